import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { foundOnPages } from './targets.ts'

const widths = [1440, 768, 390, 320]

test('a figure stays with its noun, a hyphen in its word, an article with what it opens in a heading', async ({
  page,
}) => {
  test.slow()
  const faults = await foundOnPages(page, widths, async (width) =>
    (await page.evaluate(findTornGroups)).filter(
      // A button’s short name keeps its own hyphen, which voice control and tests look for.
      (torn) => width > 320 || torn !== 'e-|mail',
    ),
  )
  expect(faults).toEqual({})
})

/** Runs in the page: groups that stand on two lines, with a stroke where they are torn. */
function findTornGroups() {
  const space = '[ \\u00a0\\u202f]'
  const noun =
    '(?:h|j|heures?|jours?|mois|ans|années?|minutes?|secondes?|chiffres|personnes|participants|formations?|places|champs|réponses?|articles?|euros|km|Ko|€|%)(?!\\p{L})'
  const groups = [
    // A word, with its hyphens; addresses have places of their own to break.
    '(?<![\\p{L}\\d@./-])\\p{L}+(?:[-\\u2060]+[\\p{L}\\d]+)*(?![\\p{L}\\d@/-]|\\.\\p{L})',
    `(?<!\\d)\\d+(?:${space}\\d{3})*${space}?${noun}`,
    `(?<!\\d)\\d+${space}(?:h${space})?(?:à|et|ou)${space}\\d+(?:${space}${noun})?`,
    '(?<![\\p{L}\\d-])\\d+-\\u2060?\\d+(?!\\d)',
    `(?<!\\d)(?:1er|\\d+)${space}(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)\\p{L}*(?:${space}\\d{4})?`,
    `(?:articles?|n°)${space}(?:[A-Z]\\.?${space}?)?\\d[\\d\\u2060-]*`,
    '[A-Z]\\d+-\\u2060?\\d+(?:-\\u2060?\\d+)*',
  ].map((pattern) => new RegExp(pattern, 'giu'))
  const opener =
    /(?:^|\s)(?:le|la|les|un|une|des|du|de|au|aux|à|en|et|ou|par|sur|pour|dans|ce|cette|nos|notre|vos|votre)$/i

  for (const details of document.querySelectorAll('details')) {
    // Of those with one name only one stays open.
    details.name = ''
    details.open = true
  }
  const torn = new Set<string>()
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    if (!menu.checkVisibility()) menu.showPopover()
    search(menu)
    menu.hidePopover()
  }
  search(document.body)
  return [...torn]

  function search(part: Element) {
    for (const run of runsOf(part)) {
      const text = run.map(({ data }) => data).join('')
      const all = rangeOf(run, 0, text.length).getClientRects()
      if (tops(all).length < 2) continue
      for (const group of groups)
        for (const { 0: found, index } of text.matchAll(group)) {
          const range = rangeOf(run, index, index + found.length)
          if (tops(range.getClientRects()).length > 1)
            torn.add(linesOf(run, index, index + found.length).join('|'))
        }
      const heading = run[0]?.parentElement?.closest('h1, h2, h3')
      if (heading) searchHeading(heading, run, text)
    }
  }

  function searchHeading(heading: Element, run: readonly Text[], text: string) {
    let start = 0
    for (const line of linesOf(run, 0, text.length)) {
      const end = start + line.length
      const next = /^\S+/.exec(text.slice(end))?.[0].length ?? 0
      const width = rangeOf(run, start, end).getBoundingClientRect().width
      const more = rangeOf(run, end, end + next).getBoundingClientRect().width
      const room = heading.getBoundingClientRect().width
      if (next > 0 && opener.test(line.trim()) && width + more < room)
        torn.add(`${line}|${text.slice(end, end + next)}`)
      start = end
    }
  }

  /** The texts that stand in one block, side by side. */
  function runsOf(part: Element) {
    const runs = new Map<Node, Text[]>()
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_ALL)
    let lastBreak: Node = part
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node instanceof HTMLBRElement) lastBreak = node
      if (!(node instanceof Text) || !node.parentElement?.checkVisibility()) continue
      if (node.parentElement.closest('script, style, select, textarea, svg')) continue
      let block = node.parentElement
      while (getComputedStyle(block).display === 'inline' && block.parentElement)
        block = block.parentElement
      const place = block.contains(lastBreak) && lastBreak !== part ? lastBreak : block
      runs.set(place, [...(runs.get(place) ?? []), node])
    }
    return runs.values()
  }

  function rangeOf(run: readonly Text[], start: number, end: number) {
    const range = document.createRange()
    let before = 0
    for (const node of run) {
      const [from, to] = [start - before, end - before]
      if (from >= 0 && from <= node.length) range.setStart(node, from)
      if (to > 0 && to <= node.length) range.setEnd(node, to)
      before += node.length
    }
    return range
  }

  /** The lines that boxes stand on; those of a heading overlap. */
  function tops(rects: Iterable<DOMRect>) {
    const edges: DOMRect[] = []
    for (const rect of rects)
      if (
        rect.width > 1 &&
        edges.every((edge) => isBelow(rect, edge) || isBelow(edge, rect))
      )
        edges.push(rect)
    return edges
  }

  function isBelow(one: DOMRect, other: DOMRect) {
    return one.top > other.top + Math.min(one.height, other.height) / 2
  }

  function linesOf(run: readonly Text[], start: number, end: number) {
    const lines: string[] = []
    const text = run.map(({ data }) => data).join('')
    let last: DOMRect | undefined
    for (let at = start; at < end; at += 1) {
      const rects = [...rangeOf(run, at, at + 1).getClientRects()]
      const rect = rects.find(({ width }) => width > 0)
      if (rect && (last === undefined || isBelow(rect, last))) lines.push('')
      last = rect ?? last
      lines.push(`${lines.pop() ?? ''}${text.charAt(at)}`)
    }
    return lines
  }
}
