import { createHash } from 'node:crypto'
import { describeStep } from '../core/step.ts'
import type { ManualAdapter } from './manual-adapter.ts'
import { type ManualCriterion, type ManualRoute, manualRoutes } from './routes.ts'
import { compact, type Row } from './rows.ts'
import type { Saying } from './sentence.ts'

/** A script that a person follows. */
export type ManualScript = {
  /** `contact-form-3fa2c1`: made from the steps, so that it outlives what leaves them as they are. */
  readonly id: string
  readonly title: string
  /** What the specification says of its steps. */
  readonly statements: readonly string[]
  readonly rows: readonly Row[]
}

/** The scripts of a machine. */
export type ManualSuite = {
  readonly machine: string
  readonly title: string
  readonly preconditions: readonly string[]
  readonly start: readonly Saying[]
  readonly targets: ManualAdapter['targets']
  readonly criterion: ManualCriterion
  /** Steps in a script, at most. */
  readonly length: number
  readonly scripts: readonly ManualScript[]
  /** How many waits under a second were left out. */
  readonly shortWaits: number
  /** What no script covers, and why. */
  readonly left: readonly { readonly item: string; readonly reason: string }[]
}

/** The scripts that cover all of a criterion that a person can do. */
export function writeManualScripts(
  adapter: ManualAdapter,
  criterion: ManualCriterion,
  length: number,
): ManualSuite {
  const { name } = adapter.screen.model
  const { title } = adapter
  const { routes, left } = manualRoutes(adapter, criterion, length)
  return {
    machine: name,
    title,
    preconditions: adapter.preconditions,
    start: adapter.start,
    targets: adapter.targets,
    criterion,
    length,
    scripts: routes.map((route, index) => ({
      id: `${name}-${digest(route)}`,
      title: `${title}, script ${index + 1} sur ${routes.length}`,
      statements: statementsOf(adapter, route),
      rows: compact(route.flatMap(({ rows }) => rows)),
    })),
    shortWaits: routes.flat().reduce((sum, { shortWaits }) => sum + shortWaits, 0),
    left,
  }
}

function digest(route: ManualRoute): string {
  const steps = route.flatMap(({ edges }) => edges.map(({ step }) => describeStep(step)))
  return createHash('sha256').update(steps.join('\n')).digest('hex').slice(0, 6)
}

function statementsOf({ screen }: ManualAdapter, route: ManualRoute): readonly string[] {
  const taken = new Set(route.flatMap(({ rules }) => rules))
  return screen.model.table
    .filter(({ id }) => taken.has(id))
    .map(({ statement }) => statement)
}
