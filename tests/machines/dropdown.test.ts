import { expect, test } from 'vitest'
import { findLabel } from '#machines/dropdown.ts'

const labels = ['Formation', 'Évaluation', 'Formalités', 'équipe']

test.each([
  ['one letter moves to the next link that begins with it', 0, 'f', 2],
  ['the search continues from the last link to the first', 2, 'f', 0],
  ['the search ignores accents and case', null, 'E', 1],
  ['further letters keep the current link if it still matches', 1, 'év', 1],
  ['further letters move on if the current link no longer matches', 1, 'éQ', 3],
  ['letters that begin no label match no link', 0, 'fq', null],
  ['a combining accent alone matches no link', 0, '\u0301', null],
])('%s', (_, active, typed, found) => {
  expect(findLabel({ labels, active, typed: '' }, typed)).toBe(found)
})
