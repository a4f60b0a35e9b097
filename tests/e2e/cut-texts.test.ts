import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { foundOnPages } from './targets.ts'

/** The least that a visitor may ask for: the fourfold spacing of WCAG 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

const wishes = [
  ['text of 200 % @rgaa-double-text', [320, 640], ':root { font-size: 200% !important }'],
  ['spaced-out text', [390, 1440], spacing],
] as const

for (const [wish, widths, rules] of wishes)
  test(`F30 B8 ${wish}: no page is wider than the screen, nor cuts what it holds`, async ({
    page,
  }) => {
    test.slow()
    const faults = await foundOnPages(page, widths, () =>
      page.evaluate(findCutTexts, rules),
    )
    expect(faults).toEqual({})
  })

/** Runs in the page, every question open: what these rules make wider than the screen, or cut off. */
function findCutTexts(rules: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [sheet]
  for (const details of document.querySelectorAll('details')) {
    // Of those with one name only one stays open.
    details.name = ''
    details.open = true
  }
  const { scrollWidth, clientWidth } = document.documentElement
  const clips = [...document.querySelectorAll('#root *')].filter((element) =>
    /hidden|clip/.test(getComputedStyle(element).overflow),
  )
  const isShown = (text: Node) =>
    !clips.some((clip) => clip.clientWidth <= 1 && clip.contains(text))
  const isCut = (text: Node) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, top, bottom, width } = range.getBoundingClientRect()
    if (width === 0) return false
    return clips.some((clip) => {
      const box = clip.getBoundingClientRect()
      const isBeside = left < box.left - 1 || right > box.right + 1
      const isBeyond = top < box.top - 1 || bottom > box.bottom + 1
      return clip.contains(text) && (isBeside || isBeyond)
    })
  }
  const texts = document.createTreeWalker(
    document.querySelector('#root') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  const cut: string[] = []
  while (texts.nextNode())
    if (isShown(texts.currentNode) && isCut(texts.currentNode))
      cut.push(texts.currentNode.nodeValue ?? '')
  return scrollWidth > clientWidth ? ['the page is too wide', ...cut] : cut
}
