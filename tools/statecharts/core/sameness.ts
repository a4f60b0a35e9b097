import type { AnyStateMachine } from 'xstate'
import type { Model } from './model.ts'
import { Session } from './session.ts'
import { halves, isRecord, type NamedPath, stableJson } from './step.ts'
import { isActor } from './xstate-adapter-actor.ts'

/**
 * Whether a variant of the model's machine is inside, after every step of these paths, what the
 * machine is: states, context, timers, effects, messages, actors. Nobody could tell them apart
 * there: a doubled assignment of the same value, two actions that do not know of each other.
 */
export function isSameInside(
  model: Model,
  variant: AnyStateMachine,
  paths: readonly NamedPath[],
): boolean {
  return paths.every((path) => {
    const [original, other] = [new Session(model), new Session(model, variant)]
    const isSame = path.steps.every((step) => {
      const [almost, action] = halves(step)
      for (const session of [original, other]) {
        if (almost) session.perform(almost)
        session.perform(action)
      }
      return insideOf(original) === insideOf(other)
    })
    original.dispose()
    other.dispose()
    return isSame
  })
}

/** In any order what goes to different receivers, and events of different types: nobody compares them. */
function insideOf(session: Session): string {
  const { value, context, status, children } = session.read()
  const { clock, calls, emitted, recorder } = session
  return stableJson({
    value,
    context,
    status,
    children: Object.fromEntries(Object.entries<unknown>(children).map(contextOf)),
    due: clock.due(),
    calls: Object.groupBy(
      calls.map(({ actor, input }) => ({ actor, input })),
      ({ actor }) => actor,
    ),
    running: session
      .runningNames()
      .map((name) => stableJson(name))
      .toSorted(),
    emitted: Object.groupBy(emitted, ({ type }) => type),
    actions: recorder.actions,
    sent: Object.groupBy(recorder.sent, ({ to }) => to),
  })
}

/** Of a child machine; what else runs is told by its calls. */
function contextOf([id, child]: readonly [string, unknown]): readonly [string, unknown] {
  const snapshot: unknown = isActor(child) ? child.getSnapshot() : undefined
  return [id, isRecord(snapshot) ? snapshot.context : undefined]
}
