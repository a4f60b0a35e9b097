import { escape, framed, table, text } from './html.ts'
import type { Verdict } from './budgets.ts'
import { type Line, type Mark, rangeChart, stackedChart } from './charts.ts'
import {
  floorOf,
  type Measure,
  type PageSamples,
  type Results,
  type Sample,
  titles,
  valuesOf,
} from './measures.ts'
import { spreadOf } from './statistics.ts'
import { formatSpread, pageColumns, signOf, verdictRows } from './table.ts'

export type BenchReport = {
  readonly results: Results
  readonly verdicts: readonly Verdict[]
  /** Under what it was measured, in one sentence. */
  readonly conditions: string
  readonly made: Date
  /** The style sheet. */
  readonly style: string
}

/** The report as one page of HTML that needs nothing else and runs nothing. */
export function reportHtml({ results, verdicts, conditions, made, style }: BenchReport) {
  const body = `<h1>Bench</h1>
<p>${escape(conditions)}. Medians, with the range of the runs.
<time datetime="${made.toISOString()}">${made.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>.</p>
${verdictTable(verdicts)}
<h2>First paint</h2>
${compared(results, 'fcp')}
<h2>Largest paint</h2>
${compared(results, 'lcp')}
<h2>The menu works</h2>
${compared(results, 'menuAt')}
<h2>The start at the first gesture</h2>
<p>The application comes with the first gesture: its blocking time is what a hydration at load
would have cost. The stack’s own is its blocking time at load.</p>
${blocking(results)}
<h2>From a gesture to its paint</h2>
${gestures(results)}
<h2>Bytes of a cold visit</h2>
<p class="key"><span class="document">document</span> <span class="script">script</span>
<span class="font">font</span> <span class="image">images</span> <span class="data">data</span></p>
${weights(results)}
${everything(results)}`
  return framed('Bench', style, body)
}

function verdictTable(verdicts: readonly Verdict[]) {
  const rows = verdictRows(verdicts).map((row, index) => {
    const verdict = verdicts[index]
    const isMissed = verdict !== undefined && signOf(verdict) === '✗'
    const [sign = '', title = '', ...others] = row
    return [
      text(`${sign} ${title}`, isMissed ? 'missed' : undefined),
      ...others.map((one) => text(one)),
    ]
  })
  const head = ['budget', 'limit', 'worst median', 'of', 'missed by'].map((one) =>
    text(one),
  )
  return table(`${verdicts.length} budgets`, head, rows)
}

function compared(results: Results, measure: Measure) {
  const stack = marks('stack', 'stack', results.stack, measure)
  const lines = results.pages.map(({ path, own, withoutScript, floor }) => ({
    name: path,
    marks: [
      ...marks('floor', 'floor', floor, measure),
      ...stack,
      ...marks('without script', 'without-script', withoutScript, measure),
      ...marks('page', 'page', own, measure),
    ],
  }))
  const key = `<p class="key"><span class="page">page</span> <span class="without-script">the same without script</span>
<span class="floor">floor</span> <span class="stack">stack</span></p>`
  return key + rangeChart(titles[measure], lines, 'ms')
}

function blocking({ pages, stack }: Results) {
  const lines = pages.map(({ path, own }) => ({
    name: path,
    marks: [
      ...marks('stack', 'stack', stack, 'tbt'),
      ...marks('page', 'page', own, 'startTbt'),
    ],
  }))
  return rangeChart(titles.startTbt, lines, 'ms')
}

function gestures({ pages }: Results) {
  const measures = [
    'firstInp',
    'menuInp',
    'filterInp',
    'accordionInp',
    'typingInp',
    'navigation',
  ] as const
  const lines = measures.flatMap((measure): readonly Line[] =>
    pages.flatMap(({ path, own }) => {
      const drawn = marks(path, 'page', own, measure)
      return drawn.length === 0
        ? []
        : [{ name: `${titles[measure]} · ${path}`, marks: drawn }]
    }),
  )
  return rangeChart('From a gesture to its paint', lines, 'ms', 100)
}

const kinds = [
  ['document', 'htmlBytes'],
  ['script', 'scriptBytes'],
  ['font', 'fontBytes'],
  ['image', 'imageBytes'],
  ['data', 'dataBytes'],
] as const

function weights({ pages }: Results) {
  const lines = pages.map(({ path, own }) => ({
    name: path,
    segments: kinds.map(([tone, measure]) => ({
      name: titles[measure],
      tone,
      value: (spreadOf(valuesOf(own, measure))?.median ?? 0) / 1000,
    })),
  }))
  return stackedChart('Bytes of a cold visit', lines, 'kB')
}

function everything(results: Results) {
  const row = (name: string, samples: readonly Sample[]) => [
    text(name),
    ...pageColumns.map(([measure, unit]) => {
      const spread = spreadOf(valuesOf(samples, measure))
      return text(spread ? formatSpread(spread, unit) : '')
    }),
  ]
  const ofPage = ({ path, own, withoutScript }: PageSamples) => [
    row(path, own),
    row(`${path} without script`, withoutScript),
  ]
  const head = ['page', ...pageColumns.map(([measure]) => titles[measure])].map((one) =>
    text(one),
  )
  return table('Everything measured', head, [
    row('floor', floorOf(results)),
    row('stack', results.stack),
    ...results.pages.flatMap(ofPage),
  ])
}

function marks(
  name: string,
  tone: Mark['tone'],
  samples: readonly Sample[],
  measure: Measure,
) {
  const spread = spreadOf(valuesOf(samples, measure))
  return spread ? [{ name, tone, spread }] : []
}
