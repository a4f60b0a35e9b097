import { expect, type Locator } from '@playwright/test'
import { programmePaths } from '#src/content/programme-paths.ts'
import { programmeWords } from '#src/content/programme-words.ts'
import { courseAt } from '#tests/item-at.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'

const leadership = courseAt(2)

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
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

const edges = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().toJSON())

test('on a phone the request button stays visible beside the launcher', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await visit.openHydrated(page, '/solutions/formations-obligatoires/incendie')
  const buttons = page.getByRole('main').getByRole('link', { name: programmeWords.ask })
  const programme = page.getByRole('heading', { name: programmeWords.programme })
  await expect(buttons.first()).toBeInViewport({ ratio: 1 })
  await programme.scrollIntoViewIfNeeded()
  await expect(buttons.nth(1)).toBeInViewport({ ratio: 1 })
  const launcher = await edges(page.locator('aside button[aria-expanded]'))
  expect((await edges(buttons.nth(1))).right).toBeLessThanOrEqual(launcher.left)
})

test('the sticky card stays visible until the end of the programme', async ({ page }) => {
  await page.goto('/solutions/formations-obligatoires/incendie')
  const programme = page.getByRole('heading', { name: programmeWords.programme })
  const card = page.getByRole('region', { name: programmeWords.card })
  await programme.scrollIntoViewIfNeeded()
  await expect(card.getByRole('link').first()).toBeInViewport()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const { bottom } = await edges(page.locator('article > div:has(h2)').last())
  expect((await edges(card)).bottom).toBeLessThanOrEqual(bottom)
})

test.describe('without JavaScript', { tag: '@F54' }, () => {
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
