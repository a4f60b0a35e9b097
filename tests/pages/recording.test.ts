import path from 'node:path'
import { build } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const listener = 'inspectMachines'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** The scripts of the site that name what listens to the machines. */
async function listening(recordPaths: string): Promise<number> {
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('VITE_RECORD_PATHS', recordPaths)
  const result = await build({ root, logLevel: 'silent', build: { write: false } })
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : []
  const scripts = outputs
    .flatMap(({ output }) => output)
    .filter((file) => file.type === 'chunk')
  expect(scripts.length).toBeGreaterThan(3)
  return scripts.filter(({ code }) => code.includes(listener)).length
}

test('a published site holds nothing that listens to its machines', async () => {
  await expect(listening('')).resolves.toBe(0)
})

test('the site of the browser tests can be listened to', async () => {
  await expect(listening('1')).resolves.toBe(1)
})
