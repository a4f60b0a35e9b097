import type { Model } from './spec.ts'
import { type Step, UsageError } from './step.ts'
import { outsideEventTypes } from './xstate-adapter.ts'

/** Throws a UsageError when a step names an event, an actor or an outcome that the machine lacks. */
export function refuseUnknown({ name, machine, outcomes = {} }: Model, step: Step): void {
  if (step.kind === 'event') {
    const { type } = step.event
    const heard = outsideEventTypes(machine)
    // A wildcard may hear anything.
    if (heard.includes(type) || machine.events.some((known) => known.includes('*'))) return
    throw new UsageError(
      `${name} knows no event "${type}". It hears: ${heard.join(', ') || 'nothing'}.`,
    )
  }
  if (step.kind !== 'outcome' || outcomes[step.actor]?.[step.outcome]) return
  const known = Object.entries(outcomes).flatMap(([actor, ends]) =>
    Object.keys(ends).map((outcome) => `${actor} ${outcome}`),
  )
  throw new UsageError(
    `${name} has no "${step.actor} ${step.outcome}". Its actors end as: ${known.join(', ') || 'none'}.`,
  )
}
