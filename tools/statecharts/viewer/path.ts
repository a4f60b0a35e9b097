import type { Entry } from '../inspection/protocol.ts'
import { recordOf } from '../inspection/masked.ts'
import type { Model } from '../core/model.ts'
import { Session } from '../core/session.ts'
import { describeStep, type Step } from '../core/step.ts'
import { declaredTransitions, endingOf, isStart, isStop } from '../core/xstate-adapter.ts'
import { readEntry } from './reading.ts'

type LivePath = {
  readonly steps: readonly Step[]
  /** The input that the actor was given, functions left out; undefined when there was none. */
  readonly input: unknown
  /** Why the steps do not do in the harness what was seen; undefined when they do. */
  readonly problem: string | undefined
}

/**
 * What one actor went through, as steps of the path harness. Each is taken on the headless machine
 * at once: that gives the time left to its timers, and shows whether it does what was seen.
 * @param entries all of the actor that are in memory, oldest first
 */
export function pathOf(model: Model, entries: readonly Entry[]): LivePath {
  const start = entries.findLastIndex(({ event }) => isStart(event))
  const [first, ...rest] = entries.slice(start)
  if (start === -1 || !first)
    return { steps: [], input: undefined, problem: 'Son départ n’est plus en mémoire.' }
  const input = withoutFunctions(first.event.input)
  const session = new Session({
    ...model,
    input: (clock) =>
      input ? { ...model.input?.(clock), ...input } : model.input?.(clock),
  })
  const steps: Step[] = []
  let at = first.at
  let problem: string | undefined
  for (const entry of rest.filter(({ event }) => !isStop(event))) {
    const pause = waitBefore(entry, entry.at - at, session)
    const step = stepOf(entry, session, model)
    at = entry.at
    if (step === undefined) {
      problem ??= `Aucun pas ne correspond à ${entry.event.type}.`
      continue
    }
    if (pause) session.perform(pause)
    session.takeTrace()
    session.perform(step.kind === 'delay' ? { kind: 'wait', ms: step.ms } : step)
    steps.push(...(pause ? [pause] : []), step)
    problem ??= differenceAt(entry, session, model, step)
  }
  session.dispose()
  return { steps, input, problem }
}

/** The path as JSON, which tests and `npm run paths -- replay` read. */
export function pathText({ name }: Model, { steps, input }: LivePath): string {
  const path = { name: 'seen live', ...(input ? { input } : {}), steps }
  return JSON.stringify({ machine: name, paths: [path] }, null, 2)
}

/** Time counts while a timer runs, and never past it. */
function waitBefore(entry: Entry, passed: number, { clock }: Session) {
  const due = clock.due()[0]
  if (due === undefined || isTimer(entry)) return undefined
  const ms = Math.min(Math.floor(passed), due - 1)
  return ms > 0 ? ({ kind: 'wait', ms } as const) : undefined
}

function stepOf(entry: Entry, { clock }: Session, model: Model): Step | undefined {
  const { event } = entry
  if (isTimer(entry)) {
    const due = clock.due()[0]
    return due === undefined ? undefined : { kind: 'delay', ms: due }
  }
  const ending = endingOf(event)
  if (!ending) return { kind: 'event', event }
  const outcomes = Object.entries(model.outcomes?.[ending.actor] ?? {})
  const alike = outcomes.filter(([, end]) => 'output' in end === ending.isDone)
  const { reason } = recordOf(event.error)
  const same = alike.find(
    ([, end]) => 'error' in end && recordOf(end.error).reason === reason,
  )
  const [outcome] = same ?? alike[0] ?? []
  return outcome === undefined
    ? undefined
    : { kind: 'outcome', actor: ending.actor, outcome }
}

/**
 * An actor that hears itself hears a timer: other events to itself are no more than microsteps.
 * What its children tell it in the harness follows from a timer of theirs.
 */
function isTimer({ actor, source, isFromChild, event }: Entry): boolean {
  return source?.id === actor.id || (isFromChild && endingOf(event) === undefined)
}

function differenceAt(entry: Entry, session: Session, model: Model, step: Step) {
  const own = new Set(declaredTransitions(model.machine).map(({ id }) => id))
  const taken = session.takeTrace().taken.filter((id) => own.has(id))
  const seen = readEntry(entry, model.machine).taken
  if (taken.join() === seen.join()) return undefined
  return `À « ${describeStep(step)} », la machine seule prend ${taken.join(', ') || 'rien'}, la page a pris ${seen.join(', ') || 'rien'}.`
}

function withoutFunctions(input: unknown): object | undefined {
  const parts = Object.entries(recordOf(input)).filter(([, part]) => part !== '[function]')
  return parts.length > 0 ? Object.fromEntries(parts) : undefined
}
