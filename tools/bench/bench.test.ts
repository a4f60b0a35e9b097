import { expect, test } from 'vitest'
import { stripScripts } from './serve.ts'
import { type PageRuns, spreadOf, tableOf, verdictOf } from './table.ts'

test('the median of runs comes with the noise that they show', () => {
  expect(spreadOf([10, 10, 10, 900])).toEqual({ median: 10, noise: 0 })
  const { median, noise } = spreadOf([90, 100, 110, 100])
  expect([median, noise.toFixed(2)]).toEqual([100, '9.29'])
})

test.each([
  [100, 0, '✓'],
  [104, 5, '≈'],
  [106, 5, '✗'],
])('a median of %d, give or take %d, against a limit of 100: %s', (median, noise, sign) => {
  expect(verdictOf({ median, noise }, 100)).toBe(sign)
})

test('a page is compared with its references in the same run', () => {
  const page: PageRuns = {
    path: '/contact',
    site: [{ fcp: 300, sign: 20 }, { fcp: 800 }, { fcp: 300 }],
    withoutScript: [{ fcp: 300 }, { fcp: 800 }, { fcp: 300 }],
    floor: [{ fcp: 200 }, { fcp: 500 }, {}],
  }
  const { text, isOver } = tableOf([page])
  expect(text.split('\n')[2]?.split(/ {2,}/)).toEqual([
    '/contact',
    '1.55±0.13✗',
    '1.00±0.00',
    '20±0',
    '',
  ])
  expect(isOver).toBe(true)
  expect(tableOf([{ ...page, floor: [] }]).isOver).toBe(false)
})

test('a page without its scripts keeps its data and its words', () => {
  const data = '<script type="application/ld+json">{}</script>'
  const later = '<template id="later"><link rel="preload" href="/a.js"></template>'
  const html = `<p>Bonjour</p>${data}<script type="module" src="/a.js"></script>${later}`
  const end = '<script type="module"></script>'
  expect(stripScripts(html)).toBe(`<p>Bonjour</p>${data}${end}`)
})
