import { expect, test } from 'vitest'
import { stripScripts } from './serve.ts'
import { type PageRuns, compareWithLimits } from './table.ts'

test('marks values above their limit with ✗, or with ≈ if the excess may be noise', () => {
  const page: PageRuns = {
    path: '/contact',
    site: [
      { fcp: 300, feedback: 100, longest: 95 },
      { fcp: 800, longest: 110 },
      { fcp: 300, longest: 104 },
    ],
    withoutScript: [{ fcp: 300 }, { fcp: 800 }, { fcp: 300 }],
    floor: [{ fcp: 200 }, { fcp: 500 }, {}],
  }
  const { rows, isOver } = compareWithLimits([page])
  expect(rows[1]).toMatchObject({
    page: '/contact',
    'fcp÷floor': '1.55±0.13✗',
    'fcp÷bare': '1.00±0.00',
    'start: longest task': '104±13≈',
    'press: feedback': '100±0',
    'next page': '',
  })
  expect(isOver).toBe(true)
  expect(compareWithLimits([{ ...page, floor: [] }]).isOver).toBe(false)
})

test('empties scripts and removes their preloads, but keeps JSON-LD and text', () => {
  const data = '<script type="application/ld+json">{}</script>'
  const later = '<template id="later"><link rel="preload" href="/a.js"></template>'
  const html = `<p>Bonjour</p>${data}<script type="module" src="/a.js"></script>${later}`
  const end = '<script type="module"></script>'
  expect(stripScripts(html)).toBe(`<p>Bonjour</p>${data}${end}`)
})
