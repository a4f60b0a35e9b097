import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSite } from '#tools/publish/publish.ts'
import { screens } from '#tests/screens/screens.ts'

/** The timeout in milliseconds of the export, and of the test that starts a browser. */
const timeout = 120_000

let folder = ''
beforeAll(() => {
  // The folder is in the project, so that the specification resolves Playwright as other files do.
  mkdirSync('reports', { recursive: true })
  folder = mkdtempSync(path.resolve('reports', 'specification-'))
  const words = ['export', '--all', '--format', 'playwright', '--out', folder]
  execFileSync(process.execPath, ['tools/statecharts/cli/paths.ts', ...words])
}, timeout)
afterAll(() => rmSync(folder, { recursive: true }))

test.each(screens.map(({ model }) => model))(
  'the exported specification of $name parses and only imports Playwright',
  ({ name }) => {
    const file = path.join(folder, `${name}.spec.mjs`)
    const code = readFileSync(file, 'utf8')
    // A function that runs in the page may import a URL.
    const imports = code
      .replace(/\bimport\(\s*\/\* @vite-ignore \*\/\s*address\s*\)/, '')
      .matchAll(/^import .* from "(.*)";$|\bimport\(|\brequire\(/gm)
    expect([...imports].map(([, imported]) => imported)).toEqual(['@playwright/test'])
    const { status, stderr } = spawnSync(process.execPath, ['--check', file])
    expect({ status, stderr: String(stderr) }).toEqual({ status: 0, stderr: '' })
  },
)

test(
  'an exported specification runs against a served site',
  async () => {
    const site = await serveSite({ folder: 'dist-test', port: 0 })
    try {
      const playwright = 'node_modules/@playwright/test/cli.js'
      const words = [
        'test',
        `--output=${folder}/results`,
        '--project=chromium',
        '--reporter=list',
      ]
      const child = spawn(process.execPath, [playwright, ...words, 'accordion'], {
        env: { ...process.env, PATHS_FOLDER: folder, BASE_URL: site.url },
        stdio: 'inherit',
      })
      expect(await once(child, 'close')).toEqual([0, null])
    } finally {
      await site.close()
    }
  },
  timeout,
)
