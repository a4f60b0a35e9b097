import { createHash } from 'node:crypto'
import type { Rollup } from 'vite'

/** What `src/document/prerender.tsx` answers for a path. */
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
 * @param code addresses of scripts that the application needs at once
 * @param data those of its data
 */
export function assembleDocument(
  template: string,
  page: RenderedPage,
  code: readonly string[] = [],
  data: readonly string[] = [],
) {
  const link = (rel: string) => (href: string) =>
    `<link rel="${rel}" crossorigin href="${href}">`
  const links = [
    ...code.map(link('modulepreload')),
    ...data.map(link('preload" as="fetch')),
  ]
  const later = links.length > 0 ? `<template id="later">${links.join('')}</template>` : ''
  const scripts = template.match(moduleScript)?.join('') ?? ''
  // Functions, so that a `$` in a page is not read as a replacement pattern.
  return template
    .replace(moduleScript, '')
    .replace('<!--head-->', () => page.head + page.styles)
    .replace('<!--top-->', () => page.top)
    .replace('<!--body-->', () => page.body)
    .replace('<!--tail-->', () => page.tail + later + scripts)
}

/**
 * The addresses of the scripts that hold the given source files and of what those import,
 * the entry's left out.
 * @param modules absolute paths
 * @throws when no script of the client build holds one of them
 */
export function scriptAddresses(scripts: readonly Script[], modules: readonly string[]) {
  const needed = new Set<Script>()
  const add = (script: Script) => {
    if (needed.has(script)) return
    needed.add(script)
    for (const other of scripts) if (script.imports.includes(other.fileName)) add(other)
  }
  for (const source of modules) {
    const script = scripts.find(({ moduleIds }) => moduleIds.includes(source))
    if (!script) throw new Error(`No script of the client build holds ${source}.`)
    add(script)
  }
  return [...needed].filter(({ isEntry }) => !isEntry).map(({ fileName }) => `/${fileName}`)
}

/** The inlined style sheets of a document, as the browser hashes them. */
export function inlinedStyles(document: string) {
  return document.match(/(?<=<style\b[^>]*>)[^]*?(?=<\/style>)/gi) ?? []
}

/** The hashed files that a document names. */
export function assetAddresses(document: string) {
  const addresses = document.match(/(?<=["'(=\s,])\/assets\/[\w.~-]+/g) ?? []
  return [...new Set(addresses)]
}

/** Sentences about what a published document must not hold; empty when it is sound. */
export function documentFaults(document: string) {
  const faults: string[] = []
  if (/<!--(head|top|body|tail)-->/.test(document))
    faults.push('A placeholder was not replaced.')
  if (!/<title>[^<]+<\/title>/.test(document)) faults.push('The page has no title.')
  if (!/<div id="root">(?:\s|<!--[^]*?-->)*<[a-z]/.test(document))
    faults.push('The root is empty.')
  for (const [tag, attributes = ''] of document.matchAll(/<script\b([^>]*)>/gi)) {
    if (/\s(src=|type="application\/ld\+json")/.test(attributes)) continue
    faults.push(`An inline script: ${tag}`)
  }
  const markup = document.replaceAll(/(<(script|style)\b[^>]*>)[^]*?<\/\2>/gi, '$1')
  for (const [tag] of markup.matchAll(/<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi)) {
    const names = tag.replaceAll(/"[^"]*"|'[^']*'/g, '')
    if (/\sstyle=/i.test(names)) faults.push(`A style attribute: ${tag}`)
    if (/\son\w+=/i.test(names)) faults.push(`An inline event handler: ${tag}`)
  }
  return faults
}

/** The document with the hash of each script it names, so that no other one runs. */
export function withIntegrity(document: string, read: (address: string) => Buffer) {
  return document.replaceAll(
    /(<script\b[^>]*\ssrc="(\/assets\/[^"]+)")/g,
    (_, opening: string, address: string) => {
      const hash = createHash('sha384').update(read(address)).digest('base64')
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
export function withDrawings(document: string, read: (address: string) => string) {
  // React asks ahead for what is about to stand in the document.
  const unasked = document.replaceAll(
    /<link rel="preload" as="image"[^>]*\.svg"[^>]*>/g,
    '',
  )
  return unasked.replaceAll(
    /(<svg data-drawing="([^"]+)"[^>]*\sviewBox="([^"]+)"[^>]*>)(?=<\/svg>)/g,
    (_, place: string, address: string, box: string) => {
      const svg = read(address).trim().replaceAll(/\s+/g, ' ')
      const opening = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">`
      // An id would be everybody's, a style would reach the whole page.
      if (!svg.startsWith(opening) || /\sid=|<(?:style|script)|\son\w+=/i.test(svg))
        throw new Error(`A drawing cannot stand in a document: ${svg.slice(0, 80)}`)
      return place + svg.slice(opening.length, -'</svg>'.length)
    },
  )
}
