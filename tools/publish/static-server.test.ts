import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileTexts } from '#tools/mailbox/mailbox.ts'
import { ask, textOf } from './check-deployed/ask.ts'
import { compressFolder } from './compress.ts'
import { policiesFile } from './headers.ts'
import { serveSite } from './static-server.ts'

// What every host is asked is asked of this server too, in `tests/hosting`.
const files = {
  'index.html': '<p>accueil</p>',
  'contact.html': '<p>contact é</p>'.repeat(50),
  '404.html': '<p>introuvable</p>',
  '.hidden.txt': 'hidden',
}
const policies = { '/': 'p-home', '/contact': 'p-contact', '/404': 'p-404' }

let parent: string
let site: Awaited<ReturnType<typeof serveSite>>

beforeAll(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'site-'))
  const folder = path.join(parent, 'dist')
  await mkdir(folder)
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(folder, name), content)
  await compressFolder(folder)
  await writeFile(policiesFile(folder), JSON.stringify(policies))
  await writeFile(path.join(parent, 'secret.txt'), 'secret')
  site = await serveSite({ folder, port: 0 })
})

afterAll(async () => {
  await site.close()
  await rm(parent, { recursive: true })
})

test.each([
  ['/', 'index.html', 'p-home'],
  ['/cont%61ct?a=b', 'contact.html', 'p-contact'],
] as const)('%s is %s under its own policy', async (target, name, policy) => {
  const answer = await ask(site.url, target)
  expect([answer.status, textOf(answer)]).toEqual([200, files[name]])
  expect(answer.headers).toMatchObject({ 'content-security-policy': policy })
})

test.each([
  '/Contact',
  '//evil.example/',
  '/.hidden.txt',
  '/..\\secret.txt',
  '/../secret.txt',
  '/%2e%2e/dist.headers.json',
])('F33 %s is the 404 page, never kept @asvs-not-found', async (target) => {
  const answer = await ask(site.url, target, { headers: { 'accept-encoding': 'br' } })
  expect([answer.status, textOf(answer)]).toEqual([404, files['404.html']])
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache, no-transform',
    'content-encoding': 'br',
    'content-security-policy': 'p-404',
  })
})

test('a reversed range is ignored', async () => {
  const answer = await ask(site.url, '/contact', { headers: { range: 'bytes=9-2' } })
  expect([answer.status, textOf(answer)]).toEqual([200, files['contact.html']])
})

test('a folder that was never built is refused with one sentence', async () => {
  await expect(serveSite({ folder: 'tests', port: 0 })).rejects.toThrow(
    'tests holds no built site: run "npm run build" first (dist-test: "node tools/publish/build.ts --for-tests").',
  )
})

test('F25 the server answers an unknown address without repeating it @asvs-no-reflection', async () => {
  for (const text of hostileTexts) {
    const encoded = encodeURIComponent(text)
    const targets = [`/${encoded}`, `//${encoded}`, `/contact/${encoded}?${encoded}`]
    for (const target of targets) {
      const { status, body, headers } = await ask(site.url, target)
      expect([status, String(body)], target).toEqual([404, files['404.html']])
      expect(headers['location']).toBeUndefined()
    }
    const { status, headers } = await ask(site.url, `/contact/?${encoded}`)
    expect([status, headers['location']]).toEqual([301, `/contact?${encoded}`])
    expect(headers['set-cookie']).toBeUndefined()
  }
})
