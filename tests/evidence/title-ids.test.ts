import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowsOf } from './assessments.ts'

const rows = rowsOf('faults', /^[FB]\d+$/)
const known = rows.map(([, id = '']) => id)
const files = globSync('tests/**/*.{test,spec}.{ts,tsx}')
const beginning = /['"`]((?:(?:F\d\d|B\d)\b ?)+)/g

/** The ids that begin a title, or stand alone as a title's part, in a file of tests. */
const borne = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(beginning)].flatMap(([, ids = '']) =>
    (ids.match(/\w+/g) ?? []).map((id) => ({ id, file })),
  ),
)

const count = (letter: string, last: number, digits: number) =>
  Array.from({ length: last }, (_, at) => letter + String(at + 1).padStart(digits, '0'))

test('the faults count F01 to F58, the groups of behaviour B1 to B9', () => {
  expect(known).toEqual([...count('F', 58, 2), ...count('B', 9, 1)])
})

test('each says what happens, and what there is', () => {
  const filled = rows.map((cells) => cells.filter((cell) => cell !== '').length)
  expect(new Set(filled)).toEqual(new Set([3]))
})

test('each fault and each group begins the title of a test', () => {
  const claimed = new Set(borne.map(({ id }) => id))
  expect(known.filter((id) => !claimed.has(id))).toEqual([])
})

test('no test claims an unknown one', () => {
  expect(borne.filter(({ id }) => !known.includes(id))).toEqual([])
})
