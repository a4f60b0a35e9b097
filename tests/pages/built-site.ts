import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Element, Window } from 'happy-dom'
import { everyPage, notFound } from '#src/content/page-list.ts'
import { listAssets, htmlFileOf } from '#tools/publish/publish.ts'
import { normalizeSpaces } from '#tests/normalize-spaces.ts'

/** The folder that `npm test` builds before it runs the tests. */
export const siteFolder = path.resolve(import.meta.dirname, '../../dist-test')

export const allPaths = [...everyPage, notFound].map(({ path: address }) => address)
export const legalPaths = everyPage.flatMap(({ menu, path: address }) =>
  menu?.list === 'legal' ? address : [],
)

const parser = new new Window().DOMParser()

/** A published page as a visitor without JavaScript has it. */
function readPage(file: string) {
  const html = readFileSync(file, 'utf8')
  // happy-dom loses what follows styles in a drawing.
  const legible = html.replaceAll(/<svg><style\b[^]*?<\/style><\/svg>/g, '')
  // Without the marks that styled-components reads its own names from.
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    .map(([, css = '']) => css.replaceAll(/data-styled[^{]*\{[^}]*\}/g, ''))
    .join('\n')
  return { html, styles, document: parser.parseFromString(legible, 'text/html') }
}

type BuiltPage = ReturnType<typeof readPage>

/** The pages of a folder by their addresses, each read once. */
export function createPageReader(site: string) {
  const pages = new Map<string, BuiltPage>()
  return (address: string) => {
    const page = pages.get(address) ?? readPage(path.join(site, htmlFileOf(address)))
    pages.set(address, page)
    return page
  }
}

export const pageAt = createPageReader(siteFolder)

/** Whether a link leads to a page of a folder, to an anchor of one, to a file, or to another way to reach the organisation. */
export function isValidTarget(
  target: string,
  from: string,
  site = siteFolder,
  at = pageAt,
) {
  if (/^(?:https:\/\/|mailto:|tel:)/.test(target)) return URL.canParse(target)
  const { pathname, hash } = new URL(target, `https://site.example${from}`)
  if (/\.\w+$/.test(pathname)) return existsSync(path.join(site, pathname))
  if (!existsSync(path.join(site, htmlFileOf(pathname)))) return false
  const id = decodeURIComponent(hash.slice(1))
  return id === '' || at(pathname).document.getElementById(id) !== null
}

export const readPublishedFile = (file: string) =>
  readFileSync(path.join(siteFolder, file), 'utf8')

/** The addresses of the published assets. */
export const assets = await listAssets(siteFolder)

/** The texts of those with an ending. */
export const readAssets = (ending: '.js' | '.json') =>
  assets.filter((address) => address.endsWith(ending)).map(readPublishedFile)

type TextSource = { readonly textContent: string | null } | null | undefined

/** What an element shows, each row of white space as one plain space; no-break spaces stay. */
export const textOf = (element: TextSource) =>
  (element?.textContent ?? '').replaceAll(/[ \t\n]+/g, ' ').trim()

/** The same with every kind of space as a plain one, words with a hyphen free to part, for facts whose typography is free. */
export const plainTextOf = (element: TextSource) => normalizeSpaces(textOf(element))

/** The elements that a selector finds on a page. */
export const queryAll = (address: string, selector: string) => [
  ...pageAt(address).document.querySelectorAll(selector),
]

export const hrefOf = (link: Element) => link.getAttribute('href') ?? ''
/** Where the links that a selector finds on a page lead. */
export const hrefsOn = (address: string, selector: string) =>
  queryAll(address, selector).map(hrefOf)

/** What is wrong on each page, said with its address. */
export const findFaults = (find: (page: BuiltPage, address: string) => readonly string[]) =>
  allPaths.flatMap((address) =>
    find(pageAt(address), address).map((fault) => `${address} ${fault}`),
  )

/** The elements that a selector finds on all pages. */
const queryAllPages = (selector: string) =>
  allPaths.flatMap((address) =>
    queryAll(address, selector).map((element) => ({ address, element })),
  )

const describeMatch = ({ address, element }: ReturnType<typeof queryAllPages>[number]) =>
  `${address} ${element.outerHTML.slice(0, 120)}`

/** The elements that a selector finds on all pages, each by its beginning. */
export const findMatches = (selector: string) => queryAllPages(selector).map(describeMatch)

/** Those that fail a condition, or match no other selector; that none is there is a fault too. */
export function findFailing(
  selector: string,
  sound: string | ((element: Element, address: string) => boolean),
) {
  const isSound = typeof sound === 'string' ? (it: Element) => it.matches(sound) : sound
  const met = queryAllPages(selector)
  if (met.length === 0) return [`nothing is ${selector}`]
  return met.filter(({ address, element }) => !isSound(element, address)).map(describeMatch)
}

/** The texts that elements of all pages have, each once. */
export const distinctTexts = (selector: string, textIn: (element: Element) => string) => [
  ...new Set(queryAllPages(selector).map(({ element }) => textIn(element))),
]
