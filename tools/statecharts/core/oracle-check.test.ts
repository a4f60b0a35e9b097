import { expect, test } from 'vitest'
import { checkAgainstOracle, rulesAlong, unexplained } from './oracle-check.ts'
import { explore } from './explore.ts'
import type { Model } from './model.ts'
import type { Rule } from './oracle.ts'
import { senderModel } from './sender-fixture.ts'
import { houseModel, lampsModel, noticeModel } from './small-fixtures.ts'

function without(model: Model, id: string): Model {
  return { ...model, table: model.table.filter((rule) => rule.id !== id) }
}

function change(model: Model, id: string, part: Partial<Rule>): Model {
  return {
    ...model,
    table: model.table.map((rule) => (rule.id === id ? { ...rule, ...part } : rule)),
  }
}

function problemsOf(model: Model): string {
  return checkAgainstOracle(explore(model)).problems.join('\n')
}

const models: readonly Model[] = [senderModel, noticeModel, lampsModel, houseModel]

test.each(models)('$name and its table agree', (model) => {
  expect(checkAgainstOracle(explore(model)).problems).toEqual([])
})

test('each rule knows the steps that took it', () => {
  const { uses } = checkAgainstOracle(explore(senderModel))
  expect(uses.get('sender-7')?.[0]).toBe(
    'sent, form.reset (after field.change {"value":"Bonjour"}, form.submit, send accepted)',
  )
})

test('a rule that the machine does not follow is told', () => {
  expect(problemsOf(change(senderModel, 'sender-2', { from: {} }))).toContain(
    'the machine ignores what sender-2 gives',
  )
})

test('what the machine does beyond the table is told', () => {
  expect(problemsOf(without(senderModel, 'sender-6'))).toContain(
    'ignored, the table expects {"canRetry":true,"isFilled":true,"requests":1,"screen":"failed"}',
  )
})

test('a rule that is never taken is told, with its statement', () => {
  const table: Model['table'] = [
    ...senderModel.table,
    {
      id: 'sender-8',
      from: { screen: 'sent' },
      when: 'form.submit',
      gives: () => ({}),
      if: () => false,
      statement: '§4: it can be sent again',
    },
  ]
  expect(problemsOf({ ...senderModel, table })).toBe(
    'rule sender-8: never taken: §4: it can be sent again',
  )
})

test('a rule that waits for what the machine does not know is told as that', () => {
  const rule = { from: {}, gives: () => ({}), statement: '§4: it can be printed' }
  const table: Model['table'] = [
    ...senderModel.table,
    { ...rule, id: 'sender-8', when: 'form.print' },
    { ...rule, id: 'sender-9', when: 'send eaten' },
    { ...rule, id: 'sender-10', when: 'print done' },
  ]
  expect(problemsOf({ ...senderModel, table }).split('\n')).toEqual([
    'rule sender-8: sender knows no event "form.print". It hears: field.change, form.submit, form.reset, form.retry.',
    'rule sender-9: sender has no outcome "eaten" for "send". Its actors end as: send accepted, send refused.',
    'rule sender-10: sender starts no actor "print". Its actors end as: send accepted, send refused.',
  ])
})

test('a cause is told once, where it shows first, with how often it shows more', () => {
  const wrong = change(senderModel, 'sender-1', { gives: () => ({ isFilled: false }) })
  const problems = problemsOf(wrong).split('\n')
  expect(problems[0]).toMatch(/^form, field\.change .*: sender-1, the table expects/)
  expect(problems.filter((problem) => problem.includes('sender-1,'))).toHaveLength(1)
})

test('two rules that answer at once are an error', () => {
  expect(() =>
    problemsOf(change(senderModel, 'sender-7', { when: 'form.retry', from: {} })),
  ).toThrow(/Ambiguous table: sender-6 and sender-7 both answer "form\.retry"/)
})

test('two rules with one id are told', () => {
  expect(problemsOf(change(senderModel, 'sender-7', { id: 'sender-6' }))).toContain(
    'Two rules bear the id "sender-6"',
  )
})

test('a delay that is too short for the table is told where it begins to run', () => {
  const slow = change(senderModel, 'sender-2', {
    gives: () => ({
      screen: 'sending',
      attempts: 1,
      timers: [{ name: 'timeout', ms: 10_001 }],
    }),
  })
  expect(problemsOf(slow)).toContain(
    'sender-5 falls due in 10001 ms, the next timer of the machine in 10000 ms',
  )
})

test('a timer that only the table has is told', () => {
  const eager = change(senderModel, 'sender-2', {
    gives: () => ({
      screen: 'sending',
      attempts: 1,
      timers: [{ name: 'timeout', ms: 9999 }],
    }),
  })
  expect(problemsOf(eager)).toContain(
    'sender-5 falls due in 9999 ms, the next timer of the machine in 10000 ms',
  )
})

test('a timer that only the machine has is told', () => {
  const patient = change(senderModel, 'sender-2', {
    gives: () => ({ screen: 'sending', attempts: 1, timers: [] }),
  })
  expect(problemsOf(patient)).toContain(
    'what the table waits for falls due never, the next timer of the machine in 10000 ms',
  )
})

test('a timer is compared on every way to a state, not on the shortest alone', () => {
  const hasty = change(noticeModel, 'notice-3', {
    gives: () => ({ screen: 'shown', timers: [{ name: 'end', ms: 4999 }] }),
  })
  expect(problemsOf(hasty)).toContain(
    'held, hold.end (after notice.show, hold.start): ' +
      'notice-4 falls due in 4999 ms, the next timer of the machine in 5000 ms',
  )
})

test('the rules along a path are what the path is a test of', () => {
  expect(
    rulesAlong(noticeModel, [
      { kind: 'event', event: { type: 'notice.show' } },
      { kind: 'event', event: { type: 'hold.end' } },
      { kind: 'wait', ms: 5500 },
    ]),
  ).toEqual([['notice-1'], [], ['notice-4', 'notice-5']])
})

const ignored = [
  { from: { screen: 'form' }, when: ['form.retry', 'form.reset'], because: 'not sent yet' },
  {
    from: { screen: 'form', isFilled: false },
    when: ['form.submit'],
    because: 'there is nothing to send',
  },
  {
    from: { screen: 'sending' },
    when: ['field.change', 'form.submit', 'form.retry', 'form.reset'],
    because: 'it is on its way',
  },
  {
    from: { screen: 'failed' },
    when: ['field.change', 'form.submit', 'form.reset'],
    because: 'it can only be tried again',
  },
  {
    from: { screen: 'failed' },
    when: 'form.retry',
    if: ({ attempts }) => attempts === 2,
    because: 'twice is enough',
  },
  {
    from: { screen: 'sent' },
    when: ['field.change', 'form.submit', 'form.retry'],
    because: 'it has arrived',
  },
] satisfies Model['ignored']

const unexplainedIn = (list: Model['ignored'] = []) =>
  unexplained(explore({ ...senderModel, ignored: list }))

test('what is ignored for a reason that is given needs no other', () => {
  expect(unexplainedIn(ignored)).toEqual([])
})

test('an event that is ignored without a reason is told, once for each state', () => {
  expect(unexplainedIn(ignored.slice(0, -1))).toEqual([
    'sent, field.change: no rule answers it, and nothing says why',
    'sent, form.submit: no rule answers it, and nothing says why',
    'sent, form.retry: no rule answers it, and nothing says why',
  ])
})

test('a reason for what a rule answers is told, and one that nothing needs', () => {
  const wrong = { from: { screen: 'form' }, when: ['field.change'], because: 'locked' }
  expect(unexplainedIn([...ignored, wrong])).toEqual([
    'form, field.change: sender-1 answers what is said to be ignored',
  ])
  const stale = { from: { screen: 'gone' }, when: ['form.submit'], because: 'closed' }
  expect(unexplainedIn([...ignored, stale])).toEqual([
    'form.submit: never ignored, though "closed"',
  ])
})
