/** The mutants of machines and of views: how many, and which live. */
import type { Analysis } from './analysis.ts'
import { type Cell, cell, escape, list, table, text } from './html.ts'
import {
  resultWords,
  percent,
  typeset,
  viewResultWords,
  viewOperatorWords,
} from './labels.ts'
import type { ViewMutantsResult } from './results.ts'

type Row = { readonly head: Cell; readonly results: readonly { readonly result: string }[] }

export function machineMutants(analyses: readonly Analysis[]): string {
  return mutantTable(
    'Les mutants des machines\u00A0: une chose changée à la fois',
    'Machine',
    resultWords,
    analyses.flatMap(({ name, title, mutation }) =>
      mutation
        ? {
            head: cell(`<a href="#${name}">${escape(title)}</a>`),
            results: mutation.results,
          }
        : [],
    ),
  )
}

export function viewMutants({ results }: ViewMutantsResult): string {
  const living = results
    .filter(({ result }) => result !== 'killed')
    .map(
      ({ id, because }) =>
        `<code>${escape(id)}</code>${because === undefined ? '' : `\u00A0: ${escape(typeset(because))}`}`,
    )
  return [
    mutantTable(
      'Les mutants des vues\u00A0: comment elles tiennent à leurs machines',
      'Opérateur',
      viewResultWords,
      Object.entries(viewOperatorWords).flatMap(([operator, word]) => {
        const own = results.filter((one) => one.operator === operator)
        return own.length > 0 ? { head: text(word), results: own } : []
      }),
    ),
    living.length > 0
      ? `<h3>Mutants des vues qui vivent, et pourquoi</h3>${list(living)}`
      : '',
  ].join('\n')
}

function mutantTable(
  caption: string,
  head: string,
  words: Readonly<Record<string, string>>,
  rows: readonly Row[],
): string {
  const line = ({ head: first, results }: Row) => {
    const count = (wanted: string) =>
      results.filter(({ result }) => result === wanted).length
    const killed = count('killed')
    const tried = killed + count('survived') + count('unreached')
    return [
      first,
      ...Object.keys(words).map((wanted) =>
        text(count(wanted).toLocaleString('fr-FR'), 'number'),
      ),
      text(percent(tried === 0 ? 1 : killed / tried), 'number'),
    ]
  }
  const all = { head: text('Ensemble'), results: rows.flatMap(({ results }) => results) }
  return table(
    caption,
    [
      text(head),
      ...Object.values(words).map((word) => text(word, 'number')),
      text('Taux', 'number'),
    ],
    [...rows, all].map(line),
  )
}
