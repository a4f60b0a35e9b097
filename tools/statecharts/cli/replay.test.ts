import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { playerMachine } from '../examples/player.ts'
import { playerModel } from '../examples/player.model.ts'
import { headlessDriver, walk } from '../core/drivers.ts'
import { frozenFile } from './machines.ts'
import { readRecording } from '../core/recording.ts'
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
  const { code, out } = await typePaths(['replay', frozenFile('upload').pathname])
  expect(code).toBe(0)
  expect(out).toContain(
    '1. file.choose {"name":"plan.pdf"}\n   choosing --file.choose--> (stays)\n   seen {',
  )
  expect(out).toContain('5. upload.start\n   no transition\n   seen {')
  expect(out).toContain('✓ 10 steps, as the table says')
})

test('an export in JSON is replayed, every path of it', async () => {
  await typePaths(['export', 'upload', '--format', 'json', '--out', folder])
  const { code, out } = await typePaths(['replay', path.join(folder, 'upload.json')])
  expect(code).toBe(0)
  expect(out.match(/as the table says/g)).toHaveLength(4)
})

test('pasted steps need the name of their machine', async () => {
  const steps = 'file.choose {"name":"a : b"}\nupload.start\nafter 10000 ms'
  expect((await replayText(steps)).errors).toContain('Which machine?')
  const { code, out } = await replayText(steps, '--machine', 'upload')
  expect(code).toBe(0)
  expect(out).toContain('{"name":"a : b"}')
})

test('a step that is none is named by its line', async () => {
  const { code, errors } = await replayText('upload.start\n\nupload the file please')
  expect(code).toBe(2)
  expect(errors).toContain('Line 3 is no step: upload the file please')
})

test('a file without a step is refused', async () => {
  const { code, errors } = await replayText('# nothing\n')
  expect({ code, errors }).toEqual({ code: 2, errors: 'There is no step in it.' })
})

describe('what other tools print can be pasted', () => {
  const steps = [
    { kind: 'event', event: { type: 'play.toggle' } },
    { kind: 'event', event: { type: 'sound.toggle' } },
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
    [
      'lines of a frozen path',
      '  playback.paused + sound.on: play.toggle\n  a: sound.toggle — ignored',
    ],
  ])('%s', (_, text) => {
    expect(readRecording(text).paths.map((one) => one.steps)).toEqual([steps])
  })

  test('the message of a walk that failed', async () => {
    const driver = {
      ...headlessDriver(playerModel),
      observe: async () => ({ isPlaying: false, isMuted: false, isTimed: false }),
    }
    const message = await walk(
      driver,
      { name: 'path 3', steps: readRecording(JSON.stringify(steps)).paths[0]?.steps ?? [] },
      playerModel,
    ).then(() => 'nothing failed', String)
    expect(readRecording(message).paths.map((one) => one.steps)).toEqual([
      steps.slice(0, 1),
    ])
  })
})

test('where a machine departs from the table is said', async () => {
  const model = {
    ...playerModel,
    machine: playerMachine.provide({ actions: { setTimer: () => {} } }),
  }
  const steps = [{ kind: 'event', event: { type: 'sleep.set' } }] as const
  const lines: string[] = []
  const isAsSaid = await replayPath(model, { name: 'path 1', steps }, (text) =>
    lines.push(text),
  )
  expect(isAsSaid).toBe(false)
  expect(lines.join('\n')).toContain('✗ departs from the table')
  expect(lines.join('\n')).toContain('"isTimed":true')
})
