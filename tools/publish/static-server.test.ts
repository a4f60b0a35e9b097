import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileTexts } from '#tools/mailbox/mailbox.ts'
import { ask } from './ask.ts'
import { policiesFile } from './headers.ts'
import { serveSite } from './static-server.ts'

// What every host is asked is asked of this server too, in `tests/hosting`.
const absent = '<p>introuvable</p>'

let parent: string
let site: Awaited<ReturnType<typeof serveSite>>

beforeAll(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'site-'))
  const folder = path.join(parent, 'dist')
  await mkdir(folder)
  await writeFile(path.join(folder, '404.html'), absent)
  await writeFile(policiesFile(folder), '{ "/contact": "p-contact", "/404": "p-404" }')
  site = await serveSite({ folder, port: 0 })
})

afterAll(async () => {
  await site.close()
  await rm(parent, { recursive: true })
})

test('a folder that was never built is refused with one sentence', async () => {
  await expect(serveSite({ folder: 'tests', port: 0 })).rejects.toThrow(
    'tests holds no built site: run "npm run build" first (dist-test: "npm run build -- --for-tests").',
  )
})

test('F25 the server answers an unknown address without repeating it @asvs-no-reflection', async () => {
  for (const text of hostileTexts) {
    const encoded = encodeURIComponent(text)
    const targets = [`/${encoded}`, `//${encoded}`, `/contact/${encoded}?${encoded}`]
    for (const target of targets) {
      const { status, body, headers } = await ask(site.url, target)
      expect([status, String(body)], target).toEqual([404, absent])
      expect(headers['location']).toBeUndefined()
    }
    const { status, headers } = await ask(site.url, `/contact/?${encoded}`)
    expect([status, headers['location']]).toEqual([301, `/contact?${encoded}`])
    expect(headers['set-cookie']).toBeUndefined()
  }
})
