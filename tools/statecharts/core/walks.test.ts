import { expect, test } from 'vitest'
import { senderModel } from '../examples/sender.model.ts'
import { type Driver, headlessDriver, walk } from './drivers.ts'
import { predictStart, SpecMismatchError } from './oracle.ts'
import type { Model } from './model.ts'
import { parseStep, type Step } from './step.ts'
import { vary } from './generators.ts'
import { walkAtRandom } from './walks.ts'

const fill = 'field.change {"value":"Bonjour"}'
const lines = ['form.submit', fill, 'form.submit', 'after 10000 ms']
const path = { name: 'path 7', steps: lines.map(parseStep) }

const faulty = (part: Partial<Driver>) => ({ ...headlessDriver(senderModel), ...part })

async function failureOf(driver: Driver): Promise<string> {
  const error = await walk(driver, path, senderModel).catch((failure: unknown) => failure)
  return error instanceof SpecMismatchError
    ? error.message
    : `no SpecMismatchError: ${String(error)}`
}

test('reports path, steps and rule when the step of a rule is impossible', async () => {
  const driver = faulty({ perform: async () => false })
  expect((await failureOf(driver)).split('\n')).toEqual([
    'sender, path 7 differs from its specification (rule "field.change 1"), after:',
    '  form.submit',
    `  ${fill}`,
    'the step is impossible',
    '§1: the form can be filled in',
  ])
})

test('fails and stops the driver when the system cannot be observed', async () => {
  let stops = 0
  const driver = faulty({
    observe: () => Promise.reject(new Error('the page is gone')),
    stop: async () => void (stops += 1),
  })
  expect(await failureOf(driver)).toContain(
    'at the start, after:\n  (the start)\nError: the page is gone',
  )
  expect(stops).toBe(1)
})

const broken: Model = {
  ...senderModel,
  table: senderModel.table.filter(({ id }) => id !== 'form.retry 1'),
}

const stepsIn = (text: string) =>
  text.split('\n').flatMap((line) => (line.startsWith('  ') ? parseStep(line.trim()) : []))

test('shrinks a failing random walk deterministically', async () => {
  const walkBroken = () =>
    walkAtRandom(broken, { seed: 3, runs: 200 }).catch((error: unknown) => String(error))
  const first = String(await walkBroken())
  expect(stepsIn(first).slice(1)).toEqual(
    ['form.submit', 'send refused', 'form.retry'].map(parseStep),
  )
  expect(await walkBroken()).toBe(first)
})

test('parses the steps of a failure message, whatever values they contain', () => {
  const { fc, text } = vary
  const back = { kind: 'outcome', actor: 'send', outcome: 'accepted', back: 2 } as const
  fc.assert(
    fc.property(text, (value) => {
      const event = { type: 'field.change', value }
      const steps: readonly Step[] = [{ kind: 'event', event }, back]
      const start = predictStart(senderModel.initial)
      const { message } = new SpecMismatchError(senderModel, steps, start, [])
      expect(stepsIn(message)).toEqual(steps)
      expect(message).not.toMatch(/(?![ \n])[\p{C}\p{M}\p{Z}]/u)
    }),
    { examples: [['},\n{"kind":"wait"'], [': a — ignored']] },
  )
  expect(() => parseStep('@form send accepted')).toThrow('Not a step')
})
