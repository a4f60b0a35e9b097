import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { senderSpec } from '../examples/sender.model.ts'
import { explore } from './explore.ts'
import type { Model } from './spec.ts'
import { mutantsOf } from './mutants.ts'
import { score, scoreText } from './score.ts'
import { parseStep } from './step.ts'
import { tour } from './coverage.ts'

const sender: Model = senderSpec
/** The example, whose view does not tell whether it is busy. */
const blind: Model = {
  ...sender,
  view: (state) => ({ ...Object(sender.view(state)), isBusy: null }),
  observe: (...given) => ({ ...Object(sender.observe(...given)), isBusy: null }),
}
const unseen = 'drop tag: sending #busy'

test('an action is doubled or reordered only where that can be told from inside', async () => {
  const unseen = { ...sender, view: () => ({}), observe: () => ({}) }
  const lines = 'field.change {"value":"a"}\nform.submit\nsend accepted\nform.reset'
  const steps = lines.split('\n').map(parseStep)
  const { results } = await score(unseen, [{ name: 'once', steps }])
  const told = results.filter(({ id }) => /^(double|reorder|reenter).*(sen|form)/.test(id))
  const idsOf = (result: string) =>
    told.flatMap((one) => (one.result === result ? one.id : []))
  expect(idsOf('survived')).toEqual([
    'double action: sending send done[0] announce',
    'double action: sending entry countAttempt',
    'double action: sending entry switchLight',
    'double action: sending exit switchLight',
    'double action: sent entry focusStatus',
  ])
  expect(idsOf('invalid')).toEqual([
    'reenter: form field.change[0]',
    'double action: form field.change[0] setValue',
    'reorder actions: sending entry countAttempt, switchLight',
    'double action: sent form.reset[0] clear',
  ])
})

test('every operator has its mutants, of which no two have one id', () => {
  const branching = createMachine({ on: { go: [{ actions: 'one' }, { actions: 'two' }] } })
  const mutants = [senderSpec.machine, branching].map(mutantsOf)
  const operators =
    'add transition, change delay, change initial, double action, drop action, drop guard, ' +
    'drop invoke, drop tag, drop transition, keep actor, negate guard, reenter, ' +
    'reorder actions, retarget, stay, swap branches, swap outcomes, tell child'
  const used = new Set(mutants.flat().map(({ operator }) => operator))
  expect([...used].toSorted().join(', ')).toBe(operators)
  const ids = mutants[0]?.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids?.length)
})

test('the suite kills all but what nobody perceives, told by operator and by name; what is equivalent is set aside, a wrong claim told', async () => {
  const equivalent = {
    [unseen]: 'no view asks for it',
    'stay: sent form.reset[0]': 'a wrong claim',
    'no such mutant': 'an old claim',
  }
  const result = await score({ ...blind, equivalent }, tour(explore(blind)))
  expect(result.results.find(({ id }) => id === unseen)?.result).toBe('equivalent')
  expect(result.open.slice(-2)).toEqual([
    'not equivalent stay: sent form.reset[0]',
    'not equivalent no such mutant',
  ])
  const text = scoreText(result)
  expect(text).toContain('change delay: 5 killed\n')
  // A late answer is the scenario's.
  expect(text).toContain('survived keep actor: sending send\nnot equivalent stay: sent')
  expect(text).toMatch(/score 9\d\.\d %$/)
})
