import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { labels } from '#tests/labels/labels.ts'
import { models } from '#tests/machines/models.ts'

type Exported = {
  readonly paths: readonly {
    readonly steps: readonly {
      readonly action: string
      readonly data: Readonly<Record<string, string>>
      readonly expected: readonly string[]
    }[]
  }[]
}

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'labels-'))
  const words = ['export', '--all', '--format', 'json', '--out', folder]
  execFileSync(process.execPath, ['tools/statecharts/cli/paths.ts', ...words])
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each(models)('$name has a French word for all that it does and shows', ({ name }) => {
  const { paths }: Exported = JSON.parse(
    readFileSync(path.join(folder, `${name}.json`), 'utf8'),
  )
  const steps = paths.flatMap((each) => each.steps)
  const raw = /\b(undefined|null|\[object|true|false)\b|[a-z]+\.[a-z]+/i
  const texts = steps.flatMap(({ action, data, expected }) => [
    action,
    ...Object.keys(data),
    ...expected.filter((text) => !/^(§|Décision|Lecture)/.test(text)),
  ])
  const addresses = /«\u00A0[^»]*\u00A0»/g
  expect(texts.filter((text) => raw.test(text.replaceAll(addresses, '')))).toEqual([])
  expect(steps.length).toBeGreaterThan(0)
  expect(steps.filter(({ expected }) => expected.length === 0)).toEqual([])
})

test('every outcome of every actor has its French words', () => {
  const unnamed = models.flatMap(({ name, outcomes }) =>
    Object.entries(outcomes ?? {}).flatMap(([actor, endings]) =>
      Object.keys(endings)
        .map((outcome) => `${actor} ${outcome}`)
        .filter((ending) => labels[name]?.outcomes?.[ending] === undefined),
    ),
  )
  expect(unnamed).toEqual([])
})
