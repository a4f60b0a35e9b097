import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { sitePaths } from './site-paths.ts'

/** The least that a visitor may ask for: the fourfold spacing of WCAG 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

for (const width of [390, 1440])
  test(`F30 B8 spaced-out text is neither cut nor wider than a screen of ${width} px`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const faults: Record<string, readonly string[]> = {}
    for (const path of sitePaths) {
      await page.goto(path)
      faults[path] = await page.evaluate((rules) => {
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
          const { right, bottom } = range.getBoundingClientRect()
          return clips.some((clip) => {
            const box = clip.getBoundingClientRect()
            const isOutside = right > box.right + 1 || bottom > box.bottom + 1
            return clip.contains(text) && isOutside
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
      }, spacing)
    }
    expect(faults).toEqual(Object.fromEntries(sitePaths.map((path) => [path, []])))
  })
