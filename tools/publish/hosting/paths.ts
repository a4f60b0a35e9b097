/** Regular expressions, read alike by JavaScript, nginx (PCRE) and Caddy (RE2). */

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
