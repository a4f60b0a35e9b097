import type { AnyStateMachine } from 'xstate'
import { headlessDriver, type NamedPath, walk } from './drivers.ts'
import type { Model } from './model.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import { type Operator, operators } from './mutation.ts'

/** What became of a mutant. */
export type Fate = {
  readonly id: string
  readonly operator: Operator
  readonly fate: 'killed' | 'survived' | 'stillborn' | 'equivalent'
  /** The path that killed it, or why it is equivalent. */
  readonly because?: string
}

type Score = {
  readonly fates: readonly Fate[]
  /** As `rateOf` says. */
  readonly rate: number
  /** Mutants that the model calls equivalent and that were killed or do not exist. */
  readonly stale: readonly string[]
}

/**
 * Walks paths, against the model's own table, on every mutant of its machine; a mutant is
 * killed by the first path that fails. Never throws because of a mutant.
 */
export async function score(model: Model, paths: readonly NamedPath[]): Promise<Score> {
  const fates: Fate[] = []
  for (const mutant of mutantsOf(model.machine))
    fates.push(await fateOf(model, mutant, paths))
  return {
    fates,
    rate: rateOf(fates),
    stale: Object.keys(model.equivalent ?? {}).filter(
      (id) => !fates.some((one) => one.id === id && one.fate === 'equivalent'),
    ),
  }
}

/** From 0 to 1: killed among those that are neither stillborn nor equivalent; 1 when there is none. */
export function rateOf(fates: readonly Fate[]): number {
  const killed = fates.filter(({ fate }) => fate === 'killed').length
  const survived = fates.filter(({ fate }) => fate === 'survived').length
  return killed + survived === 0 ? 1 : killed / (killed + survived)
}

/** The fates of the first driver's mutants, where those that another driver killed are dead. */
export function unite(
  fates: readonly Fate[],
  ...others: readonly (readonly Fate[])[]
): readonly Fate[] {
  const killed = new Map(
    others.flat().flatMap((one) => (one.fate === 'killed' ? [[one.id, one]] : [])),
  )
  return fates.map((one) => (one.fate === 'survived' ? (killed.get(one.id) ?? one) : one))
}

/** Whether a path, walked on a variant of the model's machine, fails against the table. */
export async function kills(
  model: Model,
  machine: AnyStateMachine,
  path: NamedPath,
): Promise<boolean> {
  return walk(headlessDriver(model, machine), path, model).then(
    () => false,
    () => true,
  )
}

/** A score by operator as lines of text, the survivors by name. */
export function scoreText({ fates, rate, stale }: Score): string {
  const lines = operators.flatMap((operator) => {
    const own = fates.filter((one) => one.operator === operator)
    const count = (fate: Fate['fate']) => own.filter((one) => one.fate === fate).length
    return own.length === 0
      ? []
      : `${operator}: ${count('killed')} killed, ${count('survived')} survived, ` +
          `${count('equivalent')} equivalent, ${count('stillborn')} stillborn`
  })
  return [
    ...lines,
    ...fates.filter(({ fate }) => fate === 'survived').map(({ id }) => `survived ${id}`),
    ...stale.map((id) => `not equivalent ${id}`),
    `score ${(100 * rate).toFixed(1)} %`,
  ].join('\n')
}

async function fateOf(
  model: Model,
  { id, operator, machine }: Mutant,
  paths: readonly NamedPath[],
): Promise<Fate> {
  if (!machine) return { id, operator, fate: 'stillborn' }
  for (const path of paths)
    if (await kills(model, machine, path))
      return { id, operator, fate: 'killed', because: path.name }
  const reason = model.equivalent?.[id]
  return reason === undefined
    ? { id, operator, fate: 'survived' }
    : { id, operator, fate: 'equivalent', because: reason }
}
