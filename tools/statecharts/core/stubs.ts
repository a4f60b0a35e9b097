import {
  type ActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  type Snapshot,
  StateMachine,
} from 'xstate'
import type { Outcome } from './model.ts'
import { invokedSources, isStop } from './xstate-adapter.ts'

/** An actor that a machine started, standing in for the real one until a step settles it. */
export type Stub = {
  readonly actor: string
  /** The name under which the machine asked for it. */
  readonly source: string
  readonly input: unknown
  isRunning(): boolean
  settle(outcome: Outcome): void
}

type StubSnapshot = Snapshot<unknown> & { readonly input: unknown }
type StubEvent = { type: string; outcome?: Outcome }

/** A machine without end breaks once it took as many microsteps for one event. */
const maxIterations = 100

const recorders = new WeakMap<object, (stub: Stub) => void>()
const stubbed = new WeakMap<AnyStateMachine, AnyStateMachine>()

/**
 * The machine with its actors stubbed and its effects silenced, child machines included;
 * guards, assignments and delays stay its own. Settling is synchronous: no promise is made.
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

function stubLogic(source: string): ActorLogic<StubSnapshot, StubEvent, unknown> {
  return {
    getInitialSnapshot: (_scope, input) => ({
      status: 'active',
      output: undefined,
      error: undefined,
      input,
    }),
    transition: (snapshot, event) => {
      const { input } = snapshot
      if (isStop(event))
        return { input, status: 'stopped', output: undefined, error: undefined }
      if (!event.outcome) return snapshot
      return 'error' in event.outcome
        ? { input, status: 'error', output: undefined, error: event.outcome.error }
        : { input, status: 'done', output: event.outcome.output, error: undefined }
    },
    getPersistedSnapshot: (snapshot) => snapshot,
    start: ({ input }, { self, system }) =>
      recorders.get(system)?.({
        actor: self.id,
        source,
        input,
        isRunning: () => self.getSnapshot().status === 'active',
        settle: (outcome) => self.send({ type: 'settle', outcome }),
      }),
  }
}
