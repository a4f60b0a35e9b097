import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { readResults, saveResult } from './results.ts'

const run = {
  kind: 'run',
  machine: 'sender',
  driver: 'headless',
  expected: ['path 1'],
  paths: [{ name: 'path 1', steps: 1, transitions: ['a'], rules: ['sender-1'] }],
  ms: 1,
} as const

describe('in a folder of results', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'results-'))
    return () => rmSync(folder, { recursive: true })
  })

  function save() {
    const machine = path.join(folder, 'machine.ts')
    writeFileSync(machine, 'export const a = 1\n')
    writeFileSync(path.join(folder, 'model.ts'), "import { a } from './machine.ts'\n")
    const saved = path.join(folder, 'saved')
    saveResult({ ...run, ms: 2 }, [path.join(folder, 'model.ts')], saved)
    saveResult(run, [path.join(folder, 'model.ts')], saved)
    return { run, machine, saved }
  }

  test('the last one of a machine and driver is read back', () => {
    const { run, saved } = save()
    const { own, strangers } = readResults(saved)
    expect(own).toMatchObject([run])
    expect(strangers).toEqual([])
    expect(readResults(path.join(folder, 'nothing'))).toEqual({ own: [], strangers: [] })
  })

  test('it is a stranger once what it measured has changed, were it an import, and no longer when it is put back', () => {
    const { machine, saved } = save()
    writeFileSync(machine, 'export const a = 2\n')
    expect(readResults(saved)).toEqual({
      own: [],
      strangers: [{ name: 'sender.headless', at: expect.any(String) }],
    })
    writeFileSync(machine, 'export const a = 1\n')
    expect(readResults(saved).own).toHaveLength(1)
  })

  test.each(['', '{}', '{"machine":"sender","driver":"view","paths":[]}', '[1]'])(
    'what an older form left is a stranger: %j',
    (content) => {
      writeFileSync(path.join(folder, 'old.json'), content)
      expect(readResults(folder)).toEqual({
        own: [],
        strangers: [{ name: 'old', at: undefined }],
      })
    },
  )
})
