import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { mostPagesAhead } from '#src/app/use-fetch-ahead.ts'
import { programmePaths } from '#src/content/programme-paths.ts'
import { htmlFileOf } from '#tools/publish/publish.ts'
import { bench } from '../../site.config.ts'
import { queryAll, assets, allPaths, siteFolder, hrefOf } from './built-site.ts'
import { hrefsOn, legalPaths, pageAt } from './built-site.ts'

/** Returns the transferred size of a file in bytes: its Brotli size if the file is compressed. */
function transferSize(address: string) {
  const file = path.join(siteFolder, address)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

const totalTransferSize = (addresses: readonly string[]) =>
  addresses.reduce((sum, address) => sum + transferSize(address), 0)

/**
 * Lists the files that a browser requests to render a whole page. Images in closed menus load lazily, so
 * they are not requested. Neither are files named in a `<template>`.
 */
function filesOfFirstPaint(page: string) {
  const fetching =
    'script[src], img[src], link[href]:not([rel="canonical"], [sizes], [rel^="apple"])'
  const named = queryAll(page, fetching)
    .filter((element) => !element.closest('[popover]'))
    .map((element) => element.getAttribute('src') ?? hrefOf(element))
  const inStyles = [...pageAt(page).html.matchAll(/url\((['"]?)(.*?)\1\)/g)].map(
    ([, , url = '']) => url,
  )
  const files = [...named, ...inStyles].filter((address) => !address.startsWith('data:'))
  return [...new Set([htmlFileOf(page), ...files])]
}

/** Lists the files that a page requests to start its application. */
function filesOfApplication(page: string) {
  const template = pageAt(page).html.match(/<template id="later">(.*?)<\/template>/)?.[1]
  return [...(template ?? '').matchAll(/ href="(.*?)"/g)].map(([, href = '']) => href)
}

/** The home pages of both spaces, which contain the funding questions and tracks. */
const fundingPaths = ['/entreprise', '/particulier']
const otherPaths = allPaths.filter((page) => !fundingPaths.includes(page))
const cataloguePaths = ['/formations', '/solutions/formations-obligatoires']
const longPaths = [...legalPaths, ...programmePaths, ...cataloguePaths]
const plainPaths = otherPaths.filter((page) => !longPaths.includes(page))

const isScript = (file: string) => file.endsWith('.js')
const documentOf = (page: string) => [htmlFileOf(page)]
const bootstrapOf = (page: string) => filesOfFirstPaint(page).filter(isScript)
const applicationOf = (page: string) => filesOfApplication(page).filter(isScript)
const allFilesOf = (page: string) => [
  ...filesOfFirstPaint(page),
  ...filesOfApplication(page),
]

/** Lists the files that a page may prefetch: those of its heaviest linked pages, except its own files. */
function filesAhead(page: string) {
  const here = filesOfApplication(page)
  const links = queryAll(page, ':is(header, main) a').map(hrefOf)
  const linked = links.map((href) => href.replace(/[?#].*/, ''))
  const groups = allPaths
    .filter((each) => linked.includes(each))
    .map((each) => filesOfApplication(each).filter((file) => !here.includes(file)))
  const heaviest = groups.toSorted((a, b) => totalTransferSize(b) - totalTransferSize(a))
  return [...new Set(heaviest.slice(0, mostPagesAhead).flat())]
}

/** Each budget has a name, pages, a function that lists the files of a page, and the maximum in bytes. */
const budgets: readonly (readonly [
  string,
  readonly string[],
  typeof allFilesOf,
  number,
])[] = [
  ['the HTML of a page', plainPaths, documentOf, 14_000],
  ['the HTML of a catalogue', cataloguePaths, documentOf, 14_336],
  ['the HTML of a home page', fundingPaths, documentOf, 16_000],
  ['the HTML of a course page', programmePaths, documentOf, 15_800],
  ['the HTML of a legal page', legalPaths, documentOf, 26_000],
  ['the bootstrap script', allPaths, bootstrapOf, 3_000],
  ['a cold visit until the page is idle', allPaths, filesOfFirstPaint, 40_000],
  ['the application', otherPaths, applicationOf, 144_000],
  ['the application of a home page', fundingPaths, applicationOf, 144_300],
  ['a cold visit with the application', allPaths, allFilesOf, 185_000],
  ['the prefetched data', allPaths, filesAhead, 65_000],
]

test.each(budgets)('$0 is at most $3 bytes', (_, pages, filesOf, most) => {
  const sizes = pages.map((page) => [page, totalTransferSize(filesOf(page))] as const)
  expect(sizes.filter(([, size]) => size > most)).toEqual([])
})

test('a page requests 1 script and at most 14 files until it is idle, and at most 24 in all', () => {
  const countsOf = (page: string) => ({
    page,
    scripts: bootstrapOf(page).length,
    isFew: filesOfFirstPaint(page).length <= 14 && allFilesOf(page).length <= 24,
    external: filesOfFirstPaint(page).filter((file) => !file.startsWith('/')),
    contents: filesOfApplication(page).filter((file) => file.endsWith('.json')).length,
  })
  const expected = { scripts: 1, isFew: true, external: [], contents: 1 }
  expect(allPaths.map(countsOf)).toEqual(allPaths.map((page) => ({ page, ...expected })))
})

test('the first 8.1 kB (compressed) of a page contain its heading and lead, for an early paint', () => {
  const isLate = (page: string) => {
    const sent = readFileSync(path.join(siteFolder, `${htmlFileOf(page)}.br`))
    const finishFlush = constants.BROTLI_OPERATION_FLUSH
    const first = brotliDecompressSync(sent.subarray(0, 8_100), { finishFlush })
    return !/<\/h1>[^]*<\/p>/.test(first.toString())
  }
  expect(allPaths.filter(isLate)).toEqual([])
})

test('all scripts together are at most 165 kB plus 20 bytes per course page', () => {
  const scripts = assets.filter(isScript)
  const sizes = Object.fromEntries(scripts.map((file) => [file, transferSize(file)]))
  const total = totalTransferSize(scripts)
  expect(total, JSON.stringify({ total, ...sizes }, null, 2)).toBeLessThanOrEqual(
    165_000 + 20 * programmePaths.length,
  )
})

test('the only font file is at most 14 kB, and every page preloads it', () => {
  const fonts = assets.filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file))
  expect(fonts).toHaveLength(1)
  expect(totalTransferSize(fonts)).toBeLessThanOrEqual(14_000)
  const preload = 'link[rel="preload"][as="font"]'
  for (const page of allPaths) expect(hrefsOn(page, preload), page).toEqual(fonts)
})

test.each([
  [bench.menu, ...allPaths],
  [bench.filter, '/formations'],
  [bench.question, '/contact', '/particulier/faq'],
  [bench.field, '/contact', '/particulier/contact'],
])('the control %s that the benchmark uses exists on its pages', (control, ...pages) => {
  expect(pages.filter((page) => queryAll(page, control).length === 0)).toEqual([])
})
