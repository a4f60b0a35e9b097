import type { AnyStateMachine } from 'xstate'
import type { Model } from './model.ts'
import {
  assertView,
  atStart,
  SpecMismatchError,
  predictStep,
  type Foreseen,
  type NamedOracle,
} from './oracle.ts'
import type { Action, NamedPath, Step } from './step.ts'
import type { Trace } from './xstate-adapter.ts'
import { Session } from './session.ts'

type Taken = Pick<Trace, 'taken'>

/** Runs a system on which a path can be walked: a bare actor, a rendered view or a browser. */
export type Driver = {
  start(): Promise<void>
  /** Resolves to false if the user cannot do it, because the control is missing or disabled. */
  perform(action: Action): Promise<boolean>
  /** Resolves, once the system is idle, to what the user perceives, as JSON-serialisable data. */
  observe(): Promise<unknown>
  /** Tears the system down. Called once, also after a failure. */
  stop(): Promise<void>
  /** Returns the transitions taken since the last call, to measure coverage in this system. */
  takeTrace(): Promise<Taken>
}

/**
 * Walks a path from a fresh start and compares every step with the specification. The step of a rule
 * must be possible, an ignored step must have no effect, and a delay is checked 1 ms before and at
 * its end. Throws at the first difference. Resolves to the traces of the start and of each step.
 */
export async function walk(
  driver: Driver,
  { name, steps }: NamedPath,
  model: NamedOracle,
): Promise<readonly Taken[]> {
  const oracle = { ...model, name: `${model.name}, ${name}` }
  const traces: Taken[] = []
  const within = <Value>(doing: Promise<Value>, way: readonly Step[], moment: Foreseen) =>
    doing.catch((cause: unknown) => {
      throw new SpecMismatchError(oracle, way, moment, [String(cause)])
    })
  const look = async (way: readonly Step[], moment: Foreseen): Promise<void> =>
    assertView(oracle, way, moment, await within(driver.observe(), way, moment))
  try {
    await driver.start()
    const start = atStart(model.initial)
    await look([], start)
    traces.push(await driver.takeTrace())
    let { state } = start
    for (const [index, step] of steps.entries()) {
      const way = steps.slice(0, index + 1)
      for (const moment of predictStep(model.table, state, step)) {
        ;({ state } = moment)
        const isPossible = await within(driver.perform(moment.action), way, moment)
        if (moment.rules.length > 0 && !isPossible)
          throw new SpecMismatchError(oracle, way, moment, ['the step is impossible'])
        await look(way, moment)
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
  // Created lazily, so that an error at the start of a mutant fails the walk.
  const running = (): Session => (session ??= new Session(model, machine))
  return {
    start: async () => void running(),
    perform: async (action) => running().perform(action),
    observe: async () => running().observe(),
    stop: async () => {},
    takeTrace: async () => running().recorder.takeTrace(),
  } satisfies Driver
}
