import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { courses } from '#src/model/course-list.ts'
import { programmePaths } from '#src/content/programme-paths.ts'
import { htmlFileOf } from '#tools/publish/publish.ts'
import { bench as touched } from '../../site.config.ts'
import { queryAll, assets, readAssets, allPaths, siteFolder, hrefOf } from './built-site.ts'
import { hrefsOn, legalPaths, pageAt } from './built-site.ts'

/** Bytes of a file of the site (`/assets/a.js`) on the way to a browser that takes brotli. */
function transferSize(address: string) {
  const file = path.join(siteFolder, address)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

const totalTransferSize = (addresses: readonly string[]) =>
  addresses.reduce((sum, address) => sum + transferSize(address), 0)

/**
 * What a browser fetches by itself to show a page down to its end: nothing that waits in a
 * `<template>` or a closed menu, and one icon.
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

/** What the application fetches of a page once it is quiet, or at the first gesture. */
function filesOfApplication(page: string) {
  const template = pageAt(page).html.match(/<template id="later">(.*?)<\/template>/)?.[1]
  return [...(template ?? '').matchAll(/ href="(.*?)"/g)].map(([, href = '']) => href)
}

/** They ask who pays, and list all tracks. */
const fundingPaths = ['/entreprise', '/particulier']
const otherPaths = allPaths.filter((page) => !fundingPaths.includes(page))
const longPaths = [...legalPaths, ...programmePaths, '/formations']
const plainPaths = otherPaths.filter((page) => !longPaths.includes(page))

const isScript = (file: string) => file.endsWith('.js')
const documentOf = (page: string) => [htmlFileOf(page)]
const bootstrapOf = (page: string) => filesOfFirstPaint(page).filter(isScript)
const applicationOf = (page: string) => filesOfApplication(page).filter(isScript)
/** All that a page which was left quiet has fetched. */
const allFilesOf = (page: string) => [
  ...filesOfFirstPaint(page),
  ...filesOfApplication(page),
]

/** What is fetched of pages, and its bytes at most. */
const budgets: readonly (readonly [
  string,
  readonly string[],
  typeof allFilesOf,
  number,
])[] = [
  ['a page with its styles', plainPaths, documentOf, 14_000],
  ['the catalogue', ['/formations'], documentOf, 13_460 + 90 * courses.length],
  ['a home page', fundingPaths, documentOf, 16_000],
  ['a programme', programmePaths, documentOf, 15_500],
  ['a legal text', legalPaths, documentOf, 26_000],
  ['the script before a page is quiet', allPaths, bootstrapOf, 3_000],
  ['a cold visit until it is quiet', allPaths, filesOfFirstPaint, 40_000],
  ['the application', otherPaths, applicationOf, 145_000],
  ['the application of a home page', fundingPaths, applicationOf, 148_000],
  ['a page that was left quiet', allPaths, allFilesOf, 185_000],
]

test.each(budgets)('$0 is at most $3 bytes', (_, pages, filesOf, most) => {
  const sizes = pages.map((page) => [page, totalTransferSize(filesOf(page))] as const)
  expect(sizes.filter(([, size]) => size > most)).toEqual([])
})

test('a page fetches one script and 14 files at most until it is quiet, all of this site, then its content, and 24 in all', () => {
  const countsOf = (page: string) => ({
    page,
    scripts: bootstrapOf(page).length,
    isFew: filesOfFirstPaint(page).length <= 14 && allFilesOf(page).length <= 24,
    elsewhere: filesOfFirstPaint(page).filter((file) => !file.startsWith('/')),
    contents: filesOfApplication(page).filter((file) => file.endsWith('.json')).length,
  })
  const sound = { scripts: 1, isFew: true, elsewhere: [], contents: 1 }
  expect(allPaths.map(countsOf)).toEqual(allPaths.map((page) => ({ page, ...sound })))
})

test('a page’s heading and lead are in its first 8 kB: browsers paint them before the rest is there', () => {
  const isLate = (page: string) => {
    const sent = readFileSync(path.join(siteFolder, `${htmlFileOf(page)}.br`))
    const finishFlush = constants.BROTLI_OPERATION_FLUSH
    const first = brotliDecompressSync(sent.subarray(0, 8_000), { finishFlush })
    return !/<\/h1>[^]*<\/p>/.test(first.toString())
  }
  expect(allPaths.filter(isLate)).toEqual([])
})

test('the script of the whole site is at most 160.5 kB, and 20 bytes a programme', () => {
  const scripts = assets.filter(isScript)
  const sizes = Object.fromEntries(scripts.map((file) => [file, transferSize(file)]))
  const total = totalTransferSize(scripts)
  expect(total, JSON.stringify({ total, ...sizes }, null, 2)).toBeLessThanOrEqual(
    160_500 + 20 * programmePaths.length,
  )
})

test('there is one font file of at most 14 kB, and every document asks for it', () => {
  const fonts = assets.filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file))
  expect(fonts).toHaveLength(1)
  expect(totalTransferSize(fonts)).toBeLessThanOrEqual(14_000)
  const preload = 'link[rel="preload"][as="font"]'
  for (const page of allPaths) expect(hrefsOn(page, preload), page).toEqual(fonts)
})

test('the browser’s script holds neither the descriptions nor the legal texts', () => {
  const code = readAssets('.js').join('\n')
  const [description] = queryAll('/formations', 'meta[name="description"]')
  expect(code).not.toContain(description?.getAttribute('content'))
  expect(code).not.toContain('Hébergeur Exemple')
})

test.each([
  [touched.menu, ...allPaths],
  [touched.filter, '/formations'],
  [touched.question, '/contact', '/particulier/faq'],
  [touched.field, '/contact', '/particulier/contact'],
])('what the bench touches is there on the pages that owe it: %s', (control, ...pages) => {
  expect(pages.filter((page) => queryAll(page, control).length === 0)).toEqual([])
})
