import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRecording } from './recording.ts'
import type { Model } from './model.ts'
import { senderModel } from './sender-fixture.ts'
import { houseModel, lampsModel, noticeModel } from './small-fixtures.ts'
import type { Step } from './step.ts'
import { vary } from './values.ts'
import { FailedWalk, walkAtRandom } from './walks.ts'

const models: readonly Model[] = [senderModel, noticeModel, lampsModel, houseModel]

test.each(models)('random walks on $name go as its table says', async (model) => {
  await expect(walkAtRandom(model, { seed: 1, runs: 50 })).resolves.toBeUndefined()
})

const broken: Model = {
  ...senderModel,
  table: senderModel.table.filter(({ id }) => id !== 'form.retry 1'),
}

test('a walk that fails is shortened and told as a path that replay reads', async () => {
  const told = await walkAtRandom(broken, { seed: 3, runs: 200 }).catch(String)
  expect(readRecording(String(told)).path.steps).toEqual([
    { kind: 'event', event: { type: 'field.change', value: 'Bonjour' } },
    { kind: 'event', event: { type: 'form.submit' } },
    { kind: 'outcome', actor: 'send', outcome: 'refused' },
    { kind: 'event', event: { type: 'form.retry' } },
  ])
})

test('one seed gives one counterexample', async () => {
  const failure = (): Promise<unknown> =>
    walkAtRandom(broken, { seed: 5, runs: 200 }).catch(String)
  expect(await failure()).toBe(await failure())
})

const talkative: Model = {
  ...senderModel,
  values: ({ text }) => text.map((value) => ({ type: 'field.change', value })),
}

test('values are generated, and the one that fails is shortened to what is wrong with it', async () => {
  const deaf: Model = {
    ...talkative,
    machine: senderModel.machine.provide({
      guards: { isFilled: ({ context }) => /[^\u2003]/u.test(context.value) },
    }),
  }
  const failure = await walkAtRandom(deaf, { seed: 1, runs: 200 }).catch(
    (error: unknown) => error,
  )
  if (!(failure instanceof FailedWalk)) throw new Error('no walk failed')
  expect(failure.path.steps).toEqual([
    { kind: 'event', event: { type: 'field.change', value: '\u2003' } },
    { kind: 'event', event: { type: 'form.submit' } },
  ])
  expect(failure.message).toContain(String.raw`"value":"\u2003"`)
})

test('what a failed walk says is read back as its path, whatever the values', () => {
  const values = [
    '',
    '\u2028\n\u00A0',
    '\uD83D',
    '👩‍👧',
    'e\u0301',
    '},\n{"kind":"wait"',
    ': a — ignored',
  ]
  const steps = values.map((value): Step => ({
    kind: 'event',
    event: { type: 'field.change', value },
  }))
  const path = { name: 'found by chance with seed 1', steps }
  const text = new FailedWalk('sender', path, new Error('no'), 3).message
  expect(readRecording(text)).toEqual({
    machine: 'sender',
    path: { name: 'the steps', steps },
  })
  expect(text).not.toMatch(/(?![ \n])[\p{C}\p{M}\p{Z}]/u)
})

test('texts of every kind are made, at most a few thousand letters long', () => {
  const texts = fc.sample(vary.text, { seed: 1, numRuns: 300 })
  const kinds = [
    /^$/,
    /^\s+$/,
    /\u2003/,
    /é/,
    /\p{Emoji_Presentation}/u,
    /\p{Cs}/u,
    /ש/,
    /\p{Cf}/u,
    /^.{1000}/su,
  ]
  expect(kinds.filter((kind) => !texts.some((text) => kind.test(text)))).toEqual([])
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(15_000)
})
