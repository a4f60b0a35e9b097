import { expect, test } from 'vitest'
import { type Driver, headlessDriver, walk, WalkError } from './drivers.ts'
import type { Action, NamedPath, Step } from './step.ts'
import { senderModel } from './sender-fixture.ts'
import { noticeModel } from './small-fixtures.ts'

const fill: Step = { kind: 'event', event: { type: 'field.change', value: 'Bonjour' } }
const submit: Step = { kind: 'event', event: { type: 'form.submit' } }
const path: NamedPath = {
  name: 'path 7',
  steps: [submit, fill, submit, { kind: 'delay', ms: 10_000 }],
}

/** A driver with a fault planted in it. */
function faulty(part: Partial<Driver>): Driver {
  return { ...headlessDriver(senderModel), ...part }
}

async function failureOf(driver: Driver): Promise<string> {
  const error = await walk(driver, path, senderModel).catch((failure: unknown) => failure)
  return error instanceof WalkError ? error.message : `no WalkError: ${String(error)}`
}

test('a path that goes as the table says resolves to what happened inside', async () => {
  const traces = await walk(headlessDriver(senderModel), path, senderModel)
  expect(traces.map(({ taken }) => taken)).toEqual([
    [],
    [],
    ['form --field.change--> (stays)'],
    ['form --form.submit--> sending [isFilled]'],
    ['sending --after timeout--> failed'],
  ])
})

test('a rule whose step is impossible is told with path, step and rule', async () => {
  const driver = faulty({ perform: async () => false })
  expect(await failureOf(driver)).toBe(
    [
      'path 7, step 2, field.change {"value":"Bonjour"}: by rule field.change 1, but it is impossible',
      'walked:',
      '  form.submit',
      '  field.change {"value":"Bonjour"}',
    ].join('\n'),
  )
})

test('an ignored step that has an effect is told with the keys that differ', async () => {
  const seen = { screen: 'sending', isFilled: false, canRetry: false, requests: 1 }
  let isTouched = false
  const driver = faulty({
    perform: async () => {
      isTouched = true
      return true
    },
    observe: async () => (isTouched ? seen : { ...seen, screen: 'form', requests: 0 }),
  })
  expect(await failureOf(driver)).toBe(
    [
      'path 7, step 1, form.submit: must be ignored',
      'screen: expected "form", seen "sending"',
      'requests: expected 0, seen 1',
      'walked:',
      '  form.submit',
    ].join('\n'),
  )
})

/** The time of this driver runs by `factor`. */
function hurried(factor: number): Driver {
  const inner = headlessDriver(senderModel)
  return {
    ...inner,
    perform: (action: Action) =>
      inner.perform(
        action.kind === 'wait' ? { kind: 'wait', ms: action.ms * factor } : action,
      ),
  }
}

test('a delay that comes too early is caught 1 ms before its time', async () => {
  expect(await failureOf(hurried(1.001))).toContain(
    'path 7, step 4, after 10000 ms: 1 ms before its time',
  )
})

test('a delay that comes too late is caught at its time', async () => {
  expect(await failureOf(hurried(0.999))).toContain(
    'path 7, step 4, after 10000 ms: by rule after timeout 1',
  )
})

test('a system that cannot be observed fails the walk with its reason, and is stopped', async () => {
  let stops = 0
  const driver = faulty({
    observe: () => Promise.reject(new Error('the page is gone')),
    stop: async () => void (stops += 1),
  })
  expect(await failureOf(driver)).toContain('at the start')
  expect(await failureOf(driver)).toContain('\nError: the page is gone')
  expect(stops).toBe(2)
})

test('partial waits add up to the time of a delay', async () => {
  const steps: readonly Step[] = [
    { kind: 'event', event: { type: 'notice.show' } },
    { kind: 'wait', ms: 2000 },
    { kind: 'event', event: { type: 'hold.start' } },
    { kind: 'wait', ms: 60_000 },
    { kind: 'event', event: { type: 'hold.end' } },
    { kind: 'delay', ms: 3000 },
    { kind: 'delay', ms: 500 },
  ]
  await expect(
    walk(headlessDriver(noticeModel), { name: 'held', steps }, noticeModel),
  ).resolves.toHaveLength(8)
})
