import { expect, test } from 'vitest'
import { findLabel } from '#machines/dropdown.ts'

const labels = ['Formation', 'Évaluation', 'Formalités', 'équipe']

test.each([
  ['one letter goes to the next link', 0, 'f', 2],
  ['and from the last to the first', 2, 'f', 0],
  ['accents and case do not count', null, 'E', 1],
  ['more letters stay where they hold', 1, 'év', 1],
  ['more letters go on where they no longer hold', 1, 'éQ', 3],
  ['letters that lead nowhere stay', 0, 'fq', null],
  ['an accent by itself leads nowhere', 0, '\u0301', null],
])('%s', (_, active, typed, found) => {
  expect(findLabel({ labels, active, typed: '' }, typed)).toBe(found)
})
