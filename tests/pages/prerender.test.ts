import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import * as organisation from '#src/content/organisation.ts'
import { everyPage } from '#src/content/page-list.ts'
import { specifiedRoutes } from '#tests/specified-routes.ts'
import { policiesFile, runProgram } from '#tools/publish/publish.ts'
import {
  queryAll,
  allPaths,
  siteFolder,
  hrefsOn,
  readAssets,
  pageAt,
  readPublishedFile,
} from './built-site.ts'

const origin = organisation.url

const pages = everyPage.map(({ path: address }) => address)

test('every specified route is a page', () => {
  expect(pages).toEqual(expect.arrayContaining(specifiedRoutes))
})

test('the sitemap lists every page', () => {
  const listed = readPublishedFile('sitemap.xml').match(/(?<=<loc>).*?(?=<\/loc>)/g)
  expect(listed).toEqual(pages.map((address) => origin + address))
})

test('every page is linked from some page', () => {
  const targets = allPaths.flatMap((address) => hrefsOn(address, 'a[href]'))
  expect(pages.filter((address) => !targets.includes(address))).toEqual([])
})

test('the page for unknown URLs links to both spaces', () => {
  const spaces = ['/entreprise', '/particulier']
  expect(hrefsOn('/404', 'main a')).toEqual(expect.arrayContaining(spaces))
})

test('each page except /404 has its own canonical URL', () => {
  for (const address of allPaths) {
    const canonical = address === '/404' ? [] : [origin + address]
    expect(hrefsOn(address, 'link[rel="canonical"]')).toEqual(canonical)
  }
})

test('each page except /404 may be indexed, unless the site is a sample', () => {
  for (const address of allPaths) {
    const isHidden = organisation.sample || address === '/404'
    const hiding = queryAll(address, 'meta[name="robots"][content="noindex"]')
    expect(hiding, address).toHaveLength(isHidden ? 1 : 0)
  }
})

test('the header of each page marks the space of the page as current', () => {
  const homes = { neutral: [], company: ['/entreprise'], individual: ['/particulier'] }
  const switches = 'header [data-wide][role="group"] [aria-current]'
  const current = everyPage.map(({ path: address }) => hrefsOn(address, switches))
  expect(current).toEqual(everyPage.map(({ space }) => homes[space]))
})

test('robots.txt allows all pages, because robots must read a page to find its noindex', () => {
  expect(readPublishedFile('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  )
})

test('the manifest is French and lists its icons', () => {
  expect(JSON.parse(readPublishedFile('manifest.webmanifest'))).toMatchObject({
    lang: 'fr',
    start_url: '/',
    short_name: organisation.wordmark,
    icons: [
      { src: '/favicon.svg', sizes: 'any' },
      { src: '/icon-192.png', sizes: '192x192' },
      { src: '/icon-512.png', sizes: '512x512' },
    ],
  })
})

const bundle = path.resolve('node_modules/.cache/prerender-dist-test/prerender.js')

/**
 * Renders pages in a new Node process. Returns the type of its `localStorage` property descriptor and a
 * hash of the pages.
 */
async function renderDigest(prelude: string, ...flags: readonly string[]) {
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
  const command = [process.execPath, ...options]
  return (await runProgram(command, { NODE_ENV: 'production' })).output
}

test('F35 Node renders the same pages whether local storage exists, is missing or throws', async () => {
  const refusing = `Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() { throw new DOMException('no file was given', 'SecurityError') },
  })`
  const [plain, withStorage, refused] = await Promise.all([
    renderDigest('', '--no-experimental-webstorage'),
    renderDigest('', '--experimental-webstorage'),
    renderDigest(refusing),
  ])
  expect(plain).toMatch(/^undefined \w/)
  const expected = plain.replace('undefined', 'object')
  expect([withStorage, refused]).toEqual([expected, expected])
})

test('F34 a site served without TLS does not upgrade its requests', () => {
  const policies = readFileSync(policiesFile(siteFolder), 'utf8')
  expect(policies).toContain('http://localhost')
  expect(policies).not.toContain('upgrade-insecure-requests')
})

type Group = { readonly order: number; readonly classes: ReadonlySet<string> }

/** Splits a style sheet by styled component. A marker after each component contains its order. */
function ruleGroups(css: string): readonly Group[] {
  const groups = css.matchAll(/([^]*?)data-styled\.g(\d+)\[[^{]*\{[^}]*\}\/\*!sc\*\/\n?/g)
  return [...groups].map(([, rules = '', order]) => {
    const selectors = rules.replaceAll(/\{[^{}]*\}/g, '{}')
    const names = [...selectors.matchAll(/\.([a-z][\w-]*)/gi)]
    return { order: Number(order), classes: new Set(names.map(([, name = '']) => name)) }
  })
}

const hasTwoStyleSheets = (path: string) =>
  pageAt(path).html.includes('id="rest-styles"><svg><style')

test('most pages have a second style sheet, but not a page with short styles below the fold', () => {
  const { length } = allPaths.filter(hasTwoStyleSheets)
  expect(length).toBeGreaterThan(allPaths.length / 2)
  expect(hasTwoStyleSheets('/404')).toBe(false)
})

test('the names of styles do not depend on the folder of the repository', () => {
  const file = 'src/ui/icon.tsx'
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 6)
  expect(readAssets('.js').join()).toContain(`sc-${hash}-0`)
})

test.each(allPaths)('the page %s contains each style rule once', (path) => {
  const rules = pageAt(path).html.match(/(?<=\n)[^\n]+(?=\/\*!sc\*\/)/g) ?? []
  expect(rules.length).toBeGreaterThan(10)
  expect(rules).toEqual([...new Set(rules)])
})

test.each(allPaths)('the page %s contains the print rules after its content', (path) => {
  const { html } = pageAt(path)
  expect(html.match(/@page\b/g)).toHaveLength(1)
  expect(html.indexOf('@page')).toBeGreaterThan(html.indexOf('</main>'))
})

test.each(allPaths.filter(hasTwoStyleSheets))(
  'the second style sheet of %s overrides no rule of a later component',
  (path) => {
    const { document, html } = pageAt(path)
    const sheets = [...html.matchAll(/<style data-styled[^>]*>([^]*?)<\/style>/g)]
    const isInBody = sheets.map(({ index }) => index > html.indexOf('<body'))
    expect(isInBody).toEqual([false, true])
    const [first = [], rest = []] = sheets.map(([, css = '']) => ruleGroups(css))
    expect(Math.min(first.length, rest.length)).toBeGreaterThan(3)
    const late = [...document.querySelectorAll('body [class]')].flatMap((element) => {
      const matches = ({ classes }: Group) =>
        [...element.classList].some((name) => classes.has(name))
      const last = Math.max(0, ...first.filter(matches).map(({ order }) => order))
      return rest
        .filter((group) => matches(group) && group.order < last)
        .map(() => element.outerHTML.slice(0, 120))
    })
    expect(late).toEqual([])
  },
)
