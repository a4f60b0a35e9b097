/** The rules of one styled component, and the classes that their selectors name. */
type Group = {
  readonly css: string
  readonly classes: ReadonlySet<string>
}

/** In characters of markup without its drawings. */
const shortOpening = 1300

/**
 * A page whose styles stand in two places: what its opening needs before the body, and the
 * rest right after the opening, which a browser can then paint before the rest has arrived.
 * The opening is everything up to the end of the first element in `main`, or of the second when
 * both are short, and in a page of articles up to the end of the first: what is largest on a small
 * screen, often the paragraph after the lead, must not wait for the rest.
 * HTML has styles in the body only inside a drawing; `src/app.tsx` takes it out again.
 * @param styles one `<style>` of styled-components
 * @param body what React drew
 * @throws when the styles do not look as styled-components writes them
 */
export function splitStyles(styles: string, body: string) {
  const [, tag = '', css = ''] = /^(<style[^>]*>)([^]*)<\/style>$/.exec(styles) ?? []
  const end = endOfOpening(body)
  const [shown, unseen] = parted(body.slice(0, end))
  const groups = groupsOf(css)
  if (groups.map((group) => group.css).join('') !== css)
    throw new Error('The styles cannot be split.')
  const first = neededFirst(groups, shown, unseen + body.slice(end))
  const part = (isFirst: boolean) => {
    const chosen = groups.filter((group) => first.has(group) === isFirst)
    return `${tag}${chosen.map((group) => group.css).join('')}</style>`
  }
  if (first.size === groups.length) return { styles, body }
  const rest = `<div hidden id="rest-styles"><svg>${part(false)}</svg></div>`
  return { styles: part(true), body: body.slice(0, end) + rest + body.slice(end) }
}

/** A group ends with the mark by which styled-components finds it again. */
function groupsOf(css: string): readonly Group[] {
  const rules = css.match(/[^]*?data-styled\.g\d+[^{]*\{[^}]*\}\/\*!sc\*\/\n?/g) ?? []
  return rules.map((text) => {
    const selectors = text
      .replace(/data-styled\.g[^]*$/, '')
      .replaceAll(/\{[^{}]*\}/g, '{}')
    const names = selectors.matchAll(/\.([a-z][\w-]*)/gi)
    return { css: text, classes: new Set([...names].map(([, name = '']) => name)) }
  })
}

/**
 * What the opening shows, what names no class, paper aside, and what stands before a rule that
 * it shares an element with: among equals the later rule wins, and must stay the later one.
 */
function neededFirst(groups: readonly Group[], opening: string, rest: string) {
  const shown = new Set(classListsOf(opening).flat())
  const first = new Set(
    groups.filter(({ css, classes }) =>
      classes.size === 0
        ? !css.startsWith('@page')
        : [...classes].some((name) => shown.has(name)),
    ),
  )
  const lists = classListsOf(rest)
  for (;;) {
    const before = first.size
    for (const list of lists) {
      const matched = groups.filter(({ classes }) => list.some((name) => classes.has(name)))
      const last = matched.findLastIndex((group) => first.has(group))
      for (const group of matched.slice(0, last + 1)) first.add(group)
    }
    if (first.size === before) return first
  }
}

/** The classes of each element. */
function classListsOf(markup: string) {
  const attributes = new Set(markup.match(/(?<=\sclass=")[^"]+/g))
  return [...attributes].map((names) => names.split(' '))
}

/** Where the opening ends; after everything, where there is no `main`. */
function endOfOpening(body: string) {
  const article = body.indexOf('<article')
  const start = article < 0 ? body.indexOf('<main') : article
  if (start < 0) return body.length
  const first = body.slice(start + 1).search(/<[a-z]/) + start + 1
  const end = endOfElement(body, first)
  const next = endOfElement(body, end)
  return article < 0 && next - first <= shortOpening ? next : end
}

/** What is on screen, and what waits for a press of its button, each in its order. */
function parted(markup: string): readonly [shown: string, unseen: string] {
  const start = markup.search(/<[a-z][^<>]*\spopover="/)
  if (start < 0) return [markup, '']
  const end = endOfElement(markup, start)
  const [shown, unseen] = parted(markup.slice(end))
  return [markup.slice(0, start) + shown, markup.slice(start, end) + unseen]
}

/** The index after the element whose tag comes first from an index on; that index without one. */
function endOfElement(markup: string, start: number) {
  let depth = 0
  for (const tag of markup.slice(start).matchAll(/<(\/?)[a-z](?:"[^"]*"|[^">])*?(\/?)>/g)) {
    const [text, closing, empty] = tag
    if (!empty) depth += closing ? -1 : 1
    if (depth < 0) return start
    if (depth === 0) return start + tag.index + text.length
  }
  return markup.length
}
