import type { Model } from './spec.ts'
import { describeStep, type Step, UsageError } from './step.ts'
import { outsideEventTypes } from './xstate-adapter.ts'

/** Throws a UsageError when a step names an event, an actor or an outcome that the machine lacks. */
export function refuseUnknown({ name, machine, outcomes = {} }: Model, step: Step): void {
  if (step.kind === 'event') {
    const { type } = step.event
    const heard = outsideEventTypes(machine)
    // A wildcard may hear anything.
    if (heard.includes(type) || machine.events.some((known) => known.includes('*'))) return
    throw new UsageError(`${name} knows no event "${type}". It hears: ${heard.join(', ')}.`)
  }
  if (step.kind !== 'outcome' || outcomes[step.actor]?.[step.outcome]) return
  const known = Object.entries(outcomes).flatMap(([actor, ends]) =>
    Object.keys(ends).map((outcome) => describeStep({ ...step, actor, outcome })),
  )
  const what = outcomes[step.actor]
    ? `has no outcome "${step.outcome}" for "${step.actor}"`
    : `starts no actor "${step.actor}"`
  throw new UsageError(
    `${name} ${what}. Its actors end as: ${known.join(', ') || 'there are none'}.`,
  )
}
