import { expect, test } from 'vitest'
import { blockingTime, longestTask, slowest } from './blocking.ts'
import { type Budget, budgets, compare } from './budgets.ts'
import type { Results, Sample } from './measures.ts'
import { gather, planOf } from './run.ts'
import { paired, spreadOf } from './statistics.ts'
import { alignRows, formatSpread, formatValue, ratioRows, verdictRows } from './table.ts'

const weights = {
  scripts: 1000,
  fonts: 500,
  fontFiles: 1,
  documents: { '/': 9000, '/contact': 15_000, '/reglement-interieur': 25_000 },
}

function resultsOf(pages: Readonly<Record<string, readonly Sample[]>>): Results {
  return {
    pages: Object.entries(pages).map(([path, own]) => ({
      path,
      own,
      withoutScript: own.map(() => ({ fcp: 100, lcp: 100, menuAt: 100 })),
      floor: own.map(() => ({ fcp: 80, lcp: 80 })),
    })),
    stack: [{ tbt: 70 }, { tbt: 90 }, { tbt: 80 }],
    weights,
  }
}

function budgetNamed(title: string): Budget {
  const found = budgets.find((budget) => budget.title === title)
  if (!found) throw new Error(`no budget ${title}`)
  return found
}

test.each([
  { values: [3], median: 3, least: 3, most: 3 },
  { values: [30, 10, 20], median: 20, least: 10, most: 30 },
  { values: [4, 100, 1, 2], median: 3, least: 1, most: 100 },
])('the median of $values is $median', ({ values, ...expected }) => {
  expect(spreadOf(values)).toEqual({
    ...expected,
    lowerBound: expected.median,
    count: values.length,
  })
})

test('nothing measured has no median', () => {
  expect(spreadOf([])).toBeNull()
})

test('a value is compared with the reference of its own run', () => {
  const ratios = paired<Sample>(
    [{ fcp: 300 }, {}, { fcp: 800 }],
    [{ fcp: 200 }, { fcp: 1 }, { fcp: 400 }],
    'fcp',
    (value, reference) => value / reference,
  )
  expect(ratios).toEqual([1.5, 2])
})

test('a task blocks by what it lasts above 50 ms, after the instant asked for', () => {
  const tasks = [
    { start: 0, duration: 90 },
    { start: 100, duration: 80 },
    { start: 300, duration: 60 },
  ]
  expect(blockingTime(tasks, 0)).toBe(40 + 30 + 10)
  expect(blockingTime(tasks, 120)).toBe(10 + 10)
  expect(blockingTime(tasks, 95, 200)).toBe(30)
  expect(longestTask(tasks, 95)).toBe(80)
  expect(longestTask([], 0)).toBe(0)
})

test('an interaction too short to be told counts as 16 ms', () => {
  expect(slowest([])).toBe(16)
  expect(slowest([24, 72, 40].map((duration) => ({ start: 0, duration })))).toBe(72)
})

test('a budget is held against the median, and names the pages that miss it', () => {
  const runs = (...values: number[]) => values.map((menuInp) => ({ menuInp }))
  const results = resultsOf({
    '/': runs(100, 100, 900),
    '/contact': runs(101, 20, 120),
    '/404': [{}, {}, {}],
  })
  const verdict = compare(budgetNamed('menu to its paint'), results)
  expect(verdict.pages.map(({ path, spread }) => [path, spread.median])).toEqual([
    ['/', 100],
    ['/contact', 101],
  ])
  expect(verdict.missed).toEqual(['/contact'])
  expect(verdict.worst?.path).toBe('/contact')
})

test('a median over its limit is told from one that noise brings there', () => {
  const runs = (...values: number[]) => values.map((menuInp) => ({ menuInp }))
  const over = [101, 101, 101, 101, 101, 101, 101]
  const title = 'menu to its paint'
  const told = (pages: Readonly<Record<string, readonly Sample[]>>) => {
    const verdict = compare(budgetNamed(title), resultsOf(pages))
    const [[sign, , , , , count] = []] = verdictRows([verdict])
    return [sign, count]
  }
  expect(told({ '/': runs(...over, 101) })).toEqual(['✗', '1 of 1'])
  expect(told({ '/': runs(...over, 100) })).toEqual(['≈', '1 of 1, 0 beyond the noise'])
  expect(told({ '/': runs(...over, 101), '/contact': runs(...over, 100) })).toEqual([
    '✗',
    '2 of 2, 1 beyond the noise',
  ])
  // Too few for noise to be told.
  expect(told({ '/': runs(101, 101, 100) })).toEqual(['✗', '1 of 1'])
})

test.each([
  [7, 4],
  [8, 1],
  [12, 2],
  [24, 6],
])('of %d runs the median is above the value of rank %d but once in 200', (count, rank) => {
  const values = Array.from({ length: count }, (_, index) => index + 1)
  expect(spreadOf(values)?.lowerBound).toBe(rank)
})

test('a budget of what no page offers is neither kept nor missed', () => {
  const verdict = compare(budgetNamed('filter to its paint'), resultsOf({ '/': [{}] }))
  expect(verdict).toMatchObject({ worst: null, missed: [] })
  expect(verdictRows([verdict])).toEqual([
    ['–', 'filter to its paint', '≤ 100 ms', 'not measured', '', ''],
  ])
})

test('times are compared within their run: with the variant without script, the floor and the stack', () => {
  const run = { fcp: 104, tbt: 0, startTbt: 105 }
  const results = resultsOf({ '/': [run, run, run] })
  const median = (title: string) =>
    compare(budgetNamed(title), results).worst?.spread.median
  expect(median('first paint ÷ without script')).toBe(1.04)
  expect(median('first paint ÷ floor')).toBe(1.3)
  expect(median('blocking time at load − stack’s')).toBe(-80)
  expect(median('blocking time of the start − stack’s')).toBe(25)
})

test('each page is printed with its ratios and their ranges', () => {
  const results = resultsOf({ '/': [{ fcp: 100 }, { fcp: 110 }], '/contact': [{}] })
  const titles = ['first paint ÷ without script', 'first gesture to its paint']
  const verdicts = titles.map((title) => compare(budgetNamed(title), results))
  expect(ratioRows(verdicts)).toEqual([
    ['page', 'first paint ÷ without script'],
    ['/', '×1.050 (×1.000 … ×1.100)'],
  ])
})

test('a legal page has a larger budget than the others', () => {
  const results = resultsOf({ '/': [{}], '/contact': [{}], '/reglement-interieur': [{}] })
  expect(compare(budgetNamed('document with its styles'), results).missed).toEqual([
    '/contact',
  ])
  const legal = compare(budgetNamed('document with its styles, legal'), results)
  expect(legal.pages.map(({ path }) => path)).toEqual(['/reglement-interieur'])
  expect(legal.missed).toEqual([])
})

test('of six runs three measure the load of a page, three its menu, and two its start', () => {
  for (const page of [0, 1, 2, 16]) {
    const parts = [1, 2, 3, 4, 5, 6].map((run) => planOf(run, page, 6))
    expect(parts.filter(({ load }) => load)).toHaveLength(3)
    expect(parts.filter(({ menu, load }) => menu && !load)).toHaveLength(3)
    expect(parts.filter(({ start, load }) => start && load)).toHaveLength(2)
  }
  expect(planOf(1, 0, 5)).toMatchObject({ load: true, menu: true, start: true })
})

test('a page stands between its references, which change places from load to load and from menu to menu', () => {
  for (const page of [0, 1, 16])
    for (const runs of [
      [1, 3, 5, 7],
      [2, 4, 6, 8],
    ]) {
      const orders = runs.map((run) => planOf(run, page, 24).order)
      expect(orders.map((order) => order[1])).toEqual(['own', 'own', 'own', 'own'])
      const [first, second] = orders
      expect(first).toEqual(second?.toReversed())
      expect(orders).toEqual([first, second, first, second])
    }
})

test('runs are sorted by what they measured', () => {
  const run = (fcp: number) => ({
    stack: { fcp: fcp + 1 },
    pages: [
      {
        path: '/',
        own: { fcp: fcp + 2 },
        withoutScript: { fcp: fcp + 3 },
        floor: { fcp: fcp + 4 },
      },
    ],
  })
  expect(gather([run(10), run(20)], ['/'])).toEqual({
    stack: [{ fcp: 11 }, { fcp: 21 }],
    pages: [
      {
        path: '/',
        own: [{ fcp: 12 }, { fcp: 22 }],
        withoutScript: [{ fcp: 13 }, { fcp: 23 }],
        floor: [{ fcp: 14 }, { fcp: 24 }],
      },
    ],
  })
})

test.each([
  [999, 'B', '999 B'],
  [14_000, 'B', '14.0 kB'],
  [99.6, 'ms', '100 ms'],
  [1.0499, '×', '×1.050'],
  [0.00004, '', '0'],
  [3, '', '3'],
] as const)('%d is written as %s', (value, unit, text) => {
  expect(formatValue(value, unit)).toBe(text)
})

test('a range is written where the runs differ', () => {
  const spread = { median: 20, lowerBound: 20, least: 10, most: 31, count: 3 }
  expect(formatSpread(spread, 'ms')).toBe('20 ms (10 ms … 31 ms)')
  expect(formatSpread({ ...spread, least: 20, most: 20 }, 'ms')).toBe('20 ms')
})

test('columns stand under one another', () => {
  const rows = [
    ['a', '1 ms', 'x'],
    ['long', '20 ms', ''],
  ]
  expect(alignRows(rows, [0, 2])).toEqual(['a      1 ms  x', 'long  20 ms'])
})
