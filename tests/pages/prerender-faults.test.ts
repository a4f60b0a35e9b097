import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { policiesFile } from '#tools/publish/publish.ts'
import { folder } from './built-site.ts'

const run = promisify(execFile)
const bundle = path.resolve('node_modules/.cache/prerender-dist-test/prerender.js')

/** A digest of every page, drawn by a Node of its own in which `prelude` ran first. */
async function draw(prelude: string, ...flags: readonly string[]) {
  const script = `
    ${prelude}
    const { createHash } = await import('node:crypto')
    const { paths, render } = await import(${JSON.stringify(bundle)})
    const hash = createHash('sha256')
    for (const path of paths) hash.update(JSON.stringify(await render(path)))
    console.log(paths.length, typeof Object.getOwnPropertyDescriptor(globalThis, 'localStorage'))
    console.log(hash.digest('hex'))`
  const options = ['--no-warnings', ...flags, '--input-type=module', '--eval', script]
  const { stdout } = await run(process.execPath, options, {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [seen, digest] = stdout.trim().split('\n')
  return { seen, digest }
}

test('F35 a Node with a storage of its own, or one that refuses, draws the same pages', async () => {
  const refusing = `Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() { throw new DOMException('no file was given', 'SecurityError') },
  })`
  const [plain, own, refused] = await Promise.all([
    draw('', '--no-experimental-webstorage'),
    draw('', '--experimental-webstorage'),
    draw(refusing),
  ])
  const { seen, digest } = plain
  expect(seen).toMatch(/^[1-9]\d* undefined$/)
  const withStorage = { seen: seen?.replace('undefined', 'object'), digest }
  expect(own).toEqual(withStorage)
  expect(refused).toEqual(withStorage)
})

test('F34 a site served without TLS is not asked for with it', async () => {
  const policies = await readFile(policiesFile(folder), 'utf8')
  expect(policies).toContain('http://localhost')
  expect(policies).not.toContain('upgrade-insecure-requests')
})
