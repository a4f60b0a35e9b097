import { dropdownMachine } from '#machines/dropdown.ts'
import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { explore, headlessDriver, walk, walkAtRandom } from 'statecharts'
import { dropdownModelOf } from './dropdown.model.ts'
import { scenario } from './scenario.ts'

const alikeModel = dropdownModelOf(
  ['Formation', 'Évaluation', 'Formalités', 'équipe'],
  ({ context }) => (context.typed.length < 3 ? ['f', 'O', 'É', 'e', 'q', 'v'] : []),
)

test('among links that begin alike the machine does what the table says', async () => {
  expect(() => explore(alikeModel)).not.toThrow()
  await walkAtRandom(alikeModel, { seed: 20_261_120, runs: 200 })
})

test.each([
  ['one letter goes to the next link', ['f', 'f', 'f'], 'wait 1000 ms', 'Formation'],
  ['accents and case do not count', ['E'], 'wait 1000 ms', 'Évaluation'],
  ['more letters stay where they hold', ['é', 'v'], 'wait 10 ms', 'Évaluation'],
  ['more letters go on where they no longer hold', ['é', 'Q'], 'wait 10 ms', 'équipe'],
  ['letters that lead nowhere stay', ['f', 'q'], 'wait 10 ms', 'Formation'],
  ['an accent by itself leads nowhere', ['f', '\u0301'], 'wait 1000 ms', 'Formation'],
] as const)('%s', async (name, letters, pause, found) => {
  const steps = letters.flatMap((letter) => [
    `letter.type ${JSON.stringify({ letter })}`,
    pause,
  ])
  const path = scenario(name, 'button.press', ...steps)
  const driver = headlessDriver(alikeModel)
  let last: unknown
  const watched = {
    ...driver,
    observe: async () => {
      last = await driver.observe()
      return last
    },
  }
  await walk(watched, path, alikeModel)
  expect(last).toMatchObject({ isOpen: true, activeLabel: found })
})

test('every letter of a word counts, the fifth too', () => {
  const labels = ['Formation', 'Formule']
  const dropdown = createActor(dropdownMachine, { input: { labels } }).start()
  dropdown.send({ type: 'button.press' })
  for (const letter of 'formu') dropdown.send({ type: 'letter.type', letter })
  expect(dropdown.getSnapshot().context.active).toBe(1)
  dropdown.stop()
})
