import { expectUncut } from './cut-texts.ts'
import { test } from './fixtures.ts'

/** The least that a visitor may ask for: the fourfold spacing of WCAG 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

test('F30 B8 spaced-out text is neither cut nor wider than a screen of 390 or 1440 px', async ({
  page,
}) => {
  test.slow()
  await expectUncut(page, [390, 1440], spacing)
})
