import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  fromPromise,
  StateMachine,
} from 'xstate'
import type { Outcome } from './spec.ts'
import { invokedSources, settling } from './xstate-adapter.ts'

/** An actor that a machine started, standing in for the real one until a step settles it. */
export type Stub = {
  readonly actor: string
  /** The name under which the machine asked for it. */
  readonly source: string
  readonly input: unknown
  isRunning(): boolean
  settle(outcome: Outcome): void
}

/** A machine without end breaks once it took as many microsteps for one event. */
const maxIterations = 100

const recorders = new WeakMap<object, (stub: Stub) => void>()
const stubbed = new WeakMap<AnyStateMachine, AnyStateMachine>()

/**
 * The machine with its actors stubbed and its effects silenced, child machines included;
 * guards, assignments and delays stay its own. Settling is synchronous.
 */
export function stub(machine: AnyStateMachine): AnyStateMachine {
  const known = stubbed.get(machine)
  if (known) return known
  const { actors, actions } = machine.implementations
  const made = machine.provide({
    actors: Object.fromEntries(
      [...new Set([...invokedSources(machine), ...Object.keys(actors)])].map((source) => {
        const logic = actors[source]
        return [source, logic instanceof StateMachine ? stub(logic) : stubLogic(source)]
      }),
    ),
    // An action without `resolve` is a plain function: an effect, recorded and not run.
    actions: Object.fromEntries(
      Object.entries(actions)
        .filter(([, action]) => typeof action === 'function' && !('resolve' in action))
        .map(([name]) => [name, () => {}]),
    ),
  })
  made.options = { ...made.options, maxIterations }
  stubbed.set(machine, made)
  return made
}

/** Records each stub that the system of this root actor starts from now on. */
export function recordStubs(root: AnyActorRef, record: (stub: Stub) => void): void {
  recorders.set(root.system, record)
}

/** A promise that never settles by itself. */
function stubLogic(source: string): AnyActorLogic {
  return fromPromise(({ input, self, system }) => {
    recorders.get(system)?.({
      actor: self.id,
      source,
      input,
      isRunning: () => self.getSnapshot().status === 'active',
      settle: (outcome) => self.send(settling(outcome)),
    })
    return new Promise(() => {})
  })
}
