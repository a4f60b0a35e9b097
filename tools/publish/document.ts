import { createHash } from 'node:crypto'
import type { Rollup } from 'vite'

/** The markup that `src/app/prerender.tsx` renders for a path, and the modules that hydrate it. */
export type RenderedPage = {
  readonly head: string
  /** The markup at the start of the body, before the React root. */
  readonly top: string
  readonly styles: string
  readonly body: string
  /** The markup at the end of the body, which the first paint does not need. */
  readonly tail: string
  readonly modules: readonly string[]
}

export type Prerender = {
  readonly paths: readonly string[]
  /** The contents of files that exist once per site, such as the sitemap, by file name. */
  readonly siteFiles: Readonly<Record<string, string>>
  render(path: string): Promise<RenderedPage>
}

type Script = Pick<Rollup.OutputChunk, 'fileName' | 'isEntry' | 'imports' | 'moduleIds'>

const moduleScript = /<script [^>]*type="module"[^>]*><\/script>\s*/g

/**
 * Inserts a rendered page into the HTML template. The preload links of the application are put into a
 * `<template>` element, where they are inert until the entry script inserts them. The entry script is
 * the last element of the body.
 * @param scriptUrls the scripts that the application needs to start
 * @param dataUrls the JSON files that the application needs to start
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
  // The replacements are functions, because `$` in a string would be a replacement pattern.
  return template
    .replace(moduleScript, '')
    .replace('<!--head-->', () => page.head + page.styles)
    .replace('<!--top-->', () => page.top)
    .replace('<!--body-->', () => page.body)
    .replace('<!--tail-->', () => page.tail + preloads + scripts)
}

/**
 * Returns the URLs of the scripts that contain the given source files and of the scripts that they
 * import, without the entry script.
 * @param modules absolute paths of source files
 * @throws when a module is in no script of the client build
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
    if (!script) throw new Error(`No script of the client build contains ${source}.`)
    addWithImports(script)
  }
  return [...neededScripts]
    .filter(({ isEntry }) => !isEntry)
    .map(({ fileName }) => `/${fileName}`)
}

/** Returns the texts of the inline style sheets in a document, exactly as the browser hashes them. */
export function extractInlineStyles(document: string) {
  return document.match(/(?<=<style\b[^>]*>)[^]*?(?=<\/style>)/gi) ?? []
}

export function findAssetUrls(document: string) {
  const urls = document.match(/(?<=["'(=\s,])\/assets\/[\w.~-]+/g) ?? []
  return [...new Set(urls)]
}

/** Returns a message for each error that prevents a document from being published. */
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

/** Adds an `integrity` hash to the elements of scripts in `/assets/`. Browsers then refuse modified files. */
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
 * Inlines the SVG drawings above the fold, so that they need no request. If a drawing has another size than
 * its placeholder, or contains parts that must not be inlined, the placeholder refers to the file.
 * @param read returns the text of an SVG file by its URL
 */
export function inlineDrawings(document: string, read: (address: string) => string) {
  // For each SVG `<img>` that is not lazy, React renders a preload link. Inlined drawings need no request.
  const withoutPreloads = document.replaceAll(
    /<link rel="preload" as="image"[^>]*\.svg"[^>]*>/g,
    '',
  )
  return withoutPreloads.replaceAll(
    /(<svg data-drawing="([^"]+)"[^>]*\sviewBox="([^"]+)"[^>]*>)(?=<\/svg>)/g,
    (_, placeholder: string, url: string, viewBox: string) => {
      const svg = read(url).trim().replaceAll(/\s+/g, ' ')
      const opening = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">`
      // Ids could conflict with those of the page. Styles and scripts would affect it. Images would enlarge it.
      if (!svg.startsWith(opening) || /\sid=|<(?:style|script|image)|\son\w+=/i.test(svg))
        return `${placeholder}<image href="${url}" width="100%" height="100%"/>`
      return placeholder + svg.slice(opening.length, -'</svg>'.length)
    },
  )
}
