import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { sitePaths } from './site-paths.ts'

test('without styles no two words stick together, and every drawing has a size', async ({
  page,
}) => {
  for (const path of sitePaths) {
    await page.goto(path)
    const { texts, stuck, unsized } = await page.evaluate(readWithoutStyles)
    expect(texts, path).toBeGreaterThan(50)
    expect(stuck, path).toEqual([])
    expect(unsized, path).toEqual([])
  }
})

/** Runs in the page: words of two elements on one line with nothing in between, and drawings. */
function readWithoutStyles() {
  for (const { sheet } of document.querySelectorAll('style'))
    if (sheet) sheet.disabled = true
  const isInline = (element: Element) =>
    getComputedStyle(element).display.startsWith('inline')
  const lineOf = (element: Element | null): Element | null =>
    element && isInline(element) ? lineOf(element.parentElement) : element
  const isApart = (one: Text, other: Text) => {
    const range = document.createRange()
    range.setStartAfter(one)
    range.setEndBefore(other)
    return range.cloneContents().querySelector('br, img, input, select, textarea') !== null
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('script, style, template, option, svg')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  const stuck: string[] = []
  let texts = 0
  let before: Text | undefined
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (!(text instanceof Text) || text.data === '') continue
    texts += 1
    if (
      before &&
      before.parentElement !== text.parentElement &&
      lineOf(before.parentElement) === lineOf(text.parentElement) &&
      /[\p{L}\p{N}.]$/u.test(before.data) &&
      /^[\p{L}\p{N}]/u.test(text.data) &&
      !isApart(before, text)
    )
      stuck.push(`${before.data}|${text.data}`)
    before = text
  }
  const drawings = [
    ...document.querySelectorAll(':is(img, svg):not([hidden] > svg), #letterhead svg'),
  ]
  const unsized = drawings
    .filter((each) => !['width', 'height'].every((name) => each.hasAttribute(name)))
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
  return { texts, stuck, unsized: [...new Set(unsized)] }
}
