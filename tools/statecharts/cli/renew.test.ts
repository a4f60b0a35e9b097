import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { uploadModel } from '../examples/upload.model.ts'
import { frozenFile } from './machines.ts'
import { renewPaths } from './renew.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'renew-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a frozen file is written where it differs, and left where it does not', () => {
  const url = pathToFileURL(`${folder}/`)
  expect(renewPaths(uploadModel, url)).toBe(
    'upload: renewed, 4 paths. Review the difference.',
  )
  expect(readFileSync(frozenFile('upload', url), 'utf8')).toBe(
    readFileSync(frozenFile('upload'), 'utf8'),
  )
  expect(renewPaths(uploadModel, url)).toBe('upload: as it was')
})
