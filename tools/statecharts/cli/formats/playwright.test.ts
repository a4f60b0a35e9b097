import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSite } from '#tools/publish/static-server.ts'
import { models } from '#tests/machines/models.ts'
import { ownTerminal } from '../terminal.ts'
import { run } from '../run.ts'
import { exportPlaywright } from './playwright.ts'

const patience = 60_000

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'specification-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each(models)(
  'the specification of $name imports Playwright alone and can be read',
  async (model) => {
    const code = await exportPlaywright(model)
    // The one import of an address is a page's own.
    const imports = code
      .replace(/\bimport\(\s*\/\* @vite-ignore \*\/\s*address\s*\)/, '')
      .matchAll(/^import .* from "(.*)";$|\bimport\(|\brequire\(/gm)
    expect([...imports].map(([, name]) => name)).toEqual(['@playwright/test'])
    expect(code).not.toMatch(/createMachine|createActor/)
    const file = path.join(folder, `${model.name}.spec.mjs`)
    writeFileSync(file, code)
    const { status, stderr } = spawnSync(process.execPath, ['--check', file])
    expect({ status, stderr: String(stderr) }).toEqual({ status: 0, stderr: '' })
  },
  patience,
)

test(
  'a specification runs on a site by its address',
  async () => {
    const site = await serveSite({ folder: 'dist-test', port: 0 })
    try {
      const words = ['accordion', '--driver', 'browser', '--base-url', site.url]
      expect(await run.run(words, ownTerminal)).toBe(true)
    } finally {
      await site.close()
    }
  },
  2 * patience,
)
