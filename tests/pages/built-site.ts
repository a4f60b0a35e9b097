import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Element, Window } from 'happy-dom'
import { everyPage, notFound } from '#src/content/page-list.ts'
import { listAssets, htmlFileOf } from '#tools/publish/publish.ts'
import { normalizeSpaces } from '#tests/normalize-spaces.ts'

/** The folder of the built site. `npm test` builds it before it runs these tests. */
export const siteFolder = path.resolve(import.meta.dirname, '../../dist-test')

export const allPaths = [...everyPage, notFound].map(({ path: address }) => address)
export const legalPaths = everyPage.flatMap(({ menu, path: address }) =>
  menu?.list === 'legal' ? address : [],
)

const parser = new new Window().DOMParser()

/** Reads a published page without running its scripts. */
function readPage(file: string) {
  const html = readFileSync(file, 'utf8')
  // happy-dom drops all content after a style element in an SVG.
  const parsable = html.replaceAll(/<svg><style\b[^]*?<\/style><\/svg>/g, '')
  // Removes the rules in which styled-components stores component ids and class names.
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    .map(([, css = '']) => css.replaceAll(/data-styled[^{]*\{[^}]*\}/g, ''))
    .join('\n')
  return { html, styles, document: parser.parseFromString(parsable, 'text/html') }
}

type BuiltPage = ReturnType<typeof readPage>

/** Returns a function that reads and caches the page at a path of a built site. */
export function createPageReader(site: string) {
  const pages = new Map<string, BuiltPage>()
  return (address: string) => {
    const page = pages.get(address) ?? readPage(path.join(site, htmlFileOf(address)))
    pages.set(address, page)
    return page
  }
}

export const pageAt = createPageReader(siteFolder)

/** Returns whether a link target is an existing page, anchor or file, or a valid external URL. */
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

export const assets = await listAssets(siteFolder)

export const readAssets = (extension: '.js' | '.json') =>
  assets.filter((address) => address.endsWith(extension)).map(readPublishedFile)

type TextSource = { readonly textContent: string | null } | null | undefined

/** Returns the text of an element with collapsed white space. No-break spaces inside it stay. */
export const textOf = (element: TextSource) =>
  (element?.textContent ?? '').replaceAll(/[ \t\n]+/g, ' ').trim()

export const plainTextOf = (element: TextSource) => normalizeSpaces(textOf(element))

export const queryAll = (address: string, selector: string) => [
  ...pageAt(address).document.querySelectorAll(selector),
]

export const hrefOf = (link: Element) => link.getAttribute('href') ?? ''
export const hrefsOn = (address: string, selector: string) =>
  queryAll(address, selector).map(hrefOf)

/** Collects the faults of all pages. Each fault begins with the path of its page. */
export const findFaults = (find: (page: BuiltPage, address: string) => readonly string[]) =>
  allPaths.flatMap((address) =>
    find(pageAt(address), address).map((fault) => `${address} ${fault}`),
  )

const queryAllPages = (selector: string) =>
  allPaths.flatMap((address) =>
    queryAll(address, selector).map((element) => ({ address, element })),
  )

const describeMatch = ({ address, element }: ReturnType<typeof queryAllPages>[number]) =>
  `${address} ${element.outerHTML.slice(0, 120)}`

export const findMatches = (selector: string) => queryAllPages(selector).map(describeMatch)

/**
 * Describes the elements of all pages that match `selector` but fail a condition or another selector.
 * Also reports a fault if no element matches `selector`.
 */
export function findFailing(
  selector: string,
  condition: string | ((element: Element, address: string) => boolean),
) {
  const passes =
    typeof condition === 'string' ? (it: Element) => it.matches(condition) : condition
  const matches = queryAllPages(selector)
  if (matches.length === 0) return [`no element matches ${selector}`]
  return matches
    .filter(({ address, element }) => !passes(element, address))
    .map(describeMatch)
}

export const distinctTexts = (selector: string, textIn: (element: Element) => string) => [
  ...new Set(queryAllPages(selector).map(({ element }) => textIn(element))),
]
