import { expect, test } from 'vitest'
import type { Model } from './model.ts'
import { senderModel } from './sender-fixture.ts'
import { houseModel, lampsModel, noticeModel } from './small-fixtures.ts'
import { walkAtRandom } from './walks.ts'

const models: readonly Model[] = [senderModel, noticeModel, lampsModel, houseModel]

test.each(models)('random walks on $name go as its table says', async (model) => {
  await expect(walkAtRandom(model, { seed: 1, runs: 50 })).resolves.toBeUndefined()
})

const broken: Model = {
  ...senderModel,
  table: senderModel.table.filter(({ id }) => id !== 'sender-6'),
}

test('a walk that fails is shortened and told as a path to be pasted', async () => {
  await expect(walkAtRandom(broken, { seed: 3, runs: 200 })).rejects.toThrow(
    [
      'const path: NamedPath = {',
      '  name: "found by chance with seed 3",',
      '  steps: [',
      '    {"kind":"event","event":{"type":"field.change","value":"Bonjour"}},',
      '    {"kind":"event","event":{"type":"form.submit"}},',
      '    {"kind":"outcome","actor":"send","outcome":"refused"},',
      '    {"kind":"event","event":{"type":"form.retry"}},',
      '  ],',
      '}',
    ].join('\n'),
  )
})

test('one seed gives one counterexample', async () => {
  const failure = (): Promise<unknown> =>
    walkAtRandom(broken, { seed: 5, runs: 200 }).catch(String)
  expect(await failure()).toBe(await failure())
})
