import { expect, test } from 'vitest'
import { faults, found } from './rgaa-elements.ts'

test('no attribute is given twice, and none that names an element is empty @rgaa-html-attributes', () => {
  const repeated = faults(({ html }) =>
    [...html.matchAll(/<[a-z][^\s>]*((?:\s+[^\s=>"']+(?:="[^"]*")?)+)\s*\/?>/gi)]
      .map(([tag, attributes = '']) => ({
        tag,
        names: [...attributes.matchAll(/\s([^\s=>"']+)(?:="[^"]*")?/g)].map(
          ([, name]) => name,
        ),
      }))
      .filter(({ names }) => new Set(names).size < names.length)
      .map(({ tag }) => tag),
  )
  expect(repeated).toEqual([])
  const references = ['id', 'form', 'for', 'name', 'list', 'headers', 'popovertarget']
  const named = [...references, 'aria-labelledby', 'aria-describedby', 'aria-controls']
  expect(found(named.map((name) => `[${name}=""]`).join())).toEqual([])
})

test('words that styles keep apart are apart without them @rgaa-words-apart', () => {
  const inline = 'a, button, span, b, i, strong, label, time, summary'
  const touching = faults(({ document }) =>
    [...document.querySelectorAll(`body :is(${inline})`)].flatMap((element) => {
      const next = element.nextElementSibling
      if (element.nextSibling !== next || !next?.matches(inline)) return []
      if (element.querySelector('p') !== null) return []
      const seam = `${element.textContent.slice(-20)}|${next.textContent.slice(0, 20)}`
      return /[\p{L}\p{N}.)]\|[\p{L}\p{N}(]/u.test(seam) ? [seam] : []
    }),
  )
  expect(touching).toEqual([])
})

test('a drawing has a size without styles @rgaa-sized-drawings', () => {
  expect(found('svg[viewBox]:not([width])')).toEqual([])
})
