import { expect, test } from 'vitest'
import { senderModel } from '../examples/sender.model.ts'
import { type Driver, headlessDriver, walk } from './drivers.ts'
import { predictStart, SpecMismatchError } from './oracle.ts'
import { parseStep, type Step } from './step.ts'
import { vary } from './generators.ts'

test('a walk fails and stops its driver if the system cannot be observed', async () => {
  let stops = 0
  const driver: Driver = {
    ...headlessDriver(senderModel),
    observe: () => Promise.reject(new Error('the page is gone')),
    stop: async () => void (stops += 1),
  }
  await expect(walk(driver, { name: 'path 7', steps: [] }, senderModel)).rejects.toThrow(
    'at the start, after:\n  (the start)\nError: the page is gone',
  )
  expect(stops).toBe(1)
})

const stepsIn = (text: string) =>
  text.split('\n').flatMap((line) => (line.startsWith('  ') ? parseStep(line.trim()) : []))

test('parses the steps of a failure message, whatever values they contain', () => {
  const { fc, text } = vary
  const back = { kind: 'outcome', actor: 'send', outcome: 'accepted', back: 2 } as const
  fc.assert(
    fc.property(text, (value) => {
      const event = { type: 'Field "name" changed\\', value }
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
