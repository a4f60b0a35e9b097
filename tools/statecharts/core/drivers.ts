import type { AnyStateMachine } from 'xstate'
import type { Model } from './spec.ts'
import {
  agree,
  atStart,
  Departure,
  foresee,
  type Foreseen,
  type NamedOracle,
} from './oracle.ts'
import type { Action, NamedPath, Step } from './step.ts'
import type { Trace } from './xstate-adapter.ts'
import { Session } from './session.ts'

type Taken = Pick<Trace, 'taken'>

/** A running system that a path can be walked on: bare actor, rendered view, browser. */
export type Driver = {
  start(): Promise<void>
  /** Resolves to false when the visitor has no way to do it: no control, or a disabled one. */
  perform(action: Action): Promise<boolean>
  /** What the visitor perceives now, once the system is at rest; JSON-serialisable. */
  observe(): Promise<unknown>
  /** Takes the system down; called once, also after a failure. */
  stop(): Promise<void>
  /** The transitions that were taken since the last call: coverage measured in this system. */
  takeTrace(): Promise<Taken>
}

/**
 * Walks a path from a fresh start and holds every step against the table: what a rule gives
 * must be possible, what is ignored must be impossible or without effect, a delay is probed
 * 1 ms before its time and at it, and what is perceived must be the table's view. Throws a
 * Departure at the first difference. Resolves to what the driver traced: the start, then one
 * trace a step.
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
      throw new Departure(oracle, way, moment, [String(cause)])
    })
  const look = async (way: readonly Step[], moment: Foreseen): Promise<void> =>
    agree(oracle, way, moment, await within(driver.observe(), way, moment))
  try {
    await driver.start()
    const start = atStart(model.initial)
    await look([], start)
    traces.push(await driver.takeTrace())
    let { state } = start
    for (const [index, step] of steps.entries()) {
      const way = steps.slice(0, index + 1)
      for (const moment of foresee(model.table, state, step)) {
        ;({ state } = moment)
        const isPossible = await within(driver.perform(moment.action), way, moment)
        if (moment.rules.length > 0 && !isPossible)
          throw new Departure(oracle, way, moment, ['it is impossible'])
        await look(way, moment)
      }
      traces.push(await driver.takeTrace())
    }
    return traces
  } finally {
    await driver.stop()
  }
}

/** A driver, for one walk, on the bare actor of a model's machine, or of a mutant of it. */
export function headlessDriver(model: Model, machine: AnyStateMachine = model.machine) {
  let session: Session | undefined
  // Made within the walk: what breaks at the start of a mutant kills it.
  const running = (): Session => (session ??= new Session(model, machine))
  return {
    start: async () => void running(),
    perform: async (action) => running().perform(action),
    observe: async () => running().observe(),
    stop: async () => {},
    takeTrace: async () => running().recorder.takeTrace(),
  } satisfies Driver
}
