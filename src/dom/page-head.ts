/** A tag of a page's head by what it tells: a `link` by its `rel`, a `meta` by the others. */
export type HeadTag = readonly [by: 'name' | 'property' | 'rel', key: string, value: string]

/** What a document says of the page that it shows. */
export type PageHead = {
  title: string
  tags: readonly HeadTag[]
  /** Structured data, as the text of its `<script>`. */
  data: string
}

/** Makes what the document says of the page before true of another one. */
export function updateHead({ title, tags, data }: PageHead, previous: PageHead) {
  document.title = title
  const keptKeys = new Set(tags.map(([, key]) => key))
  for (const tag of previous.tags) if (!keptKeys.has(tag[1])) findTag(tag)?.remove()
  for (const tag of tags) {
    const [by, key, value] = tag
    const isLink = by === 'rel'
    const element = findTag(tag) ?? document.createElement(isLink ? 'link' : 'meta')
    element.setAttribute(by, key)
    element.setAttribute(isLink ? 'href' : 'content', value)
    if (!element.isConnected) document.head.append(element)
  }
  replaceStructuredData(data)
  const printedFrom = document.getElementById('printed-from')
  if (printedFrom !== null) printedFrom.textContent = pageUrlOf(tags) ?? location.href
}

export function pageUrlOf(tags: PageHead['tags']) {
  return tags.find(([, key]) => key === 'og:url')?.[2]
}

function findTag([by, key]: HeadTag) {
  return document.head.querySelector(`[${by}="${key}"]`)
}

/**
 * Trusted types refuse a text to every script that could run. The copy of one that has run already
 * never does.
 */
function replaceStructuredData(text: string) {
  const before = document.querySelector('script[type="application/ld+json"]')
  const run = document.querySelector<HTMLScriptElement>('script[type=module]')
  if (run === null) return
  const script = document.importNode(run)
  for (const name of script.getAttributeNames()) script.removeAttribute(name)
  script.type = 'application/ld+json'
  script.append(text)
  before?.replaceWith(script)
}
