import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { typePaths } from './typed-fixture.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'product-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function replayText(text: string) {
  const file = path.join(folder, 'steps')
  writeFileSync(file, text)
  return typePaths(['replay', file, '--machine', 'studio'])
}

test('what was explored is said with its bounds, each property with its requirement', async () => {
  const { code, out } = await typePaths(['product', '--states', '30', '--no-mutants'])
  expect(code).toBe(0)
  expect(out).toContain('studio: 30 states, ')
  expect(out).toContain('bounds: 30 states; the farthest is ')
  expect(out).toContain('✓ two-attempts: §3: a file is sent twice at most')
  expect(out).not.toContain('mutants')
})

test('the mutants of the wiring are counted', async () => {
  const { code, out } = await typePaths(['product'])
  expect(code).toBe(0)
  expect(out).toContain('there is no state beyond')
  expect(out).toMatch(
    /15 mutants of the wiring in .* s: 11 killed, 0 survived, 0 equivalent/,
  )
})

test.each([
  [['--states', '0'], '--states takes a whole number from 1, not "0".'],
  [['--depth', 'deep'], '--depth takes a whole number from 1, not "deep".'],
  [['studio'], 'What is "studio"? See --help for what can be typed.'],
])('%j is refused in one sentence', async (words, sentence) => {
  expect(await typePaths(['product', ...words])).toMatchObject({
    code: 2,
    errors: sentence,
  })
})

test('steps on the whole system are replayed, each for its machine', async () => {
  const { code, out } = await replayText(
    '@upload file.choose {"name":"plan.pdf"}\n@upload upload.start\nupload.upload refused\nwait 10 ms',
  )
  expect(code).toBe(0)
  expect(out).toContain('3. upload.upload refused\n   seen {"file":"plan.pdf"')
  expect(out).toContain('✓ 4 steps, every property holds')
})

test('a step that nobody can take there is refused', async () => {
  expect(await replayText('@upload upload.starts')).toMatchObject({
    code: 2,
    errors: '@upload upload.starts is no step that can be taken there',
  })
})
