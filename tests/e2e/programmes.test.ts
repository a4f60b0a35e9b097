import { expect, type Locator } from '@playwright/test'
import { programmePaths } from '#src/content/programme-paths.ts'
import { programmeWords } from '#src/content/programme-words.ts'
import { courseAt } from '#tests/item-at.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'

const leadership = courseAt(2)

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a session is requested with the number of people', async ({ page }) => {
      if (javaScriptEnabled) await visit.openHydrated(page, leadership.path)
      else await page.goto(leadership.path)
      const print = page.getByRole('button', { name: programmeWords.print })
      await expect(print).toBeVisible({ visible: javaScriptEnabled })
      await page.getByRole('combobox').first().selectOption('3 personnes')
      const ask = page.getByRole('button', { name: programmeWords.askForSession })
      await ask.first().click()
      await expect(page).toHaveURL(
        '/contact?sujet=information-sur-une-formation&session=leadership-2027-01.3#formulaire',
      )
    })
  })

test('on a phone the request button stays visible and covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await visit.openHydrated(page, '/solutions/formations-obligatoires/incendie')
  const ways = page.getByRole('main').getByRole('link', { name: programmeWords.ask })
  const programme = page.getByRole('heading', { name: programmeWords.programme })
  await expect(ways.first()).toBeInViewport({ ratio: 1 })
  await programme.scrollIntoViewIfNeeded()
  await expect(ways.nth(1)).toBeInViewport({ ratio: 1 })
  const edges = (part: Locator) =>
    part.evaluate((element) => element.getBoundingClientRect().toJSON())
  const launcher = await edges(page.locator('aside button[aria-expanded]'))
  expect((await edges(ways.nth(1))).right).toBeLessThanOrEqual(launcher.left)

  await page.setViewportSize({ width: 1280, height: 720 })
  const card = page.getByRole('region', { name: programmeWords.card })
  await programme.scrollIntoViewIfNeeded()
  await expect(card.getByRole('link').first()).toBeInViewport()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const { bottom } = await edges(page.locator('article > div:has(h2)').last())
  expect((await edges(card)).bottom).toBeLessThanOrEqual(bottom)
})

test.describe('F54 as a document', () => {
  test.use({ javaScriptEnabled: false })

  test('each programme prints on one page, without the badge', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    for (const path of programmePaths)
      await test.step(path, async () => {
        await page.goto(path)
        const words = await page.locator('body').innerText()
        expect(words).toMatch(/20\snovembre\s2026/)
        expect(words).not.toContain(programmeWords.ask)
        await expect(
          page.locator('footer, img, svg image').filter({ visible: true }),
        ).toHaveCount(0)
        const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' })
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      })
  })
})
