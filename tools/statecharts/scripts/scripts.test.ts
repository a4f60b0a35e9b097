import { expect, test } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { senderScreen } from '../examples/sender.screen.ts'
import { type Driver, headlessDriver } from '../core/drivers.ts'
import { specify } from '../core/spec.ts'
import { senderModel } from '../examples/sender.model.ts'
import { followScript, inSeconds, writeManualScripts } from './manual-script.ts'
import { instructionOf, type PageReader, phrase, sentences } from '../screen/sentences.ts'

const suite = writeManualScripts(senderScreen, 12)

test('describes a field without text as empty', () => {
  expect(instructionOf(phrase(sentences.holds, 'Message', ''))).toBe(
    '« Message » est vide.',
  )
})

test('writes durations in French', () => {
  expect([1500, 2000].map(inSeconds)).toEqual(['1,5 seconde', '2 secondes'])
})

test('quotes the name of a control without its location', () => {
  expect(instructionOf(phrase(sentences.press, 'A (left)'))).toBe('Activer « A » (left)')
})

test('reports the items that cannot be covered within the given number of steps', () => {
  const { scripts: short, left } = writeManualScripts(senderScreen, 3)
  expect(short.every(({ rows }) => rows.length <= 3)).toBe(true)
  expect(left.map(({ reason }) => reason)).toContain(
    'Un testeur ne peut pas le provoquer en 3 étapes.',
  )
  expect(suite.left).toEqual([])
})

test('derives the id of a script from its steps only', () => {
  const again = writeManualScripts({ ...senderScreen, title: 'Another title' }, 12)
  expect(again.scripts.map(({ id }) => id)).toEqual(suite.scripts.map(({ id }) => id))
  expect(new Set(suite.scripts.map(({ id }) => id)).size).toBe(suite.scripts.length)
})

test('reports outcomes without an arrangement, and events whose outcomes all lack one', () => {
  const arrangements = { send: 'The server always answers.' }
  const { left } = writeManualScripts({ ...senderScreen, arrangements }, 12)
  const reasons = left.map(({ item, reason }) => `${item}: ${reason}`)
  expect(reasons).toContain('send accepted: La manière de le provoquer n’est pas décrite.')
  expect(reasons).toContain(
    'form --form.submit--> sending [isFilled]: Aucune des réponses possibles ne peut être provoquée.',
  )
})

test('arranges the outcomes of actors that run at the start or after the outcome of another actor', () => {
  const job = fromPromise(async () => {})
  const loading = { invoke: { src: 'load', onDone: 'checking' } } as const
  const states = { loading, checking: { invoke: { src: 'check' } } } as const
  const { createMachine } = setup({ actors: { load: job, check: job } })
  const machine = createMachine({ initial: 'loading', states })
  const end = { done: { output: 'OK' } }
  const given = { outcomes: { load: end, check: end }, infallible: { load: '', check: '' } }
  const rest = { name: 'loader', rules: {}, events: [], observe: () => ({}) }
  const model = specify({ machine, initial: {} })({ ...rest, ...given })
  const ready = { before: [phrase(sentences.press, 'OK')] }
  const arrangements = { 'load done': ready, 'check done': ready }
  const screen = { ...senderScreen, model, arrangements, visibleSentences: () => ({}) }
  const { left, scripts } = writeManualScripts(screen, 12)
  expect([left, scripts.map(({ rows }) => rows.length)]).toEqual([[], [3]])
})

const without = (id: string) => {
  const unreachableByHand = { [id]: 'The button is covered.' }
  return writeManualScripts({ ...senderScreen, unreachableByHand }, 12).left
}

test('lists a transition that the screen declares unreachable by hand, and rejects an unknown one', () => {
  const id = 'failed --form.retry--> sending [canRetry]'
  const reason = 'The button is covered.'
  expect(without(id)).toContainEqual({ item: id, reason })
  expect(() => without('sent --print--> gone')).toThrow(
    'has no transition sent --print--> gone',
  )
})

test('a script fails on impossible steps, invisible controls and missing results', async () => {
  const [first] = suite.scripts
  if (!first) throw new Error('There is no script')
  const controls = ['Message', 'Send', 'Retry', 'Another']
  const follow = (part: Partial<Driver>, shown = controls) => {
    const driver = { ...headlessDriver(senderModel), ...part }
    const screen = { ...senderScreen, view: senderModel.view }
    const read: PageReader['read'] = async (_, text = '') =>
      JSON.parse(String(shown.includes(text)))
    return followScript(first, screen, driver, { read })
  }
  await expect(follow({ perform: async () => false })).rejects.toThrow('step is impossible')
  await expect(follow({}, [])).rejects.toThrow('« Message » n’est pas affiché')
  await expect(follow({})).rejects.toThrow(
    /^sender-\w+, after \d steps, « « Sent » est affiché. » : ce n’est pas le cas/,
  )
})
