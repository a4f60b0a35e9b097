import type { Analysis, Mutation, PathColumn, TransitionRow } from './analysis.ts'
import { cell, escape, list, scrolling, table, text } from './html.ts'
import { pathsText, proofOf } from './requirements.ts'
import type { DriverName, RunResult } from './results.ts'
import {
  count,
  driverWords,
  resultWords,
  operatorWords,
  percent,
  seconds,
  typeset,
} from './labels.ts'

/** One machine of the report; `drawing` is its statechart, as SVG. */
export function sectionOf(analysis: Analysis, drawing: string): string {
  const { name, title, runs, mutation } = analysis
  return `<section aria-labelledby="${name}" class="machine">
<h3 id="${name}">${escape(title)} <code>${name}</code></h3>
${list(runs.map(runSentence)) || '<p>Aucune exécution n’a laissé de mesure.</p>'}
<h4>Diagramme d’états</h4>
<figure>${scrolling(`Diagramme d’états\u00A0: ${title}`, drawing)}</figure>
<h4>Transitions et chemins</h4>
${matrix(analysis)}
${pathNames(analysis.paths)}
<h4>Énoncés de la spécification</h4>
${requirements(analysis)}
<h4>Mutants</h4>
${mutation ? mutants(title, mutation) : '<p>Aucun mutant n’a été essayé.</p>'}
</section>`
}

/** The letters of drivers, in their order. */
export function lettersOf(names: readonly DriverName[]): string {
  return names.map((driver) => driverWords[driver].letter).join('')
}

function runSentence({ driver, paths, walks, engine, ms }: RunResult): string {
  const { name } = driverWords[driver]
  const steps = paths.reduce((sum, path) => sum + path.steps, 0)
  const random = walks
    ? `, puis ${count(walks.runs, 'marche', 'marches')} au hasard (graine ${walks.seed}) sans écart`
    : ''
  return escape(
    `${name[0]?.toUpperCase()}${name.slice(1)}\u00A0: ${count(paths.length, 'chemin', 'chemins')}, ` +
      `${count(steps, 'pas', 'pas')}${random}, en ${seconds(ms)}${engine === undefined ? '' : ` (${engine})`}.`,
  )
}

function matrix({ title, transitions }: Analysis): string {
  return table(
    `${title}\u00A0: quels chemins parcourent quelle transition, et où`,
    [text('Transition'), text('Relevée'), text('Chemins')],
    transitions.map((row) => [
      cell(
        `${escape(typeset([row.transition.cause, ...row.transition.details].join(' ')))}<br><code>${escape(row.id)}</code>`,
      ),
      cell(reachOf(row)),
      text(pathsText(walkedBy(row))),
    ]),
    'transitions',
  )
}

function walkedBy({ drivers, walked }: TransitionRow) {
  return drivers.map((driver) => ({
    driver,
    paths: walked.flatMap((names, index) => (names.includes(driver) ? index : [])),
  }))
}

function reachOf({ drivers, unreachable, survivors }: TransitionRow): string {
  return [
    drivers.length > 0 ? `✓ ${lettersOf(drivers)}` : '✗ nulle part',
    ...unreachable.map(
      ({ driver, reason }) => `${driverWords[driver].letter}\u00A0: impossible, ${reason}`,
    ),
    ...(survivors.length > 0
      ? [`⚠ ${count(survivors.length, 'mutant survit', 'mutants survivent')}`]
      : []),
  ]
    .map(escape)
    .join('<br>')
}

function pathNames(paths: readonly PathColumn[]): string {
  const names = paths.map(
    ({ name, steps }, index) =>
      `C${index + 1}\u00A0: ${escape(name.replace(/^path (\d+)$/, 'chemin $1'))} (${steps}\u00A0pas)`,
  )
  return `<p class="legend">${names.join('\u202F; ')}.</p>`
}

function requirements(analysis: Analysis): string {
  return table(
    `${analysis.title}\u00A0: de chaque énoncé aux règles et aux chemins`,
    ['Énoncé', 'Règles', 'Montré par'].map((word) => text(word)),
    analysis.requirements.map((requirement) => [
      text(typeset(requirement.statement), 'statement'),
      cell(requirement.rules.map((rule) => `<code>${escape(rule)}</code>`).join('<br>')),
      text(proofOf(requirement, analysis), 'proof'),
    ]),
  )
}

function mutants(title: string, { rate, results, byOperator }: Mutation): string {
  const kinds = ['killed', 'survived', 'equivalent', 'invalid'] as const
  const rows = byOperator.map(({ operator, counts, rate: own }) => [
    text(operatorWords[operator]),
    ...kinds.map((kind) => text(String(counts[kind]), 'number')),
    text(percent(own), 'number'),
  ])
  const all = kinds.map((kind) => results.filter(({ result }) => result === kind).length)
  const told = (kind: 'survived' | 'equivalent') =>
    list(
      results
        .filter(({ result }) => result === kind)
        .map(
          ({ id, because }) =>
            `<code>${escape(id)}</code>${because === undefined ? '' : `\u00A0: ${escape(because)}`}`,
        ),
    )
  const survivors = told('survived')
  const equivalents = told('equivalent')
  return [
    table(
      `${title}\u00A0: les mutants, opérateur par opérateur`,
      [
        text('Opérateur'),
        ...kinds.map((kind) => text(resultWords[kind], 'number')),
        text('Taux', 'number'),
      ],
      [
        ...rows,
        [
          text('Ensemble'),
          ...all.map((number) => text(String(number), 'number')),
          text(percent(rate), 'number'),
        ],
      ],
    ),
    survivors && `<h5>Survivants</h5>${survivors}`,
    equivalents && `<h5>Équivalents, et pourquoi</h5>${equivalents}`,
  ].join('\n')
}
