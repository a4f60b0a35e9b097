import { expect, type Locator, type Page } from '@playwright/test'
import { chat } from '#src/content/chat.ts'
import { navigation } from '#src/content/navigation.ts'
import { programmePaths } from '#src/content/programme-paths.ts'
import { readPolicies } from '#tools/publish/publish.ts'
import { expectAccessible } from './axe.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'
import type { CheckName } from './page-checks.ts'
import { loadPageChecks } from './page-script.ts'
import { expectTouchTargets, setViewport } from './targets.ts'

// The visitor's year and time zone differ from the build's: texts that depend on them must hydrate
// without an error.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  timezoneId: 'Pacific/Kiritimati',
  today: '2027-01-02',
})

const programmes = Map.groupBy(programmePaths, (path) => path.replace(/[^/]*$/, ''))
const otherProgrammes = [...programmes.values()].flatMap((list) => list.slice(1))

const unknownPath = '/aucune-page'
/** Every built page, but only one programme of each list, because programmes share a view. */
const sitePaths = [...readPolicies('dist-test').keys()]
  .filter((path) => !otherProgrammes.includes(path))
  .map((path) => (path === '/404' ? unknownPath : path))

const firefoxPath = '/contact'
/** The pages whose tab order is tested: one of each layout, and pages with many kinds of controls. */
const walkedPaths = [
  ...visit.pathPerLayout,
  ...programmePaths.slice(0, 1),
  firefoxPath,
  '/entreprise',
]

const tags = [
  '@F21',
  '@F29',
  '@F30',
  '@B8',
  '@rgaa-axe-states',
  '@rgaa-tab-walk',
  '@rgaa-reflow-pages',
  '@rgaa-double-text',
]

// One test per page checks everything, because loading and resizing take most of the time.
for (const path of sitePaths)
  test(
    `the page ${path} works on screen, by keyboard and in print`,
    { tag: [...tags, ...(path === firefoxPath ? ['@firefox'] : [])] },
    async ({ page, browserName }) => {
      const consoleErrors = visit.collectConsoleErrors(page)
      await visit.openHydrated(page, path)
      for (const { selector, paths } of checkedElements)
        if (paths.includes(path)) await expect(page.locator(selector)).not.toHaveCount(0)
      await visit.expectWebFont(page.locator('body'))
      await loadPageChecks(page)
      for (const { screen, key } of screens) {
        await setViewport(page, screen)
        const walkKey = walkedPaths.includes(path) ? key : undefined
        await test.step('keyboard', () => checkTabStops(page, walkKey))
        await check(page, screen, ['coveredAtTop'])
      }
      const last = page.locator('[data-stop]').last()
      await last.focus()
      await page.keyboard.press('Tab')
      await expect(last).not.toBeFocused()
      if (browserName === 'chromium')
        for (const screen of phones) await check(page, screen, ['coveredAtTop'])
      // The page allows one open question. The test opens all questions to check them in one pass.
      // `paths.test.ts` checks closed questions.
      await page.evaluate(() => pageChecks.expandAll())
      for (const { screen } of screens) {
        await setViewport(page, screen)
        await test.step('axe', () => expectAccessible(page, `${path} at ${screen[0]} px`))
      }
      if (browserName === 'chromium') {
        await test.step('layout on every screen', async () => {
          for (const { screen, names } of screenChecks) await check(page, screen, names)
        })
        await test.step('touch', () => expectTouchable(page))
        await test.step('print', () => expectPrintable(page))
      }
      expect(consoleErrors).toEqual([])
    },
  )

test.describe('years after the build, in another time zone', { tag: '@F21' }, () => {
  test.use({ timezoneId: 'Pacific/Pago_Pago', today: '2051-07-14' })

  test('pages hydrate without a console error', async ({ page }) => {
    const consoleErrors = visit.collectConsoleErrors(page)
    for (const path of [...visit.pathPerLayout, ...programmePaths.slice(0, 1)])
      await visit.openHydrated(page, path)
    expect(consoleErrors).toEqual([])
  })
})

test('a category with a word of 32 letters fits in its card at 320 px', async ({
  page,
}) => {
  await visit.openHydrated(page, '/formations')
  await page.setViewportSize({ width: 320, height: 568 })
  const category = page.locator('main li[data-category] img + p').first()
  await category.evaluate((element) => (element.textContent = 'M'.repeat(32)))
  const card = page.locator('main li[data-category]').first()
  const [box, cardBox] = [await category.boundingBox(), await card.boundingBox()]
  expect(box?.width).toBeLessThanOrEqual(cardBox?.width ?? 0)
})

/** On the wide screen, Tab must reach all controls in order, and on the phone, Shift+Tab backwards. */
const screens = [
  { screen: [1440, 900], key: 'Tab' },
  { screen: [390, 844], key: 'Shift+Tab' },
] as const

const phones = [
  [390, 664],
  [360, 640],
  [320, 568],
] as const

/** The layout checks, grouped by screen size because resizing takes the most time. */
const screenChecks: readonly { screen: readonly [number, number]; names: CheckName[] }[] = [
  {
    screen: [1440, 900],
    names: [
      'coveredAtEnd',
      'tornGroups',
      'cutWithTextSpacing',
      'cutAtDoubleSize',
      'crowdedHeaderAtDoubleSize',
      'unevenFieldsAtDoubleSize',
      'looseLine',
    ],
  },
  { screen: [1100, 900], names: ['coveredAtEnd', 'tornGroups'] },
  { screen: [768, 900], names: ['tornGroups'] },
  { screen: [640, 900], names: ['cutAtDoubleSize', 'crowdedHeaderAtDoubleSize'] },
  {
    screen: [390, 844],
    names: [
      'coveredAtEnd',
      'tornGroups',
      'cutWithTextSpacing',
      'tornWordsAtDoubleSize',
      'crowdedFilter',
      'looseLine',
      'crowdedHeaderAtDoubleSize',
    ],
  },
  { screen: [320, 568], names: ['tornGroups', 'cutAtDoubleSize', 'crowdedFilter'] },
]

/** Elements that some checks look for, with pages that contain them. Without them, the checks would find no fault. */
const checkedElements: readonly { selector: string; paths: readonly string[] }[] = [
  { selector: 'main li[data-category]', paths: ['/formations'] },
  { selector: 'main a[href^="https:"]', paths: ['/reglement-interieur'] },
  {
    selector: 'main [role=group] a[href^="/"]',
    paths: ['/formations', '/particulier/formations'],
  },
  {
    selector: 'main section:last-of-type :is(a:has(~ *), form)',
    paths: ['/formations'],
  },
]

/** Expects no fault on a screen. Polls, because lengths in vw may change after the resize event. */
async function check(
  page: Page,
  screen: readonly [number, number],
  names: readonly CheckName[],
) {
  await setViewport(page, screen)
  await expect
    .poll(
      () => page.evaluate((given) => pageChecks.runChecks(given), names),
      `at ${screen.join(' × ')} px`,
    )
    .toEqual([])
}

async function expectTouchable(page: Page) {
  await expectTouchTargets(page, ':root', [navigation.menu.open, chat.open])
  const barHeight = await page.getByRole('banner').evaluate((bar) => {
    scrollTo({ top: 400, behavior: 'instant' })
    return bar.getBoundingClientRect().bottom
  })
  expect(barHeight).toBeLessThanOrEqual(256 / 3)
}

/**
 * Focuses every control and checks its focus indicator, position and order. If `key` is given, this key must
 * also reach all controls in order.
 */
async function checkTabStops(page: Page, key?: 'Tab' | 'Shift+Tab') {
  const order = await page.evaluate(() => pageChecks.numberTabStops())
  expect(order[0]).toContain(navigation.skip)
  if (key === 'Tab') await walk(page, key, order)
  if (key === 'Shift+Tab') {
    await page.locator('[data-stop]').last().focus()
    await walk(page, key, order.slice(0, -1).toReversed())
  }
  // After a key press, the browser shows the focus indicator even if a script sets the focus. Firefox does so
  // only while the focus is in the page, which Tab would leave after the last control.
  await page.keyboard.press(key === 'Tab' ? 'Shift+Tab' : 'Tab')
  expect.soft(await page.evaluate(() => pageChecks.inspectStops())).toEqual([])
}

async function walk(page: Page, key: string, order: readonly string[]) {
  const stops = await page.evaluateHandle(() => pageChecks.recordFocus())
  for (const _ of order) await page.keyboard.press(key)
  expect(await stops.jsonValue()).toEqual(order)
}

async function expectPrintable(page: Page) {
  await page.setViewportSize({ width: 1280, height: 720 })
  const printableTextCount = await page.evaluate(() => pageChecks.collapseAll())
  expect(printableTextCount).toBeGreaterThan(2)
  const title = visit.heading(page)
  const ownLines = page.locator('#print-header > svg, #print-header > p, #print-footer > p')
  await expect(ownLines.filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(() => pageChecks.findUnprintedTexts())).toEqual([])
  // Of the pictures in `main`, only the badges may be printed.
  const drawn = 'img:not([src*="/badge-"]), [data-drawing]'
  const useless = page.locator(
    `header, footer, nav, button, [popover], main :is(label, input, textarea, ${drawn})`,
  )
  expect(await useless.filter({ visible: true }).count()).toBe(0)
  await expect(ownLines.filter({ visible: true })).toHaveCount(4)
  await expect(title).toHaveCSS('color', 'rgb(15, 27, 61)')
  const backgrounds = await page
    .locator('body, main, main *')
    .evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element).backgroundColor),
    )
  expect(new Set(backgrounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']))
  const breaks = await page
    .locator('main li[data-category]')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).breakInside))
  expect(breaks.filter((rule) => rule !== 'avoid')).toEqual([])
  const outside = page.locator('main a[href^="https:"]').filter({ visible: true })
  for (const link of await outside.all())
    expect(await link.evaluate((it) => getComputedStyle(it, '::after').content)).toBe(
      `" (${await link.getAttribute('href')})"`,
    )
  expect(await isAbove(page.locator('#print-header'), title)).toBe(true)
  expect(await isAbove(title, page.locator('#print-footer'))).toBe(true)
}

async function isAbove(one: Locator, other: Locator) {
  const [upper, lower] = await Promise.all([one.boundingBox(), other.boundingBox()])
  return upper !== null && lower !== null && upper.y + upper.height <= lower.y
}
