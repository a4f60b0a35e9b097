import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mobileMenuModel } from '#tests/machines/mobile-menu.model.ts'
import { frozenFile } from './machines.ts'
import { renewPaths } from './renew.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'renew-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a frozen file is written where it differs, and left where it does not', () => {
  const url = pathToFileURL(`${folder}/`)
  expect(renewPaths(mobileMenuModel, url)).toBe(
    'mobile-menu: renewed, 1 paths. Review the difference.',
  )
  expect(readFileSync(frozenFile('mobile-menu', url), 'utf8')).toBe(
    readFileSync(frozenFile('mobile-menu'), 'utf8'),
  )
  expect(renewPaths(mobileMenuModel, url)).toBe('mobile-menu: as it was')
})
