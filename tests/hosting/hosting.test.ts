import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile, readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ask,
  assetsOf,
  checkDelivery,
  checkTransport,
  discover,
  headersFile,
  headersFileLimits,
  textOf,
  writeHosting,
} from '#tools/publish/publish.ts'
import { everyPage } from '#src/content/page-list.ts'
import { headersAt, hosts, readRules, startHeadersFile, startHost } from './servers.ts'
import { publishSite, runPublish, type RunningHost } from './servers.ts'

const site = await publishSite()

afterAll(() => site.remove())

// The preview is asked by the tests of `npm run check:deployed`.
const tried = [
  {
    name: 'a host that reads _headers',
    isAbsent: false,
    hasBrotli: true,
    // It cannot be told everything.
    tolerant: true,
    start: () => startHeadersFile(site),
  },
  ...hosts.map((host) => ({
    name: host.name,
    isAbsent: host.program === undefined,
    hasBrotli: host.hasBrotli,
    tolerant: false,
    start: () => startHost(host, site),
  })),
]

for (const { hasBrotli, isAbsent, name, start, tolerant } of tried) {
  if (isAbsent) console.warn(`⚠ NOT TRIED: ${name} is not installed.`)
  describe.skipIf(isAbsent)(`${name}`, () => {
    let host: RunningHost

    beforeAll(async () => {
      host = await start()
    })

    afterAll(() => host.close())

    test('answers every question as it must, for every page and every asset @asvs-hosts', async ({
      skip,
    }) => {
      const found = await discover({ ...host, tolerant })
      expect(found.pages.toSorted()).toEqual(
        everyPage.map(({ path: page }) => page).toSorted(),
      )
      expect(found.assets.toSorted()).toEqual(await assetsOf(site.dist))
      const faults = await checkDelivery({ ...host, tolerant }, found)
      expect(
        faults.filter(({ text }) => hasBrotli || !text.endsWith('sent in br')),
      ).toEqual([])
      expect(await checkTransport(host.origin, host.plainOrigin)).toEqual([])
      if (!hasBrotli) console.warn(`⚠ NOT TRIED: brotli, a module that ${name} lacks here.`)
      skip(!hasBrotli)
    })

    test('hands a session to the agenda, not to the page', async () => {
      const { origin, ca } = host
      const target = '/agenda/leadership-2027-01.ics'
      const answer = await ask(origin, target, ca === undefined ? {} : { ca })
      expect(answer.status).toBe(200)
      expect(answer.headers['content-type']).toMatch(/^text\/calendar\b/)
      expect(textOf(answer)).toMatch(/^BEGIN:VCALENDAR\r\n/)
    })
  })
}

test('_headers stays within what Cloudflare Pages accepts, and keeps nothing but assets', async () => {
  const text = await readFile(path.join(site.dist, '_headers'), 'utf8')
  const rules = readRules(text)
  expect(rules.length).toBeLessThanOrEqual(headersFileLimits.rules)
  for (const line of text.split('\n'))
    expect(line.length).toBeLessThanOrEqual(headersFileLimits.lineLength)
  for (const { path: rule } of rules) expect(rule.split('*').length).toBeLessThanOrEqual(2)
  for (const missing of ['/assets/missing-00000000.js', '/favicon.svg', '/'])
    expect(headersAt(rules, missing)).not.toHaveProperty('cache-control')
  const drawings = Array.from({ length: 150 }, (_, index) => `/assets/${index}.svg`)
  const wide = readRules(headersFile({ '/': '' }, [...drawings, '/assets/app.js']))
  expect(wide).toHaveLength(headersFileLimits.rules)
  expect(wide[1]?.path).toBe('/assets/app.js')
})

test('the script of a page carries the hash of its file', async () => {
  const page = await readFile(path.join(site.dist, 'contact.html'), 'utf8')
  const [, address = '', integrity] =
    /<script [^>]*src="([^"]+)" integrity="([^"]+)"/.exec(page) ?? []
  const script = await readFile(path.join(site.dist, address))
  const hash = createHash('sha384').update(script).digest('base64')
  expect(integrity).toBe(`sha384-${hash}`)
})

const releases = async () =>
  (await readdir(site.folder)).filter((name) => name.startsWith('pages-')).toSorted()

test('an asset stays 30 days after it was last part of what is published', async () => {
  const { folder } = site
  const current = await releases()
  const assets = path.join(folder, 'assets')
  const [kept = ''] = (await assetsOf(site.dist)).map((asset) => path.basename(asset))
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const age = (file: string, days: number) => utimes(file, daysAgo(days), daysAgo(days))
  const replaced = { 'now.js': 90, 'lately.js': 29, 'long-ago.js': 32, [kept]: 90 }
  for (const [name, days] of Object.entries(replaced)) {
    await appendFile(path.join(assets, name), '')
    await age(path.join(assets, name), days)
  }
  await appendFile(path.join(folder, 'assets.list'), 'now.js\n')
  for (const [name, days] of Object.entries({ 'pages-lately': 29, 'pages-long-ago': 32 })) {
    await mkdir(path.join(folder, name))
    await age(path.join(folder, name), days)
  }
  runPublish(site.dist, folder)
  const after = await readdir(assets)
  expect(after).toEqual(expect.arrayContaining([kept, 'now.js', 'lately.js']))
  expect(after).not.toContain('long-ago.js')
  expect(await releases()).toEqual([...current, 'pages-lately'].toSorted())
})

test('a change to a page makes another release', async () => {
  const { dist, folder, policies } = site
  const before = await releases()
  await appendFile(path.join(dist, 'contact.html'), ' ')
  await writeHosting(dist, 'https://localhost', policies)
  runPublish(dist, folder)
  expect(await releases()).toHaveLength(before.length + 1)
})
