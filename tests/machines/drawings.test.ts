import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the drawings of the machines are up to date', () => {
  const words = ['tools/statecharts/cli/paths.ts', 'renew', '--check']
  const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  expect({ stdout, stderr }).toEqual({ stdout: '', stderr: '' })
})
