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
 * Returns the options with which `xstate/graph` traverses the machine of a model: its input, the events
 * of the model, the outcomes of its actors and the ends of its timers. `xstate/graph` knows no time, so
 * states that differ only in the remaining times count as one.
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
    // `createTestModel` adds each event of the machine, which may exceed the bounds of the model.
    filterEvents: (snapshot: AnyMachineSnapshot, { type }: AnyEventObject) =>
      events(snapshot).some((event) => event.type === type),
    serializeState: (snapshot: AnyMachineSnapshot) =>
      stableJson(identityOf(model, snapshot, [])),
    stateMatcher: (snapshot: AnyMachineSnapshot, state: string) => snapshot.matches(state),
  }
}
