import type { Model } from './spec.ts'
import { describeStep, type NamedPath, parseStep, type Step, UsageError } from './step.ts'
import { heardEventTypes, hears } from './xstate-adapter.ts'

type Named = Pick<Model, 'name' | 'machine' | 'outcomes'>

/** Throws a UsageError when a step names an event, an actor or an outcome that the machine lacks. */
export function refuseUnknown(
  { name, machine, outcomes = {} }: Named,
  step: Step,
  place: string = '',
): void {
  if (step.kind === 'event' && !hears(machine, step.event.type)) {
    const { type } = step.event
    const heard = heardEventTypes(machine).join(', ') || 'nothing'
    throw new UsageError(`${place}${name} knows no event "${type}". It hears: ${heard}.`)
  }
  if (step.kind !== 'outcome' || outcomes[step.actor]?.[step.outcome]) return
  const known = Object.entries(outcomes).flatMap(([actor, ends]) =>
    Object.keys(ends).map((outcome) => describeStep({ ...step, actor, outcome })),
  )
  const what = outcomes[step.actor]
    ? `has no outcome "${step.outcome}" for "${step.actor}"`
    : `starts no actor "${step.actor}"`
  throw new UsageError(
    `${place}${name} ${what}. Its actors end as: ${known.join(', ') || 'there are none'}.`,
  )
}

/** The same for whole paths; the message says in which path, and at which step. */
export function refuseUnknownIn(model: Named, paths: readonly NamedPath[]): void {
  for (const { name, steps } of paths)
    for (const [index, step] of steps.entries())
      refuseUnknown(model, step, `${name}, step ${index + 1}: `)
}

/** The same for what the rules and reasons of its table wait for. */
export function refuseUnknownCauses(model: Model): void {
  for (const { when, id } of [...model.table, ...(model.ignored ?? [])])
    // Timers bear the table's own names.
    if (!when.startsWith('after ')) refuseUnknown(model, parseStep(when), `rule ${id}: `)
}
