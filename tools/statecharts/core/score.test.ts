import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { senderSpec } from '../examples/sender.spec.ts'
import { explore } from './explore.ts'
import type { Model } from './spec.ts'
import { mutantsOf, operators } from './mutants.ts'
import { score, scoreText } from './score.ts'
import { parseStep } from './step.ts'
import { tour } from './coverage.ts'

async function scored(model: Model) {
  const result = await score(model, tour(explore(model)))
  const survivors = result.results.flatMap((one) =>
    one.result === 'survived' ? one.id : [],
  )
  return { ...result, survivors }
}

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
  const used = new Set(
    [senderSpec.machine, branching].flatMap((machine) =>
      mutantsOf(machine).map(({ operator }) => operator),
    ),
  )
  expect(operators.filter((operator) => !used.has(operator))).toEqual([])
  const ids = mutantsOf(senderSpec.machine).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the suite kills all but what nobody perceives, told by operator and by name', async () => {
  const { survivors, ...result } = await scored(blind)
  // A late answer is the scenario's.
  expect(survivors).toEqual([unseen, 'keep actor: sending send'])
  const text = scoreText(result)
  expect(text).toContain('change delay: 5 killed\n')
  expect(text).toContain(`survived ${unseen}`)
  expect(text).toMatch(/score 9\d\.\d %$/)
})

test('an equivalent mutant is set aside with its reason; a wrong claim is told', async () => {
  const { results, stale } = await scored({
    ...blind,
    equivalent: {
      [unseen]: 'no view asks for it',
      'stay: sent form.reset[0]': 'a wrong claim',
      'no such mutant': 'an old claim',
    },
  })
  expect(results.find(({ id }) => id === unseen)).toMatchObject({
    result: 'equivalent',
    because: 'no view asks for it',
  })
  expect(stale).toEqual(['stay: sent form.reset[0]', 'no such mutant'])
})
