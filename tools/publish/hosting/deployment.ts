/** What the configuration of a host is written from. */
export type Deployment = {
  /** The host the site is published at, without scheme. */
  readonly domain: string
  /** Where `publish.sh` puts the site on a server: `assets/`, and one folder of pages a release. */
  readonly folder: string
  /** The folder of this release's pages, so that pages and their policies switch together. */
  readonly root: string
  /** Policies as published, by page path, `/404` included. */
  readonly policies: Readonly<Record<string, string>>
}

/* Regular expressions, read alike by JavaScript, nginx (PCRE) and Caddy (RE2). */

/** Never served by this name: hidden files, documents, precompressed copies. */
export const hiddenPathPattern = String.raw`/\.|\.(?:html?|br|gz)$`

/** What has an ending is a file; a page has none. */
export const filePathPattern = String.raw`\.[a-z0-9]+$`

/** `/contact` for `/contact.html`. */
export const htmlFileOf = (page: string) => (page === '/' ? '/index.html' : `${page}.html`)

/** One group that matches exactly the given texts. */
export function matchAny(texts: readonly string[]) {
  return texts
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|')
}

/** What matches all pages but the first and the one for what is not there. */
export const innerPagesPattern = ({ policies }: Deployment) =>
  matchAny(Object.keys(policies).filter((page) => page !== '/' && page !== '/404'))

export function formatConfiguration(...lines: readonly string[]) {
  const header = '# Written by "npm run build": build again instead of editing.'
  return [header, ...lines, ''].join('\n')
}

export function formatBlock(opening: string, lines: readonly string[]) {
  return [`${opening} {`, ...lines.map((line) => `    ${line}`), '}']
}
