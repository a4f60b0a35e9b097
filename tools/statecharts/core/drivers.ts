import type { AnyStateMachine } from 'xstate'
import type { Model } from './spec.ts'
import { consult, type Oracle, type SpecState } from './oracle.ts'
import {
  type Action,
  afterSteps,
  describeStep,
  halves,
  type NamedPath,
  unexpected,
} from './step.ts'
import type { Trace } from './xstate-adapter.ts'
import { Session } from './session.ts'

type Taken = Pick<Trace, 'taken'>

/** A running system that a path can be walked on: bare actor, rendered view, browser. */
export type Driver<View = unknown> = {
  /** Brings up a fresh system. */
  start(): Promise<void>
  /** Resolves to false when the visitor has no way to do it: no control, or a disabled one. */
  perform(action: Action): Promise<boolean>
  /** What the visitor perceives now, once the system is at rest; JSON-serialisable. */
  observe(): Promise<View>
  /** Takes the system down; called once, also after a failure. */
  stop(): Promise<void>
  /** The transitions that were taken since the last call: coverage measured in this system. */
  takeTrace?(): Promise<Taken>
}

/**
 * A path that did not go as the table says. The message holds the path, the step's number
 * from 1, where what is seen differs from the table, and the steps so far, one a line.
 */
export class WalkError extends Error {
  override readonly name = 'WalkError'
}

/**
 * Walks a path from a fresh start and holds every step against the table: what a rule gives
 * must be possible, what is ignored must be impossible or without effect, a delay is probed
 * 1 ms before its time and at it, and what is perceived must be the table's view. Throws a
 * WalkError at the first difference. Resolves to what the driver traced: the start, then one
 * trace a step.
 */
export async function walk<View>(
  driver: Driver<View>,
  path: NamedPath,
  oracle: Oracle<SpecState, View>,
): Promise<readonly Taken[]> {
  let state = oracle.initial
  const traces: Taken[] = []
  const note = async (): Promise<void> => {
    const trace = await driver.takeTrace?.()
    if (trace) traces.push(trace)
  }
  const look = async (number: number, moment: string): Promise<void> => {
    const seen: unknown = await driver.observe().catch((cause: unknown) => {
      throw failure(path, number, `${moment}\n${String(cause)}`, cause)
    })
    const found = unexpected(oracle.view(state), seen)
    if (found.length > 0) throw failure(path, number, [moment, ...found].join('\n'))
  }
  try {
    await driver.start()
    await look(0, 'at the start')
    await note()
    for (const [index, step] of path.steps.entries()) {
      const [almost, action] = halves(step)
      if (almost) {
        state = consult(oracle.table, state, almost).state
        await driver.perform(almost)
        await look(index + 1, '1 ms before its time')
      }
      const { state: next, rules } = consult(oracle.table, state, action)
      const verdict =
        rules.length > 0
          ? `by rule ${rules.join(', ')}`
          : action.kind === 'wait'
            ? 'nothing is due'
            : 'must be ignored'
      state = next
      const isPossible = await driver.perform(action)
      if (rules.length > 0 && !isPossible)
        throw failure(path, index + 1, `${verdict}, but it is impossible`)
      await look(index + 1, verdict)
      await note()
    }
    return traces
  } finally {
    await driver.stop()
  }
}

/** A driver, for one walk, on the bare actor of a model's machine, or of a mutant of it. */
export function headlessDriver(
  model: Model,
  machine: AnyStateMachine = model.machine,
): Driver {
  let session: Session | undefined
  // Made within the walk: what breaks at the start of a mutant kills it.
  const running = (): Session => (session ??= new Session(model, machine))
  return {
    start: async () => void running(),
    perform: async (action) => running().perform(action),
    observe: async () => running().observe(),
    stop: async () => session?.dispose(),
    takeTrace: async () => running().takeTrace(),
  }
}

function failure(
  path: NamedPath,
  number: number,
  problem: string,
  cause?: unknown,
): WalkError {
  const at = path.steps[number - 1]
  const heading = at ? `step ${number}, ${describeStep(at)}: ` : ''
  return new WalkError(
    afterSteps(`${path.name}, ${heading}${problem}\nwalked:`, path.steps.slice(0, number)),
    { cause },
  )
}
