import { type AnyStateMachine, fromPromise, StateMachine } from 'xstate'
import { invokedSources } from './xstate-adapter.ts'

/** A machine without end breaks once it took as many microsteps for one event. */
const maxIterations = 100

/** A promise that never settles by itself. */
const silence = fromPromise(() => new Promise(() => {}))

const stubbed = new WeakMap<AnyStateMachine, AnyStateMachine>()

/**
 * The machine with its actors stubbed and its effects silenced, child machines included;
 * guards, assignments and delays stay its own.
 */
export function stub(machine: AnyStateMachine): AnyStateMachine {
  const known = stubbed.get(machine)
  if (known) return known
  const { actors, actions } = machine.implementations
  const made = machine.provide({
    actors: Object.fromEntries(
      [...new Set([...invokedSources(machine), ...Object.keys(actors)])].map((source) => {
        const logic = actors[source]
        return [source, logic instanceof StateMachine ? stub(logic) : silence]
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
