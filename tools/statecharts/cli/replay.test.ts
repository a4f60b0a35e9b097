import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mobileMenuModel } from '#tests/machines/mobile-menu.model.ts'
import { mobileMenuMachine } from '#machines/mobile-menu.ts'
import { headlessDriver, walk } from '../core/drivers.ts'
import { frozenFile } from './machines.ts'
import { readRecording } from './recording.ts'
import { replayPath } from './replay.ts'
import { typePaths } from './typed-fixture.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'replay-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function replayText(text: string, ...words: readonly string[]) {
  const file = path.join(folder, 'steps')
  writeFileSync(file, text)
  return typePaths(['replay', file, ...words])
}

test('a frozen file is replayed, and each step says what is seen', async () => {
  const { code, out } = await typePaths(['replay', frozenFile('mobile-menu').pathname])
  expect(code).toBe(0)
  expect(out).toContain(
    '1. menu.toggle\n   closed --menu.toggle--> open\n   seen {"isOpen":true}',
  )
  expect(out).toContain('4. menu.open\n   no transition\n   seen {"isOpen":true}')
  expect(out).toContain('✓ 18 steps, as the table says')
})

test('an export in JSON is replayed, every path of it', async () => {
  await typePaths(['export', 'filter', '--format', 'json', '--out', folder])
  const { code, out } = await typePaths(['replay', path.join(folder, 'filter.json')])
  expect(code).toBe(0)
  expect(out.match(/as the table says/g)).toHaveLength(2)
})

test('pasted steps need the name of their machine', async () => {
  const steps =
    'chat.toggle\ndraft.change {"text":"Bonjour : oui"}\nmessage.submit\nafter 500 ms'
  expect((await replayText(steps)).complaint).toContain('Which machine?')
  const { code, out } = await replayText(steps, '--machine', 'chat')
  expect(code).toBe(0)
  expect(out).toContain('"text":"Bonjour : oui"')
})

test('a step that is none is named by its line', async () => {
  const { code, complaint } = await replayText('chat.toggle\n\nopen the chat please')
  expect(code).toBe(2)
  expect(complaint).toContain('Line 3 is no step: open the chat please')
})

test('a file without a step is refused', async () => {
  const { code, complaint } = await replayText('# nothing\n')
  expect({ code, complaint }).toEqual({ code: 2, complaint: 'There is no step in it.' })
})

describe('what other tools print can be pasted', () => {
  const steps = [
    { kind: 'event', event: { type: 'menu.toggle' } },
    { kind: 'event', event: { type: 'page.change' } },
  ]
  test.each([
    ['a JSON list of steps', JSON.stringify(steps)],
    ['steps as JSON, one a line', steps.map((step) => JSON.stringify(step)).join(',\n')],
    [
      'the path that a random walk prints',
      [
        'const path: NamedPath = {',
        '  name: "found by chance with seed 1",',
        '  steps: [',
        ...steps.map((step) => `    ${JSON.stringify(step)},`),
        '  ],',
        '}',
      ].join('\n'),
    ],
    ['lines of a frozen path', '  closed: menu.toggle\n  open: page.change — ignored'],
  ])('%s', (_, text) => {
    expect(readRecording(text).paths.map((one) => one.steps)).toEqual([steps])
  })

  test('the message of a walk that failed', async () => {
    const driver = {
      ...headlessDriver(mobileMenuModel),
      observe: async () => ({ isOpen: false }),
    }
    const message = await walk(
      driver,
      { name: 'path 3', steps: readRecording(JSON.stringify(steps)).paths[0]?.steps ?? [] },
      mobileMenuModel,
    ).then(() => 'nothing failed', String)
    expect(readRecording(message).paths.map((one) => one.steps)).toEqual([
      steps.slice(0, 1),
    ])
  })
})

test('where a machine departs from the table is said', async () => {
  const { config, implementations } = mobileMenuMachine
  const closing = { ...config, initial: 'open' } as const
  const { createMachine } = await import('xstate')
  const broken = {
    ...mobileMenuModel,
    machine: createMachine(closing).provide(implementations),
  }
  const lines: string[] = []
  const [first] = readRecording(readFileSync(frozenFile('mobile-menu'), 'utf8')).paths
  expect(first).toBeDefined()
  if (!first) return
  expect(await replayPath(broken, first, (text) => lines.push(text))).toBe(false)
  expect(lines.join('\n')).toContain('✗ departs from the table')
  expect(lines.join('\n')).toContain('expected {"isOpen":false}')
})
