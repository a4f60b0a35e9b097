/** A file of steps as a session: what all actors do when the steps are walked without a page. */
import type { InspectionEvent } from 'xstate'
import type { Model } from '../core/model.ts'
import { Session } from '../core/session.ts'
import { describeStep, type NamedPath } from '../core/step.ts'
import { openPage } from '../inspection/open-page.ts'
import { LiveSystem } from '../product/live-system.ts'
import type { ProductModel } from '../product/product-model.ts'
import { statementsOf } from '../product/product-text.ts'
import { walkProduct } from '../product/replay-product.ts'
import type { InspectedPage, WalkedStep } from './state.ts'

/** The clock starts at midnight: the times of the events are what has passed. */
const midnight = new Date(2000, 0, 1).getTime()

type Note = (text: string, isDone?: boolean, problems?: readonly string[]) => void

/**
 * Walks steps on the whole system as `replay` does, each move held against every property. Throws
 * on a step that nobody can take there.
 */
export function watchProduct(
  model: ProductModel,
  { name, steps }: NamedPath,
): InspectedPage {
  const statements = new Map(statementsOf(model).map(({ id, sentence }) => [id, sentence]))
  return record(model.name, statements.get(name) ?? name, (watch, keepTime, note) => {
    const system = new LiveSystem(model, watch)
    keepTime(system.clock.now)
    note('Départ')
    for (const { move, violations } of walkProduct(model, system, steps))
      note(
        move.steps.map(describeStep).join(', '),
        true,
        violations.map(
          ({ property, culprit }) =>
            `${property}\u00A0: ${statements.get(property) ?? ''}${culprit ? ` (${culprit})` : ''}`,
        ),
      )
  })
}

/** Walks steps on the bare machine of a model; a step that was impossible or ignored is marked. */
export function watchMachine(model: Model, { name, steps }: NamedPath): InspectedPage {
  return record(model.name, name, (watch, keepTime, note) => {
    const session = new Session(model, model.machine, watch)
    keepTime(session.clock.now)
    note('Départ')
    for (const step of steps) {
      const action = step.kind === 'delay' ? ({ kind: 'wait', ms: step.ms } as const) : step
      note(describeStep(step), session.perform(action))
    }
  })
}

function record(
  machine: string,
  title: string,
  walk: (
    watch: (event: InspectionEvent) => void,
    keepTime: (now: () => number) => void,
    note: Note,
  ) => void,
): InspectedPage {
  let now = () => 0
  const page = openPage({}, machine, { now: () => midnight + now() })
  const steps: WalkedStep[] = []
  walk(
    page.inspection.inspect,
    (given) => {
      now = given
    },
    (text, isDone = true, problems = []) =>
      steps.push({ text, isDone, problems, seq: page.inspection.count - 1 }),
  )
  // Nobody typed what is in it.
  const { path, isMasked, first, entries, actors, timers } = page.readUnmasked()
  const byId = new Map(actors.map((actor) => [actor.id, actor]))
  const walked = { title, steps }
  return { path, isMasked, first, entries, actors: byId, timers, walked, isSaved: true }
}
