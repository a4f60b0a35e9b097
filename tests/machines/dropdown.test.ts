import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { dropdownMachine, findLabel } from '#machines/dropdown.ts'

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

test('every letter of a word counts, the sixth too', () => {
  const dropdown = createActor(dropdownMachine, { input: { labels } }).start()
  dropdown.send({ type: 'button.press' })
  for (const letter of 'formal') dropdown.send({ type: 'letter.type', letter })
  expect(dropdown.getSnapshot().context.active).toBe(2)
  dropdown.stop()
})
