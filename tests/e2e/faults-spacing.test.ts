import { expectUncut } from './cut-texts.ts'
import { test } from './fixtures.ts'

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
    await expectUncut(page, spacing)
  })
