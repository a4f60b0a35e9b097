import type { AnyActorRef, AnyStateMachine } from 'xstate'
import type { Model } from './model.ts'
import { isRecord } from './effects.ts'
import { Session } from './session.ts'
import { halves, type NamedPath, stableJson } from './step.ts'

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
      const [almost, action] = step.kind === 'delay' ? halves(step.ms) : [undefined, step]
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

function insideOf(session: Session): string {
  const { value, context, status, children } = session.read()
  const { clock, calls, emitted, recorder } = session
  return stableJson({
    value,
    context,
    status,
    children: Object.entries<unknown>(children).flatMap(contextOf),
    due: clock.due(),
    calls: calls.map(({ actor, input }) => [actor, input]),
    running: session.runningNames(),
    emitted,
    actions: recorder.actions,
    sent: recorder.sent,
  })
}

/** Of a child machine; what else runs is told by its calls. */
function contextOf([id, child]: readonly [string, unknown]): readonly unknown[] {
  const snapshot: unknown = isActor(child) ? child.getSnapshot() : undefined
  return isRecord(snapshot) && 'context' in snapshot ? [id, snapshot.context] : []
}

function isActor(child: unknown): child is AnyActorRef {
  return isRecord(child) && typeof child.getSnapshot === 'function'
}
