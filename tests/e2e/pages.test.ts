import { expect, type Page } from '@playwright/test'
import { chat } from '#src/content/chat.ts'
import { navigation } from '#src/content/navigation.ts'
import { expectWebFont, openLive } from './contact-page.ts'
import { test } from './fixtures.ts'
import {
  dress,
  findCoveredTexts,
  findCrowdedItems,
  findCutTexts,
  findTornGroups,
  readWithoutStyles,
} from './page-questions.ts'
import { sitePaths } from './site-paths.ts'
import { expectOnSmall, setScreen } from './targets.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const twice = ':root { font-size: 200% !important }'
/** The least that a visitor may ask for: the spacing of WCAG 1.4.12. */
const spaced = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

/** Pixels that the bar takes from a page which was scrolled. */
const barHeight = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => {
    scrollTo({ top: 400, behavior: 'instant' })
    return bar.getBoundingClientRect().bottom
  })

// Each page is loaded once, and asked all that can be asked of it as it stands.
for (const path of sitePaths)
  test(`F30 B8 ${path}: on no screen is it too wide, torn, cut, covered or too small for a finger, nor in text twice as large or spaced out @rgaa-reflow-pages @rgaa-double-text`, async ({
    page,
  }) => {
    test.slow()
    /** Expects a look at a screen to find nothing; lengths in vw may follow its size some frames later. */
    const ask = async (
      what: string,
      screen: readonly [number, number],
      look: () => Promise<readonly string[]>,
    ) => {
      await setScreen(page, screen)
      await expect.poll(look, `${what} at ${screen.join(' × ')} px`).toEqual([])
    }
    await openLive(page, path)
    await expectWebFont(page.locator('body'))
    for (const screen of [
      [1440, 900],
      [390, 844],
      [390, 664],
      [360, 640],
      [320, 568],
    ] as const)
      await ask('covered', screen, () => page.evaluate(findCoveredTexts))
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details:not([name])'))
        details.setAttribute('open', '')
    })
    await expectOnSmall(page, 'at rest', { named: [navigation.menu.open, chat.open] })
    expect(await barHeight(page)).toBeLessThanOrEqual(256 / 3)

    await page.evaluate(dress, '')
    for (const width of [1440, 1100, 768, 390, 320])
      await ask('torn', [width, 900], () => page.evaluate(findTornGroups, false))
    for (const [rules, widths] of [
      [spaced, [390, 1440]],
      [twice, [640, 320]],
    ] as const) {
      await page.evaluate(dress, rules)
      for (const width of widths)
        await ask(`cut by ${rules}`, [width, 900], () => page.evaluate(findCutTexts))
    }
    await ask('a word of a control torn', [390, 900], () =>
      page.evaluate(findTornGroups, true),
    )
    for (const width of [390, 640, 1440])
      await ask('the bar crowded', [width, 900], () => page.evaluate(findCrowdedItems))

    const { texts, stuck, unsized } = await page.evaluate(readWithoutStyles)
    expect(texts).toBeGreaterThan(50)
    expect([stuck, unsized]).toEqual([[], []])
  })
