/** A tag of a page's head: a `link` identified by its `rel`, or a `meta` by `name` or `property`. */
export type HeadTag = readonly [by: 'name' | 'property' | 'rel', key: string, value: string]

export type PageHead = {
  title: string
  tags: readonly HeadTag[]
  /** The structured data (JSON-LD), as the text of its `<script>`. */
  data: string
}

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
  if (printedFrom !== null) printedFrom.textContent = pageUrlOf(tags)
}

export function pageUrlOf(tags: PageHead['tags']): string {
  return tags.find(([, key]) => key === 'og:url')?.[2] ?? ''
}

function findTag([by, key]: HeadTag) {
  return document.head.querySelector(`[${by}="${key}"]`)
}

/**
 * Replaces the structured data. Trusted Types forbid setting the text of a script that could run. A
 * copy of the module script is allowed: it counts as already run, so it never runs again.
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
