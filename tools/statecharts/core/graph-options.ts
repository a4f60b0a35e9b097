import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import type { TestModelOptions } from 'xstate/graph'
import { TestClock } from './clock.ts'
import { identityOf } from './explore.ts'
import type { Model } from './model.ts'
import { stableJson } from './step.ts'
import { actorEndEvent, actorName, timerEvents } from './xstate-adapter.ts'

type GraphOptions<Machine extends AnyStateMachine> = Omit<
  TestModelOptions<SnapshotFrom<Machine>, EventFrom<Machine>, InputFrom<Machine>>,
  'logger' | 'serializeTransition'
>

/**
 * Returns options for the functions of `xstate/graph`: the input of the machine, the events of the model, the
 * outcomes of its actors, the ends of its timers and the identity of its states. `xstate/graph` does not model
 * time, so states that differ only in remaining times count as one.
 * @example getShortestPaths(model.machine, graphOptions(model))
 */
export function graphOptions<Machine extends AnyStateMachine>(
  model: Model<Machine>,
): GraphOptions<Machine>
export function graphOptions(model: Model) {
  const { outcomes = {} } = model
  const events = (snapshot: AnyMachineSnapshot): readonly AnyEventObject[] => {
    if (snapshot.status !== 'active') return []
    const running = Object.values<AnyActorRef>(snapshot.children)
    return [
      ...model.events(snapshot),
      ...running.flatMap((actor) =>
        Object.values(outcomes[actorName(actor)] ?? {}).map((end) =>
          actorEndEvent(actor.id, end),
        ),
      ),
      ...timerEvents(snapshot),
    ]
  }
  return {
    input: model.input?.(new TestClock()),
    events,
    // `createTestModel` also tries the machine's events that the model leaves out. This filter drops them.
    filterEvents: (snapshot: AnyMachineSnapshot, { type }: AnyEventObject) =>
      events(snapshot).some((event) => event.type === type),
    serializeState: (snapshot: AnyMachineSnapshot) =>
      stableJson(identityOf(model, snapshot, [])),
    stateMatcher: (snapshot: AnyMachineSnapshot, state: string) => snapshot.matches(state),
  }
}
