import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { TestClock } from 'statecharts'
import { dropdownMachine } from '#machines/dropdown.ts'

const alike = ['Formation', 'Évaluation', 'Formalités', 'équipe']

test.each([
  ['one letter goes to the next link', alike, ['f', 'f'], 1000, 'Formalités'],
  ['and from the last to the first', alike, ['f', 'f', 'f'], 1000, 'Formation'],
  ['accents and case do not count', alike, ['E'], 1000, 'Évaluation'],
  ['more letters stay where they hold', alike, ['é', 'v'], 10, 'Évaluation'],
  ['more letters go on where they no longer hold', alike, ['é', 'Q'], 10, 'équipe'],
  ['letters that lead nowhere stay', alike, ['f', 'q'], 10, 'Formation'],
  ['an accent by itself leads nowhere', alike, ['f', '\u0301'], 1000, 'Formation'],
  [
    'every letter of a word counts, the fifth too',
    ['Formation', 'Formule'],
    ['f', 'o', 'r', 'm', 'u'],
    0,
    'Formule',
  ],
])('%s', (_, labels, letters, pause, found) => {
  const clock = new TestClock()
  const dropdown = createActor(dropdownMachine, { clock, input: { labels } }).start()
  dropdown.send({ type: 'button.press' })
  for (const letter of letters) {
    dropdown.send({ type: 'letter.type', letter })
    clock.increment(pause)
  }
  const { active } = dropdown.getSnapshot().context
  expect(labels[active ?? -1]).toBe(found)
  dropdown.stop()
})
