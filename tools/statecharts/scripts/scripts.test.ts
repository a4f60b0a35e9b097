import { expect, test } from 'vitest'
import { senderScreen } from '../examples/sender.screen.ts'
import { type Driver, headlessDriver } from '../core/drivers.ts'
import { senderSpec } from '../examples/sender.model.ts'
import { followScript, writeManualScripts } from './manual-script.ts'
import { instructionOf, type Onlooker, say, sentences } from './sentences.ts'

const suite = writeManualScripts(senderScreen, 12)

test('a script says of a field without a text that it is empty', () => {
  expect(instructionOf(say(sentences.holds, 'Message', ''))).toBe('« Message » est vide.')
})

test('a script has no more steps than it may have, and what is out of reach is told', () => {
  const { scripts: short, left } = writeManualScripts(senderScreen, 3)
  expect(short.every(({ rows }) => rows.length <= 3)).toBe(true)
  expect(left.map(({ reason }) => reason)).toContain(
    'Une personne n’y arrive pas, ou pas en 3 étapes.',
  )
  expect(suite.left).toEqual([])
})

test('a script keeps its id while its steps are the same', () => {
  const again = writeManualScripts({ ...senderScreen, title: 'Another title' }, 12)
  expect(again.scripts.map(({ id }) => id)).toEqual(suite.scripts.map(({ id }) => id))
  expect(new Set(suite.scripts.map(({ id }) => id)).size).toBe(suite.scripts.length)
})

test('why a person cannot do what no step covers is told', () => {
  const arrangements = { send: 'The server always answers.' }
  const { left } = writeManualScripts({ ...senderScreen, arrangements }, 12)
  expect(left.map(({ item }) => item)).toContain('sending --send done--> sent')
  expect(left.map(({ reason }) => reason)).toContain(
    'Rien ne dit comment une personne provoque cela.',
  )
})

const without = (id: string) => {
  const unreachableByHand = { [id]: 'The button is behind a glass.' }
  return writeManualScripts({ ...senderScreen, unreachableByHand }, 12).left
}

test('what a screen says a person cannot do is told; of what the machine has not it is refused', () => {
  const id = 'failed --form.retry--> sending [canRetry]'
  const reason = 'The button is behind a glass.'
  expect(without(id)).toContainEqual({ item: id, reason })
  expect(() => without('sent --print--> gone')).toThrow(
    'has no transition sent --print--> gone',
  )
})

test('a script that is followed names the step that nobody can do, what it names in vain, and what is not seen', async () => {
  const [first] = suite.scripts
  if (!first) throw new Error('There is no script')
  const controls = ['Message', 'Send', 'Retry', 'Another']
  const follow = (part: Partial<Driver>, shown = controls) => {
    const driver = { ...headlessDriver(senderSpec), ...part }
    const screen = { ...senderScreen, view: senderSpec.view }
    const read: Onlooker['read'] = async (_, text = '') =>
      JSON.parse(String(shown.includes(text)))
    return followScript(first, screen, driver, { read })
  }
  await expect(follow({ perform: async () => false })).rejects.toThrow('it is impossible')
  await expect(follow({}, [])).rejects.toThrow('« Message » n’est pas affiché')
  await expect(follow({})).rejects.toThrow(
    /^sender-\w+, after \d steps, « « Sent » est affiché. » : ce n’est pas le cas/,
  )
})
