import { expect, test } from 'vitest'
import { withDrawings } from './drawings.ts'

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">
  <path fill="#fff" d="M0 0h4"/><text>100 % – “é” &amp; b</text>
</svg>
`
const drawn = (document: string) => withDrawings(document, () => svg)

test('what stands in the document is not asked for, an icon is', () => {
  const preload = '<link rel="preload" as="image" href="/assets/a-1.svg"/>'
  const icon = '<link rel="icon" href="/assets/a-1.svg">'
  expect(drawn(`${preload}<p>a</p>${icon}`)).toBe(`<p>a</p>${icon}`)
})

const place =
  '<svg data-drawing="/assets/a-1.svg" viewBox="0 0 4 4" aria-hidden="true"></svg>'

test('the shapes of a drawing without words stand in the place kept for them', () => {
  expect(drawn(`<p>a</p>${place}`)).toBe(
    '<p>a</p><svg data-drawing="/assets/a-1.svg" viewBox="0 0 4 4" aria-hidden="true"> ' +
      '<path fill="#fff" d="M0 0h4"/><text>100 % – “é” &amp; b</text> </svg>',
  )
})

test.each([
  ['has another size', svg.replace('0 0 4 4', '0 0 8 8')],
  ['names one of its parts', svg.replace('<path', '<path id="a"')],
  ['brings styles', svg.replace('<path', '<style>path{}</style><path')],
  ['answers events', svg.replace('<path', '<path onclick="a()"')],
])('a drawing that %s is refused', (_, file) => {
  expect(() => withDrawings(place, () => file)).toThrow(
    'A drawing cannot stand in a document: <svg',
  )
})
