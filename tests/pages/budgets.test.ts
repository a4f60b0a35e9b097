import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { courses } from '#src/model/course-list.ts'
import { programmePaths } from '#src/content/programme-paths.ts'
import { htmlFileOf } from '#tools/publish/publish.ts'
import { bench as touched } from '../../site.config.ts'
import { all, assets, assetTexts, everyPath, folder, hrefOf } from './built-site.ts'
import { hrefsAt, legalPaths, pageAt } from './built-site.ts'

/** Bytes of a file of the site (`/assets/a.js`) on the way to a browser that takes brotli. */
function weightOf(address: string) {
  const file = path.join(folder, address)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

const weightOfAll = (addresses: readonly string[]) =>
  addresses.reduce((sum, address) => sum + weightOf(address), 0)

/**
 * What a browser fetches by itself to show a page down to its end: nothing that waits in a
 * `<template>` or a closed menu, and one icon.
 */
function fetchedBy(page: string) {
  const fetching =
    'script[src], img[src], link[href]:not([rel="canonical"], [sizes], [rel^="apple"])'
  const named = all(page, fetching)
    .filter((element) => !element.closest('[popover]'))
    .map((element) => element.getAttribute('src') ?? hrefOf(element))
  const inStyles = [...pageAt(page).html.matchAll(/url\((['"]?)(.*?)\1\)/g)].map(
    ([, , url = '']) => url,
  )
  const files = [...named, ...inStyles].filter((address) => !address.startsWith('data:'))
  return [...new Set([htmlFileOf(page), ...files])]
}

/** What the application fetches of a page once it is quiet, or at the first gesture. */
function startOf(page: string) {
  const template = pageAt(page).html.match(/<template id="later">(.*?)<\/template>/)?.[1]
  return [...(template ?? '').matchAll(/ href="(.*?)"/g)].map(([, href = '']) => href)
}

/** They ask who pays, and list all tracks. */
const fundingPaths = ['/entreprise', '/particulier']
const otherPaths = everyPath.filter((page) => !fundingPaths.includes(page))
const longer = [...legalPaths, ...programmePaths, '/formations']
const plainPaths = otherPaths.filter((page) => !longer.includes(page))

const isScript = (file: string) => file.endsWith('.js')
const documentAlone = (page: string) => [htmlFileOf(page)]
const bootstrapOf = (page: string) => fetchedBy(page).filter(isScript)
const applicationOf = (page: string) => startOf(page).filter(isScript)
/** All that a page which was left quiet has fetched. */
const allOf = (page: string) => [...fetchedBy(page), ...startOf(page)]

/** What is fetched of pages, and its bytes at most. */
const weights: readonly (readonly [string, readonly string[], typeof allOf, number])[] = [
  ['a page with its styles', plainPaths, documentAlone, 14_000],
  ['the catalogue', ['/formations'], documentAlone, 13_460 + 90 * courses.length],
  ['a home page', fundingPaths, documentAlone, 16_000],
  ['a programme', programmePaths, documentAlone, 15_500],
  ['a legal text', legalPaths, documentAlone, 26_000],
  ['the script before a page is quiet', everyPath, bootstrapOf, 3_000],
  ['a cold visit until it is quiet', everyPath, fetchedBy, 40_000],
  ['the application', otherPaths, applicationOf, 145_000],
  ['the application of a home page', fundingPaths, applicationOf, 148_000],
  ['a page that was left quiet', everyPath, allOf, 185_000],
]

test.each(weights)('$0 is at most $3 bytes', (_, pages, filesOf, most) => {
  const sizes = pages.map((page) => [page, weightOfAll(filesOf(page))] as const)
  expect(sizes.filter(([, size]) => size > most)).toEqual([])
})

test('a page fetches one script and 14 files at most until it is quiet, all of this site, then its content, and 24 in all', () => {
  const countsOf = (page: string) => ({
    page,
    scripts: bootstrapOf(page).length,
    isFew: fetchedBy(page).length <= 14 && allOf(page).length <= 24,
    elsewhere: fetchedBy(page).filter((file) => !file.startsWith('/')),
    contents: startOf(page).filter((file) => file.endsWith('.json')).length,
  })
  const sound = { scripts: 1, isFew: true, elsewhere: [], contents: 1 }
  expect(everyPath.map(countsOf)).toEqual(everyPath.map((page) => ({ page, ...sound })))
})

test('a page’s heading and lead are in its first 8 kB: browsers paint them before the rest is there', () => {
  const isLate = (page: string) => {
    const sent = readFileSync(path.join(folder, `${htmlFileOf(page)}.br`))
    const finishFlush = constants.BROTLI_OPERATION_FLUSH
    const first = brotliDecompressSync(sent.subarray(0, 8_000), { finishFlush })
    return !/<\/h1>[^]*<\/p>/.test(first.toString())
  }
  expect(everyPath.filter(isLate)).toEqual([])
})

test('the script of the whole site is at most 160.5 kB, and 20 bytes a programme', () => {
  const scripts = assets.filter(isScript)
  const sizes = Object.fromEntries(scripts.map((file) => [file, weightOf(file)]))
  const total = weightOfAll(scripts)
  expect(total, JSON.stringify({ total, ...sizes }, null, 2)).toBeLessThanOrEqual(
    160_500 + 20 * programmePaths.length,
  )
})

test('there is one font file of at most 14 kB, and every document asks for it', () => {
  const fonts = assets.filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file))
  expect(fonts).toHaveLength(1)
  expect(weightOfAll(fonts)).toBeLessThanOrEqual(14_000)
  const preload = 'link[rel="preload"][as="font"]'
  for (const page of everyPath) expect(hrefsAt(page, preload), page).toEqual(fonts)
})

test('the browser’s script holds neither the descriptions nor the legal texts', () => {
  const code = assetTexts('.js').join('\n')
  const [description] = all('/formations', 'meta[name="description"]')
  expect(code).not.toContain(description?.getAttribute('content'))
  expect(code).not.toContain('Hébergeur Exemple')
})

test.each([
  [touched.menu, ...everyPath],
  [touched.filter, '/formations'],
  [touched.question, '/contact', '/particulier/faq'],
  [touched.field, '/contact', '/particulier/contact'],
])('what the bench touches is there on the pages that owe it: %s', (control, ...pages) => {
  expect(pages.filter((page) => all(page, control).length === 0)).toEqual([])
})
