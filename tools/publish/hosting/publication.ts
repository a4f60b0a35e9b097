/** What the configuration of a host is written from. */
export type Publication = {
  /** The host the site is published at, without scheme. */
  readonly domain: string
  /** Where `publish.sh` puts the site on a server: `assets/`, and one folder of pages a release. */
  readonly folder: string
  /** Differs with any change to any page, so that pages and their policies switch together. */
  readonly release: string
  /** Policies as published, by page path, `/404` included. */
  readonly policies: Readonly<Record<string, string>>
}

/**
 * The folder of a release's pages, their paths without the one for what is not there, and what
 * matches all but the first page.
 */
export function pagesOf({ folder, release, policies }: Publication) {
  const pages = Object.keys(policies).filter((page) => page !== '/404')
  const inner = anyOf(pages.filter((page) => page !== '/'))
  return { root: `${folder}/pages-${release}`, pages, inner }
}

/* Regular expressions, read alike by JavaScript, nginx (PCRE) and Caddy (RE2). */

/** Never served by this name: hidden files, documents, precompressed copies. */
export const hiddenPath = String.raw`/\.|\.(?:html?|br|gz)$`

/** What has an ending is a file; a page has none. */
export const filePath = String.raw`\.[a-z0-9]+$`

/** `/contact` for `/contact.html`. */
export function documentOf(page: string) {
  return page === '/' ? '/index.html' : `${page}.html`
}

/** One group that matches exactly the given texts. */
export function anyOf(texts: readonly string[]) {
  return texts
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|')
}

export function configuration(...lines: readonly string[]) {
  const note = '# Written by "npm run build": build again instead of editing.'
  return [note, ...lines, ''].join('\n')
}

export function block(opening: string, lines: readonly string[]) {
  return [`${opening} {`, ...lines.map((line) => `    ${line}`), '}']
}
