import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import * as organisation from '#src/content/organisation.ts'
import { everyPage } from '#src/content/page-list.ts'
import { specifiedRoutes } from '#tests/specified-routes.ts'
import { policiesFile } from '#tools/publish/publish.ts'
import { all, everyPath, folder, pageAt, read } from './built-site.ts'

const origin = organisation.url

const hrefsAt = (address: string, selector: string) =>
  all(address, selector).map((link) => link.getAttribute('href'))

test('each page of the specification is there; the sitemap and a link lead to every page', () => {
  const pages = everyPage.map(({ path: address }) => address)
  expect(pages).toEqual(expect.arrayContaining(specifiedRoutes))
  const listed = read('sitemap.xml').match(/(?<=<loc>).*?(?=<\/loc>)/g)
  expect(listed).toEqual(pages.map((address) => origin + address))
  const targets = everyPath.flatMap((address) => hrefsAt(address, 'a[href]'))
  expect(pages.filter((address) => !targets.includes(address))).toEqual([])
})

const robotsOf = (address: string) =>
  pageAt(address).document.querySelector('meta[name="robots"]')?.getAttribute('content')
const canonicalsOf = (address: string) => hrefsAt(address, 'link[rel="canonical"]')

test('each page is its own canonical address, and may be found once it is no sample', () => {
  for (const { path: address } of everyPage) {
    expect(canonicalsOf(address)).toEqual([origin + address])
    expect(robotsOf(address)).toBe(organisation.sample ? 'noindex' : undefined)
  }
})

test('the page of unknown addresses is not to be found, and offers both spaces', () => {
  expect(robotsOf('/404')).toBe('noindex')
  expect(canonicalsOf('/404')).toEqual([])
  for (const href of ['/entreprise', '/particulier'])
    expect(all('/404', `main a[href="${href}"]`)).not.toEqual([])
})

test('each page shows that it stands in its space', () => {
  const homes = { neutral: [], company: ['/entreprise'], individual: ['/particulier'] }
  const switches = 'header [data-wide][role="group"] [aria-current]'
  const current = everyPage.map(({ path: address }) => hrefsAt(address, switches))
  expect(current).toEqual(everyPage.map(({ space }) => homes[space]))
})

test('robots are let in, and shown the sitemap: they must read a page to be told not to keep it', () => {
  expect(read('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  )
})

test('the manifest is French, and names its pictures', () => {
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
    lang: 'fr',
    start_url: '/',
    short_name: organisation.name,
    icons: [
      { src: '/favicon.svg', sizes: 'any' },
      { src: '/icon-192.png', sizes: '192x192' },
      { src: '/icon-512.png', sizes: '512x512' },
    ],
  })
})

const bundle = path.resolve('node_modules/.cache/prerender-dist-test/prerender.js')

/** Whether a Node has a storage, and a digest of a page of each space that it draws after `prelude`. */
async function draw(prelude: string, ...flags: readonly string[]) {
  const script = `
    ${prelude}
    const { createHash } = await import('node:crypto')
    const { render } = await import(${JSON.stringify(bundle)})
    const hash = createHash('sha256')
    for (const path of ['/404', '/contact', '/particulier/formations'])
      hash.update(JSON.stringify(await render(path)))
    const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
    console.log(typeof storage, hash.digest('hex'))`
  const options = ['--no-warnings', ...flags, '--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)(process.execPath, options, {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return stdout
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
  expect(plain).toMatch(/^undefined \w/)
  const withStorage = plain.replace('undefined', 'object')
  expect([own, refused]).toEqual([withStorage, withStorage])
})

test('F34 a site served without TLS is not asked for with it', () => {
  const policies = readFileSync(policiesFile(folder), 'utf8')
  expect(policies).toContain('http://localhost')
  expect(policies).not.toContain('upgrade-insecure-requests')
})
