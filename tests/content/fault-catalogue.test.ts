import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultCatalogue } from '#tests/fault-catalogue.ts'

const known = Object.keys(faultCatalogue)
const files = globSync('tests/**/*.test.{ts,tsx}')

/** The ids that begin a title, or stand alone as a title's part, in a file of tests. */
const borne = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/['"`]((?:F\d\d\b ?)+)/g)].flatMap(
    ([, ids = '']) =>
      ids
        .trim()
        .split(' ')
        .map((id) => ({ id, file })),
  ),
)

test('the catalogue counts F01 to F35', () => {
  const ids = Array.from(
    { length: 35 },
    (_, index) => `F${String(index + 1).padStart(2, '0')}`,
  )
  expect(known).toEqual(ids)
})

test('each of its faults begins the title of a test', () => {
  const claimed = new Set(borne.map(({ id }) => id))
  expect(known.filter((id) => !claimed.has(id))).toEqual([])
})

test('no test claims an unknown fault', () => {
  expect(borne.filter(({ id }) => !known.includes(id))).toEqual([])
})
