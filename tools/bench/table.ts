import type { Sample } from './visit.ts'

export type Variant = 'site' | 'withoutScript' | 'floor'

/** The samples of one page and of its references, one of each a run. */
export type PageRuns = { readonly path: string } & Readonly<Record<Variant, Sample[]>>

type Column = {
  readonly title: string
  readonly limit: number
  readonly digits?: number
  readonly values: (page: PageRuns) => readonly number[]
}

const measured =
  (measure: keyof Sample) =>
  ({ site }: PageRuns) =>
    site.flatMap((sample) => sample[measure] ?? [])

/** The page divided by its reference, or minus it, in the same run. */
const compared =
  (
    measure: keyof Sample,
    reference: Variant,
    combine: (value: number, other: number) => number = (value, other) => value / other,
  ) =>
  (page: PageRuns) =>
    page.site.flatMap((sample, run) => {
      const value = sample[measure]
      const other = page[reference][run]?.[measure]
      return value === undefined || other === undefined ? [] : [combine(value, other)]
    })

/** What a page owes: ratios to its references, times in ms. */
const columns: readonly Column[] = [
  { title: 'fcp÷floor', limit: 1.25, digits: 2, values: compared('fcp', 'floor') },
  { title: 'lcp÷floor', limit: 1.25, digits: 2, values: compared('lcp', 'floor') },
  { title: 'fcp÷bare', limit: 1.05, digits: 2, values: compared('fcp', 'withoutScript') },
  { title: 'lcp÷bare', limit: 1.05, digits: 2, values: compared('lcp', 'withoutScript') },
  { title: 'cls', limit: 0.005, digits: 4, values: measured('cls') },
  {
    title: 'blocking−bare',
    limit: 30,
    values: compared('blocking', 'withoutScript', (value, other) => value - other),
  },
  { title: 'start: longest task', limit: 100, values: measured('longest') },
  { title: 'menu÷bare', limit: 1.05, digits: 2, values: compared('menu', 'withoutScript') },
  { title: 'press: sign', limit: 100, values: measured('sign') },
  { title: 'done', limit: 500, values: measured('answer') },
  { title: 'scroll, press: sign', limit: 100, values: measured('signScrolled') },
  { title: 'done', limit: 200, values: measured('answerScrolled') },
  { title: 'menu', limit: 100, values: measured('menuInp') },
  { title: 'filter', limit: 100, values: measured('filterInp') },
  { title: 'question', limit: 100, values: measured('questionInp') },
  { title: 'typing', limit: 100, values: measured('typingInp') },
  { title: 'next page', limit: 100, values: measured('next') },
]

/** One row a page: each median with its noise, marked where it is over its limit. */
export function tableOf(pages: readonly PageRuns[]) {
  let isOver = false
  const rows = pages.map((page) => [
    page.path,
    ...columns.map(({ limit, digits = 0, values }) => {
      const all = values(page)
      if (all.length === 0) return ''
      const spread = spreadOf(all)
      const verdict = verdictOf(spread, limit)
      isOver ||= verdict === '✗'
      const [median, noise] = [spread.median.toFixed(digits), spread.noise.toFixed(digits)]
      return `${median}±${noise}${verdict === '✓' ? '' : verdict}`
    }),
  ])
  const titles = ['page', ...columns.map(({ title }) => title)]
  const all = [titles, ['at most', ...columns.map(({ limit }) => `${limit}`)], ...rows]
  const widths = titles.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)))
  const lines = all.map((row) =>
    row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '),
  )
  const legend =
    '÷ bare: the same page without script; ✗ over its limit, ≈ by no more than noise'
  return { text: [...lines, '', legend].join('\n'), isOver }
}

export type Spread = { readonly median: number; readonly noise: number }

function medianOf(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2
}

/**
 * The median, and by how much noise may move it: twice its standard error, from the median
 * absolute deviation, since a run that another program disturbs says nothing of the page.
 */
export function spreadOf(values: readonly number[]): Spread {
  const median = medianOf(values)
  const deviation = medianOf(values.map((value) => Math.abs(value - median)))
  const standardError = (1.2533 * 1.4826 * deviation) / Math.sqrt(values.length)
  return { median, noise: 2 * standardError }
}

/** ✓ within the limit, ✗ over it, ≈ over it by no more than noise may make. */
export function verdictOf({ median, noise }: Spread, limit: number) {
  if (median <= limit) return '✓'
  return median - noise > limit ? '✗' : '≈'
}
