import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { behaviourGroups } from '#tests/behaviour-groups.ts'
import { faultCatalogue } from '#tests/fault-catalogue.ts'

const known = Object.keys({ ...faultCatalogue, ...behaviourGroups })
const files = globSync('tests/**/*.test.{ts,tsx}')
const beginning = /['"`]((?:(?:F\d\d|B\d)\b ?)+)/g

/** The ids that begin a title, or stand alone as a title's part, in a file of tests. */
const borne = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(beginning)].flatMap(([, ids = '']) =>
    ids
      .trim()
      .split(' ')
      .map((id) => ({ id, file })),
  ),
)

test('the faults and the groups of behaviour stand in the order of their numbers', () => {
  expect(Object.keys(faultCatalogue)).toEqual(Object.keys(faultCatalogue).toSorted())
  expect(Object.keys(behaviourGroups)).toEqual(Object.keys(behaviourGroups).toSorted())
})

test('each fault and each group begins the title of a test', () => {
  const claimed = new Set(borne.map(({ id }) => id))
  expect(known.filter((id) => !claimed.has(id))).toEqual([])
})

test('no test claims an unknown one', () => {
  expect(borne.filter(({ id }) => !known.includes(id))).toEqual([])
})
