import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { changedFiles } from './vite-plugins.ts'

test('writes the copies of all drawings before the development server starts', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'changed-files-'))
  const [folder, copies] = [path.join(root, 'images'), path.join(root, 'copies')]
  mkdirSync(folder)
  for (const name of ['one.svg', 'two.svg'])
    writeFileSync(path.join(folder, name), '<svg/>')
  const plugin = changedFiles(folder, copies, (name) => `changed ${name}`, 'brand.json')
  await resolveConfig(
    { root, configFile: false, plugins: [plugin], mode: 'development' },
    'serve',
  )
  const written = ['one.svg', 'two.svg'].map((name) =>
    readFileSync(path.join(copies, name), 'utf8'),
  )
  expect(written).toEqual(['changed one.svg', 'changed two.svg'])
})
