/** The mutants of machines and of views: how many, and which live. */
import type { Analysis } from './analysis.ts'
import { cell, escape, list, table, text } from './html.ts'
import { fateWords, percent } from './labels.ts'
import type { ViewMutantsResult } from './results.ts'
import { titleOf } from './verdict.ts'

const fates = ['killed', 'survived', 'equivalent', 'invalid'] as const
type Fate = {
  readonly id: string
  readonly result: (typeof fates)[number]
  readonly because?: string
}

export function machineMutants(analyses: readonly Analysis[]): string {
  return mutantTable(
    'Les mutants des machines\u00A0: une chose changée à la fois',
    analyses.flatMap(({ name, title, mutation }) =>
      mutation ? { name, title, results: mutation.results } : [],
    ),
  )
}

export function viewMutants(
  analyses: readonly Analysis[],
  found: readonly ViewMutantsResult[],
): string {
  const rows = found.map(({ machine, results }) => ({
    name: machine,
    title: titleOf(analyses, machine),
    results,
  }))
  const living = rows.flatMap(({ title, results }) =>
    results
      .filter(({ result }) => result === 'survived')
      .map(({ id }) => `${escape(title)}\u00A0: <code>${escape(id)}</code>`),
  )
  return (
    mutantTable('Les mutants des vues\u00A0: comment elles tiennent à leur machine', rows) +
    (living.length > 0 ? `<h4>Survivants</h4>${list(living)}` : '')
  )
}

function mutantTable(
  caption: string,
  rows: readonly {
    readonly name: string
    readonly title: string
    readonly results: readonly Fate[]
  }[],
): string {
  const line = (first: ReturnType<typeof text>, results: readonly Fate[]) => {
    const numbers = fates.map(
      (fate) => results.filter(({ result }) => result === fate).length,
    )
    const [killed = 0, survived = 0] = numbers
    const rate = killed + survived === 0 ? 1 : killed / (killed + survived)
    return [
      first,
      ...numbers.map((number) => text(number.toLocaleString('fr-FR'), 'number')),
      text(percent(rate), 'number'),
    ]
  }
  return table(
    caption,
    [
      text('Machine'),
      ...fates.map((fate) => text(fateWords[fate], 'number')),
      text('Taux', 'number'),
    ],
    [
      ...rows.map(({ name, title, results }) =>
        line(cell(`<a href="#${name}">${escape(title)}</a>`), results),
      ),
      line(
        text('Ensemble'),
        rows.flatMap(({ results }) => results),
      ),
    ],
  )
}
