import type { AnyStateMachine } from 'xstate'
import type { Model } from './model.ts'
import {
  assertView,
  predictStart,
  SpecMismatchError,
  predictStep,
  type Prediction,
  type NamedOracle,
} from './oracle.ts'
import type { Action, NamedPath, Step } from './step.ts'
import type { Trace } from './xstate-adapter.ts'
import { Session } from './session.ts'

type Taken = Pick<Trace, 'taken'>

/** Runs the steps of a path on a system: a bare actor, a rendered view or a browser page. */
export type Driver = {
  start(): Promise<void>
  /** Resolves to false if the action is impossible, for example because a control is disabled. */
  perform(action: Action): Promise<boolean>
  /** Waits until the system is idle. Resolves to what the user perceives, as JSON-serialisable data. */
  observe(): Promise<unknown>
  /** Tears the system down. Called once, also after a failure. */
  stop(): Promise<void>
  /** Resolves to the transitions taken since the last call, which measure the coverage of this system. */
  takeTrace(): Promise<Taken>
}

/**
 * Walks a path from a fresh start and compares every step with the specification. A step with a rule must
 * be possible, and a step without one must not change the view. Rejects at the first difference. Resolves to
 * the traces of the start and of each step.
 */
export async function walk(
  driver: Driver,
  { name, steps }: NamedPath,
  model: NamedOracle,
): Promise<readonly Taken[]> {
  const oracle = { ...model, name: `${model.name}, ${name}` }
  const traces: Taken[] = []
  const wrap = <Value>(task: Promise<Value>, path: readonly Step[], expected: Prediction) =>
    task.catch((cause: unknown) => {
      throw new SpecMismatchError(oracle, path, expected, [String(cause)])
    })
  const check = async (path: readonly Step[], expected: Prediction): Promise<void> =>
    assertView(oracle, path, expected, await wrap(driver.observe(), path, expected))
  try {
    await driver.start()
    const start = predictStart(model.initial)
    await check([], start)
    traces.push(await driver.takeTrace())
    let { state } = start
    for (const [index, step] of steps.entries()) {
      const path = steps.slice(0, index + 1)
      for (const expected of predictStep(model.table, state, step)) {
        ;({ state } = expected)
        const isPossible = await wrap(driver.perform(expected.action), path, expected)
        if (expected.rules.length > 0 && !isPossible)
          throw new SpecMismatchError(oracle, path, expected, ['the step is impossible'])
        await check(path, expected)
      }
      traces.push(await driver.takeTrace())
    }
    return traces
  } finally {
    await driver.stop()
  }
}

/** Creates a driver for one walk on the bare actor of a machine or of its mutant. */
export function headlessDriver(model: Model, machine: AnyStateMachine = model.machine) {
  let session: Session | undefined
  // The session is created lazily, so that an error at the start of a mutant fails the walk.
  const getSession = (): Session => (session ??= new Session(model, machine))
  return {
    start: async () => void getSession(),
    perform: async (action) => getSession().perform(action),
    observe: async () => getSession().observe(),
    stop: async () => {},
    takeTrace: async () => getSession().recorder.takeTrace(),
  } satisfies Driver
}
