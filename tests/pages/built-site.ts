import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Document, type Element, Window } from 'happy-dom'
import { everyPage, notFound } from '#src/content/page-list.ts'
import { assetsOf, documentOf } from '#tools/publish/publish.ts'
import { inPlainSpaces } from '#tests/plain-spaces.ts'

/** The folder that `npm test` builds before it runs the tests. */
export const folder = path.resolve(import.meta.dirname, '../../dist-test')

export const everyPath = [...everyPage, notFound].map(({ path: address }) => address)
export const legalPaths = [
  '/politique-de-confidentialite',
  '/reglement-interieur',
  '/conditions-generales-utilisation',
]

export type BuiltPage = {
  readonly html: string
  readonly document: Document
}

const parser = new new Window().DOMParser()

/** The published pages of a folder as a visitor without JavaScript has them, by their addresses. */
export function pagesIn(site: string): (address: string) => BuiltPage {
  const pages = new Map<string, BuiltPage>()
  return (address) => {
    const known = pages.get(address)
    if (known) return known
    const html = readFileSync(path.join(site, documentOf(address)), 'utf8')
    // happy-dom loses what follows styles in a drawing.
    const legible = html.replaceAll(/<svg><style\b[^]*?<\/style><\/svg>/g, '')
    const page = { html, document: parser.parseFromString(legible, 'text/html') }
    pages.set(address, page)
    return page
  }
}

export const pageAt = pagesIn(folder)

/** Whether a link leads to a page of a folder, to an anchor of one, to a file, or to another way to reach the organisation. */
export function leadsSomewhere(target: string, from: string, site = folder, at = pageAt) {
  if (/^(?:https:\/\/|mailto:|tel:)/.test(target)) return URL.canParse(target)
  const { pathname, hash } = new URL(target, `https://site.example${from}`)
  if (/\.\w+$/.test(pathname)) return existsSync(path.join(site, pathname))
  if (!existsSync(path.join(site, documentOf(pathname)))) return false
  const id = decodeURIComponent(hash.slice(1))
  return id === '' || at(pathname).document.getElementById(id) !== null
}

export function read(file: string) {
  return readFileSync(path.join(folder, file), 'utf8')
}

/** The addresses of the published assets. */
export const assets = await assetsOf(folder)

/** The texts of those with an ending. */
export function assetTexts(ending: '.js' | '.json') {
  return assets.filter((address) => address.endsWith(ending)).map(read)
}

type Shown = { readonly textContent: string | null } | null | undefined

/** What an element shows, each row of white space as one plain space; no-break spaces stay. */
export function textOf(element: Shown) {
  return (element?.textContent ?? '').replaceAll(/[ \t\n]+/g, ' ').trim()
}

/** The same with every kind of space as a plain one, words with a hyphen free to part, for facts whose typography is free. */
export function plainTextOf(element: Shown) {
  return inPlainSpaces(textOf(element))
}

/** The elements that a selector finds on a page. */
export function all(address: string, selector: string) {
  return [...pageAt(address).document.querySelectorAll(selector)]
}

/** What is wrong on each page, said with its address. */
export function faults(find: (page: BuiltPage, address: string) => readonly string[]) {
  return everyPath.flatMap((address) =>
    find(pageAt(address), address).map((fault) => `${address} ${fault}`),
  )
}

const opening = ({ outerHTML }: Element) => outerHTML.slice(0, 120)

/** The elements that a selector finds on all pages, each by its beginning. */
export function found(selector: string) {
  return faults((_, address) => all(address, selector).map(opening))
}

/** Those that fail a condition; a selector that finds nothing anywhere is a fault too. */
export function failing(
  selector: string,
  isSound: (element: Element, address: string) => boolean,
) {
  const isMet = everyPath.some((address) => all(address, selector).length > 0)
  const unsound = faults((_, address) =>
    all(address, selector)
      .filter((element) => !isSound(element, address))
      .map(opening),
  )
  return isMet ? unsound : [`nothing is ${selector}`]
}
