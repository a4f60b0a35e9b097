import type { AnyStateMachine } from 'xstate'
import type { Model } from './spec.ts'
import { describeStep, type NamedPath, parseStep, type Step, UsageError } from './step.ts'
import { heardEventTypes, hears } from './xstate-adapter.ts'

type Named = Pick<Model, 'name' | 'machine' | 'outcomes'>

/** Throws a UsageError when a step names an event, an actor or an outcome that the machine lacks. */
export function refuseUnknown(model: Named, step: Step, place: string = ''): void {
  const problem = problemOf(model, step)
  if (problem !== undefined) throw new UsageError(`${place}${problem}`)
}

/** The same for whole paths; the message says in which path, and at which step. */
export function refuseUnknownIn(model: Named, paths: readonly NamedPath[]): void {
  for (const { name, steps } of paths)
    for (const [index, step] of steps.entries())
      refuseUnknown(model, step, `${name}, step ${index + 1}: `)
}

/** The same for what the rules and reasons of a table wait for. */
export function refuseUnknownCauses(
  model: Named,
  rows: readonly { readonly when: string; readonly id?: string }[],
): void {
  for (const { when, id = 'what is ignored' } of rows)
    // Timers bear the table's own names.
    if (!when.startsWith('after ')) refuseUnknown(model, parseStep(when), `rule ${id}: `)
}

/** Says that a machine sent its child an event of which the child knows nothing. */
export function unheard(
  sender: string,
  to: string,
  receiver: AnyStateMachine,
  type: string,
): string {
  return `${sender} sends "${type}" to ${to}. ${heardBy(to, receiver)}`
}

function problemOf(
  { name, machine, outcomes = {} }: Named,
  step: Step,
): string | undefined {
  if (step.kind === 'event')
    return hears(machine, step.event.type)
      ? undefined
      : `${name} knows no event "${step.event.type}". ${heardBy('It', machine)}`
  if (step.kind !== 'outcome') return undefined
  const own = outcomes[step.actor]
  if (own?.[step.outcome]) return undefined
  const known = Object.entries(outcomes).flatMap(([actor, ends]) =>
    Object.keys(ends).map((outcome) => describeStep({ ...step, actor, outcome })),
  )
  const what = own
    ? `has no outcome "${step.outcome}" for "${step.actor}"`
    : `starts no actor "${step.actor}"`
  return `${name} ${what}. Its actors end as: ${known.join(', ') || 'there are none'}.`
}

function heardBy(who: string, machine: AnyStateMachine): string {
  return `${who} hears: ${heardEventTypes(machine).join(', ') || 'nothing'}.`
}
