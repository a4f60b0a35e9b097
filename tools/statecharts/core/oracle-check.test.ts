import { expect, test } from 'vitest'
import { explore } from './explore.ts'
import type { Model } from './model.ts'
import type { Rule } from './oracle.ts'
import { leftOpen } from './oracle-check.ts'
import { senderModel } from './sender-fixture.ts'
import { noticeModel } from './small-fixtures.ts'

function change(model: Model, id: string, part: Partial<Rule>): Model {
  return {
    ...model,
    table: model.table.map((rule) => (rule.id === id ? { ...rule, ...part } : rule)),
  }
}

function first(model: Model): readonly string[] {
  try {
    explore(model)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : []
  }
}

test('a machine that does what its table says has nothing to tell', () => {
  expect([senderModel, noticeModel].map(first)).toEqual([[], []])
})

test('the first difference is told with its shortest way, the keys that differ, and the statement', () => {
  const wrong = change(senderModel, 'form.submit 1', {
    gives: ({ attempts }) => ({ screen: 'form', attempts: Number(attempts) + 1 }),
  })
  expect(first(wrong)).toEqual([
    'sender departs from its table by "form.submit 1", after',
    '  field.change {"value":"Bonjour"}',
    '  form.submit',
    'screen: expected "form", seen "sending"',
    expect.stringContaining('§'),
  ])
})

test('a rule that the machine does not follow, and what it does beyond the table, are told', () => {
  expect(first(change(senderModel, 'form.submit 1', { from: {} })).join(' ')).toContain(
    'by "form.submit 1"',
  )
  const without = {
    ...senderModel,
    table: senderModel.table.filter(({ id }) => id !== 'form.retry 1'),
  }
  expect(first(without)[0]).toBe('sender departs from its table, which ignores this, after')
})

test.each([9999, 10_001])(
  'a delay of %d ms in the table is told as a wrong delay',
  (ms) => {
    const timers = [{ name: 'timeout', ms }]
    const wrong = change(senderModel, 'form.submit 1', {
      gives: () => ({ screen: 'sending', attempts: 1, timers }),
    })
    expect(first(wrong)).toContain(
      `the next timer: expected timeout in ${ms} ms, seen in 10000 ms`,
    )
  },
)

test('a wrong delay is told before the limit of states is', () => {
  const timers = [{ name: 'timeout', ms: 9999 }]
  const wrong = change({ ...senderModel, limit: 4 }, 'form.submit 1', {
    gives: () => ({ screen: 'sending', attempts: 1, timers }),
  })
  expect(first(wrong).join(' ')).toContain('the next timer')
})

test('a timer that only the machine has is told', () => {
  const patient = change(senderModel, 'form.submit 1', {
    gives: () => ({ screen: 'sending', attempts: 1, timers: [] }),
  })
  expect(first(patient)).toContain(
    'the next timer: expected nothing never, seen in 10000 ms',
  )
})

test('two rules that answer at once, and one that waits for what is not known, are errors', () => {
  const [rule] = senderModel.table
  const twice = {
    ...senderModel,
    table: [rule, rule, ...senderModel.table].flatMap((one) => one ?? []),
  }
  expect(first(twice)[0]).toMatch(
    /^Ambiguous table: field.change 1 and field.change 1 and field.change 1/,
  )
  expect(first(change(senderModel, 'form.reset 1', { when: 'form.print' }))[0]).toContain(
    'rule form.reset 1: sender knows no event "form.print"',
  )
})

test('what an exploration leaves open is told: a rule, a reason, an event without either', () => {
  const open = leftOpen(explore(senderModel))
  expect(open).toContain('sent, field.change: no rule answers it, and nothing says why')
  const never = { id: 'never', from: {}, when: 'form.submit', if: () => false }
  const rule: Rule = { ...never, gives: () => ({}), statement: '§9' }
  const ignored = [{ from: { screen: 'gone' }, when: 'form.submit', because: 'closed' }]
  const more = leftOpen(
    explore({ ...senderModel, table: [...senderModel.table, rule], ignored }),
  )
  expect(more).toContainEqual(expect.stringContaining('rule never was never taken'))
  expect(more).toContain('form.submit: never ignored, though "closed"')
})
