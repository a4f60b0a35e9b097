import { plain } from '#src/services/plain-text.ts'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Document, Window } from 'happy-dom'
import { programmePaths } from '#src/content/programme-paths.ts'
import { assetsOf } from '#tools/publish/publish.ts'
import { specifiedRoutes } from '#tests/specified-routes.ts'

/** The folder that `npm test` builds before it runs the tests. */
export const folder = path.resolve(import.meta.dirname, '../../dist-test')

export const paths = specifiedRoutes
export const everyPath = [...paths, ...programmePaths, '/404']
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
const pages = new Map<string, BuiltPage>()

/** A published page as a visitor without JavaScript has it. */
export function pageAt(address: string): BuiltPage {
  const known = pages.get(address)
  if (known) return known
  const html = read(fileOf(address))
  // happy-dom loses what follows styles in a drawing.
  const legible = html.replace(/<svg><style\b[^]*?<\/style><\/svg>/, '')
  const page = { html, document: parser.parseFromString(legible, 'text/html') }
  pages.set(address, page)
  return page
}

/** The name of a page's file in the published folder. */
export function fileOf(address: string) {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
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

/** What an element shows, each row of white space as one plain space; no-break spaces stay. */
export function textOf(element: { textContent: string | null } | null) {
  return (element?.textContent ?? '').replaceAll(/[ \t\n]+/g, ' ').trim()
}

/** The same with every kind of space as a plain one, words with a hyphen free to part, for facts whose typography is free. */
export function plainTextOf(element: { textContent: string | null } | null) {
  return plain(textOf(element)).replaceAll(/[\u00a0\u202f]/g, ' ')
}
