import { createHash } from 'node:crypto'
import type { Rollup } from 'vite'

/** What `src/app/prerender.tsx` answers for a path. */
export type RenderedPage = {
  readonly head: string
  /** What stands in the body before the page. */
  readonly top: string
  readonly styles: string
  readonly body: string
  /** What nobody needs before the rest is there. */
  readonly tail: string
  readonly modules: readonly string[]
}

export type Prerender = {
  readonly paths: readonly string[]
  /** The files about the whole site, text by name. */
  readonly siteFiles: Readonly<Record<string, string>>
  render(path: string): Promise<RenderedPage>
}

type Script = Pick<Rollup.OutputChunk, 'fileName' | 'isEntry' | 'imports' | 'moduleIds'>

const moduleScript = /<script [^>]*type="module"[^>]*><\/script>\s*/g

/**
 * The template with a page written in place of its comments, then what nobody sees: links
 * that fetch what the application needs, inert until `src/app/main.ts` takes them out of their
 * `<template>`, and the script.
 * @param scriptUrls addresses of scripts that the application needs at once
 * @param dataUrls those of its data
 */
export function assembleDocument(
  template: string,
  page: RenderedPage,
  scriptUrls: readonly string[] = [],
  dataUrls: readonly string[] = [],
) {
  const renderLink = (rel: string) => (href: string) =>
    `<link rel="${rel}" crossorigin href="${href}">`
  const links = [
    ...scriptUrls.map(renderLink('modulepreload')),
    ...dataUrls.map(renderLink('preload" as="fetch')),
  ]
  const preloads =
    links.length > 0 ? `<template id="later">${links.join('')}</template>` : ''
  const scripts = template.match(moduleScript)?.join('') ?? ''
  // Functions, so that a `$` in a page is not read as a replacement pattern.
  return template
    .replace(moduleScript, '')
    .replace('<!--head-->', () => page.head + page.styles)
    .replace('<!--top-->', () => page.top)
    .replace('<!--body-->', () => page.body)
    .replace('<!--tail-->', () => page.tail + preloads + scripts)
}

/**
 * The addresses of the scripts that hold the given source files and of what those import,
 * the entry's left out.
 * @param modules absolute paths
 * @throws when no script of the client build holds one of them
 */
export function findScriptUrls(scripts: readonly Script[], modules: readonly string[]) {
  const neededScripts = new Set<Script>()
  const addWithImports = (script: Script) => {
    if (neededScripts.has(script)) return
    neededScripts.add(script)
    for (const other of scripts)
      if (script.imports.includes(other.fileName)) addWithImports(other)
  }
  for (const source of modules) {
    const script = scripts.find(({ moduleIds }) => moduleIds.includes(source))
    if (!script) throw new Error(`No script of the client build holds ${source}.`)
    addWithImports(script)
  }
  return [...neededScripts]
    .filter(({ isEntry }) => !isEntry)
    .map(({ fileName }) => `/${fileName}`)
}

/** The inlined style sheets of a document, as the browser hashes them. */
export function extractInlineStyles(document: string) {
  return document.match(/(?<=<style\b[^>]*>)[^]*?(?=<\/style>)/gi) ?? []
}

/** The hashed files that a document names. */
export function findAssetUrls(document: string) {
  const urls = document.match(/(?<=["'(=\s,])\/assets\/[\w.~-]+/g) ?? []
  return [...new Set(urls)]
}

/** Sentences about what a published document must not hold; empty when it is sound. */
export function checkDocument(document: string) {
  const errors: string[] = []
  if (/<!--(head|top|body|tail)-->/.test(document))
    errors.push('A placeholder was not replaced.')
  if (!/<title>[^<]+<\/title>/.test(document)) errors.push('The page has no title.')
  if (!/<div id="root">(?:\s|<!--[^]*?-->)*<[a-z]/.test(document))
    errors.push('The root is empty.')
  for (const [tag, attributes = ''] of document.matchAll(/<script\b([^>]*)>/gi)) {
    if (/\s(src=|type="application\/ld\+json")/.test(attributes)) continue
    errors.push(`An inline script: ${tag}`)
  }
  const markup = document.replaceAll(/(<(script|style)\b[^>]*>)[^]*?<\/\2>/gi, '$1')
  for (const [tag] of markup.matchAll(/<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi)) {
    const tagWithoutValues = tag.replaceAll(/"[^"]*"|'[^']*'/g, '')
    if (/\sstyle=/i.test(tagWithoutValues)) errors.push(`A style attribute: ${tag}`)
    if (/\son\w+=/i.test(tagWithoutValues)) errors.push(`An inline event handler: ${tag}`)
  }
  return errors
}

/** The document with the hash of each script it names, so that no other one runs. */
export function addIntegrity(document: string, read: (address: string) => Buffer) {
  return document.replaceAll(
    /(<script\b[^>]*\ssrc="(\/assets\/[^"]+)")/g,
    (_, opening: string, url: string) => {
      const hash = createHash('sha384').update(read(url)).digest('base64')
      return `${opening} integrity="sha384-${hash}"`
    },
  )
}

/**
 * The document with the drawings that are on screen at once written into it, so that
 * none of them waits for a request of its own.
 * @param read the text of an SVG file, by its address
 * @throws when a file is not as wide and as high as its place, or cannot stand in a document
 */
export function inlineDrawings(document: string, read: (address: string) => string) {
  // React asks ahead for what is about to stand in the document.
  const withoutPreloads = document.replaceAll(
    /<link rel="preload" as="image"[^>]*\.svg"[^>]*>/g,
    '',
  )
  return withoutPreloads.replaceAll(
    /(<svg data-drawing="([^"]+)"[^>]*\sviewBox="([^"]+)"[^>]*>)(?=<\/svg>)/g,
    (_, placeholder: string, url: string, viewBox: string) => {
      const svg = read(url).trim().replaceAll(/\s+/g, ' ')
      const opening = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">`
      // An id would be everybody's, a style would reach the whole page.
      if (!svg.startsWith(opening) || /\sid=|<(?:style|script)|\son\w+=/i.test(svg))
        throw new Error(`A drawing cannot stand in a document: ${svg.slice(0, 80)}`)
      return placeholder + svg.slice(opening.length, -'</svg>'.length)
    },
  )
}
