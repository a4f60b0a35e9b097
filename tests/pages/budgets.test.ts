import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { courses } from '#src/content/course-list.ts'
import { programmePaths } from '#src/content/programme-paths.ts'
import { bench as touched } from '../../site.config.ts'
import { all, assets, everyPath, fileOf, folder } from './built-site.ts'
import { found, legalPaths, pageAt, read } from './built-site.ts'

/** Bytes of a file of the site (`/assets/a.js`) on the way to a browser that takes brotli. */
function weightOf(address: string) {
  const file = path.join(folder, address)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

function weightOfAll(addresses: readonly string[]) {
  return addresses.reduce((sum, address) => sum + weightOf(address), 0)
}

/** The pages over a budget, each with its exact size. */
function over(pages: readonly string[], size: (page: string) => number, budget: number) {
  return pages.flatMap((page) => (size(page) > budget ? { page, size: size(page) } : []))
}

const scripts = assets.filter((file) => file.endsWith('.js'))

/**
 * What a browser fetches by itself to show a page down to its end: nothing that waits in a
 * `<template>` or a closed menu, and one icon.
 */
function fetchedBy(page: string) {
  const { document, html } = pageAt(page)
  const elements = [
    ...document.querySelectorAll(
      'script[src], img[src], link[href]:not([rel="canonical"], [sizes], [rel^="apple"])',
    ),
  ]
  const shown = elements.filter((element) => !element.closest('[popover]'))
  const named = shown.map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  )
  const inStyles = [...html.matchAll(/url\((['"]?)(.*?)\1\)/g)].map(([, , url = '']) => url)
  const files = [...named, ...inStyles].filter((address) => !address.startsWith('data:'))
  return [...new Set([`/${fileOf(page)}`, ...files])]
}

/** What the application fetches of a page once it is quiet, or at the first gesture. */
function startOf(page: string) {
  const template = pageAt(page).html.match(/<template id="later">(.*?)<\/template>/)?.[1]
  return [...(template ?? '').matchAll(/ href="(.*?)"/g)].map(([, href = '']) => href)
}

/** They ask who pays, and list all tracks. */
const fundingPaths = ['/entreprise', '/particulier']

const weightOfPage = (page: string) => weightOf(`/${fileOf(page)}`)

test('a page with its styles is at most 14 kB, the catalogue 13.5 and 0.09 a course, a programme 15.5 kB, a home page 16 kB, a legal one 26 kB', () => {
  const longer = [...legalPaths, ...programmePaths, ...fundingPaths, '/formations']
  const pages = everyPath.filter((page) => !longer.includes(page))
  expect(over(pages, weightOfPage, 14_000)).toEqual([])
  const catalogue = 13_460 + 90 * courses.length
  expect(over(['/formations'], weightOfPage, catalogue)).toEqual([])
  expect(over(fundingPaths, weightOfPage, 16_000)).toEqual([])
  expect(over(programmePaths, weightOfPage, 15_500)).toEqual([])
  expect(over(legalPaths, weightOfPage, 26_000)).toEqual([])
})

test('a page’s heading and lead are in its first 8 kB: browsers paint them before the rest is there', () => {
  const opening = (page: string) => {
    const { html } = pageAt(page)
    const end = html.indexOf('</p>', html.indexOf('</h1>'))
    expect(end, page).toBeGreaterThan(0)
    return brotliCompressSync(html.slice(0, end)).byteLength
  }
  expect(over(everyPath, opening, 8_000)).toEqual([])
})

test('the bootstrap is the only script before the page is quiet, far below the 100 kB allowed', () => {
  const before = (page: string) => fetchedBy(page).filter((file) => file.endsWith('.js'))
  expect(everyPath.filter((page) => before(page).length !== 1)).toEqual([])
  expect(over(everyPath, (page) => weightOfAll(before(page)), 3_000)).toEqual([])
})

test('what the application needs is fetched at once: at most 145 kB of script, 148 of a home page, and its content', () => {
  const isContent = (file: string) => file.endsWith('.json')
  const scriptOf = (page: string) => startOf(page).filter((file) => !isContent(file))
  const others = everyPath.filter((page) => !fundingPaths.includes(page))
  const weight = (page: string) => weightOfAll(scriptOf(page))
  expect(over(others, weight, 145_000)).toEqual([])
  expect(over(fundingPaths, weight, 148_000)).toEqual([])
  const contents = everyPath.map((page) => startOf(page).filter(isContent).length)
  expect(contents).toEqual(everyPath.map(() => 1))
})

test('the script of the whole site is at most 160.5 kB, and 20 bytes a programme', () => {
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
  const asked = everyPath.flatMap((page) => all(page, 'link[rel="preload"][as="font"]'))
  expect(asked.map((link) => link.getAttribute('href'))).toEqual(
    everyPath.flatMap(() => fonts),
  )
})

test('a page that was left quiet has all that it needs, within 185 kB and 24 requests', () => {
  const all = (page: string) => [...fetchedBy(page), ...startOf(page)]
  expect(over(everyPath, (page) => weightOfAll(all(page)), 185_000)).toEqual([])
  expect(over(everyPath, (page) => all(page).length, 24)).toEqual([])
})

test('a cold visit takes at most 40 kB and 14 requests until it is quiet, all to this site', () => {
  const elsewhere = everyPath.flatMap(fetchedBy).filter((file) => !file.startsWith('/'))
  expect(elsewhere).toEqual([])
  expect(over(everyPath, (page) => weightOfAll(fetchedBy(page)), 40_000)).toEqual([])
  expect(over(everyPath, (page) => fetchedBy(page).length, 14)).toEqual([])
})

test('the browser’s script holds neither the descriptions nor the legal texts', () => {
  const code = scripts.map((file) => read(file.slice(1))).join('\n')
  const description = pageAt('/formations').document.querySelector(
    'meta[name="description"]',
  )
  expect(code).not.toContain(description?.getAttribute('content'))
  expect(code).not.toContain('Hébergeur Exemple')
})

test('nothing holds the first paint back: no style sheet, no script but a module', () => {
  const holding =
    'link[rel~="stylesheet"], script[src]:not([type="module"]), [blocking~="render"]'
  expect(found(holding)).toEqual([])
  const modules = everyPath.map((page) => all(page, 'script[type="module"]').length)
  expect(new Set(modules)).toEqual(new Set([1]))
})

test('what the bench touches is there on the pages that owe it', () => {
  const having = (selector: string) =>
    everyPath.filter((page) => all(page, selector).length > 0)
  expect(having(touched.menu)).toEqual(everyPath)
  const some = (...pages: readonly string[]) => expect.arrayContaining([...pages])
  expect(having(touched.filter)).toEqual(some('/formations'))
  expect(having(touched.question)).toEqual(some('/contact', '/particulier/faq'))
  expect(having(touched.field)).toEqual(some('/contact', '/particulier/contact'))
})
