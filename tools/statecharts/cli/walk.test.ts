import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { uploadModel } from '../examples/upload.model.ts'
import { uploadMachine } from '../examples/upload.ts'
import { config } from './machines.ts'
import { typePaths } from './typed-fixture.ts'

const few = ['walk', 'upload', '--runs', '20']
const seedOf = ({ out }: { readonly out: string }) => /^seed (\d+), 20 walks/.exec(out)?.[1]

test('each walk takes a new seed, which is printed, unless one is given', async () => {
  const walks = [await typePaths(few), await typePaths(few)]
  expect(walks.map(({ code }) => code)).toEqual([0, 0])
  expect(new Set(walks.map(seedOf)).size).toBe(2)
  expect(seedOf(await typePaths([...few, '--seed', '7']))).toBe('7')
})

test('what fails is printed so that "replay" shows it, and with the words that do it again', async () => {
  const { models } = config
  const machine = uploadMachine.provide({
    guards: { hasFile: ({ context }) => /^[\w.]+$/.test(context.file) },
  })
  Object.assign(config, { models: [{ ...uploadModel, machine }] })
  onTestFinished(() => void Object.assign(config, { models }))
  const { code, errors } = await typePaths(['walk', '--seed', '7', '--runs', '300'])
  expect(code).toBe(1)
  expect(errors).toContain('// again: npm run paths -- walk upload --runs 300 --seed 7')

  const folder = mkdtempSync(path.join(tmpdir(), 'walk-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'steps')
  writeFileSync(file, errors)
  const replayed = await typePaths(['replay', file])
  expect(replayed.code).toBe(1)
  expect(replayed.out).toContain('upload, path 1\n')
  expect(replayed.out).toContain('by rule upload-2')
  expect(replayed.out.match(/^\d+\. /gm)).toHaveLength(2)
})
