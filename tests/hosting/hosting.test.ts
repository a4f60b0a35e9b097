import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  ask,
  assetsOf,
  checkDelivery,
  checkTransport,
  discover,
  readPublication,
  textOf,
} from '#tools/publish/publish.ts'
import { specifiedRoutes } from '#tests/specified-routes.ts'
import {
  absence,
  caddy,
  nginx,
  nginxBrotli,
  publishSite,
  runPublish,
  startCaddy,
  startNginx,
  startPreview,
  type PublishedSite,
  type RunningHost,
} from '#tools/publish/publish.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let site: PublishedSite

beforeAll(async () => {
  site = await publishSite()
})

afterAll(() => site.remove())

const hosts = [
  { name: 'the preview', notice: '', start: startPreview },
  { name: 'nginx', notice: absence('nginx', nginx), start: startNginx },
  { name: 'Caddy', notice: absence('caddy', caddy), start: startCaddy },
]

for (const { name, notice, start } of hosts) {
  if (notice) console.warn(notice)
  describe.skipIf(notice)(`${name}`, () => {
    let host: RunningHost

    beforeAll(async () => {
      host = await start(site)
    })

    afterAll(() => host.close())

    test('answers every probe as it must, for every page and every asset @asvs-hosts', async ({
      skip,
    }) => {
      const found = await discover({ ...host, tolerant: false })
      expect(found.pages.toSorted()).toEqual(specifiedRoutes.toSorted())
      expect(found.assets.toSorted()).toEqual(await assetsOf(site.dist))
      const faults = await checkDelivery({ ...host, tolerant: false }, found)
      const brotli = name !== 'nginx' || nginxBrotli
      expect(faults.filter(({ text }) => brotli || !text.endsWith('sent in br'))).toEqual(
        [],
      )
      expect(await checkTransport(host.origin, host.plainOrigin)).toEqual([])
      if (!brotli) console.warn('⚠ NOT TRIED: brotli, a module that nginx lacks here.')
      skip(!brotli)
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

test('the script of a page carries the hash of its file', async () => {
  const page = await readFile(path.join(site.dist, 'contact.html'), 'utf8')
  const [, address = '', integrity] =
    /<script [^>]*src="([^"]+)" integrity="([^"]+)"/.exec(page) ?? []
  const script = await readFile(path.join(site.dist, address))
  const hash = createHash('sha384').update(script).digest('base64')
  expect(integrity).toBe(`sha384-${hash}`)
})

test('an asset stays 30 days after it was last part of what is published', async () => {
  const { folder, release } = site.publication
  const assets = path.join(folder, 'assets')
  const [kept = ''] = (await assetsOf(site.dist)).map((asset) => path.basename(asset))
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const age = (file: string, days: number) => utimes(file, daysAgo(days), daysAgo(days))
  for (const name of ['replaced-now.js', 'replaced-long-ago.js', 'replaced-lately.js'])
    await writeFile(path.join(assets, name), '')
  await appendFile(path.join(folder, 'assets.list'), 'replaced-now.js\n')
  await age(path.join(assets, 'replaced-now.js'), 90)
  await age(path.join(assets, 'replaced-lately.js'), 29)
  await age(path.join(assets, 'replaced-long-ago.js'), 32)
  await age(path.join(assets, kept), 90)
  for (const [name, days] of [
    ['pages-lately', 29],
    ['pages-long-ago', 32],
  ] as const) {
    await mkdir(path.join(folder, name))
    await age(path.join(folder, name), days)
  }
  runPublish(site.dist, folder)
  const after = await readdir(assets)
  expect(after).toEqual(
    expect.arrayContaining([kept, 'replaced-now.js', 'replaced-lately.js']),
  )
  expect(after).not.toContain('replaced-long-ago.js')
  const releases = (await readdir(folder)).filter((name) => name.startsWith('pages-'))
  expect(releases.toSorted()).toEqual([`pages-${release}`, 'pages-lately'].toSorted())
})

test('a change to a page makes another release', async () => {
  const { dist, policies, publication } = site
  await appendFile(path.join(dist, 'contact.html'), ' ')
  const { release } = await readPublication(dist, 'https://localhost', policies)
  expect(release).not.toBe(publication.release)
})
