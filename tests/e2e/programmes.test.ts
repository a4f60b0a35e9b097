import { expect, type Locator } from '@playwright/test'
import { programmeWords } from '#src/content/programme-words.ts'
import { courseAt } from '#tests/item-at.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'
import { setViewport } from './targets.ts'

const leadership = courseAt(2)

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a request for a session contains the number of people', async ({ page }) => {
      if (javaScriptEnabled) await visit.openHydrated(page, leadership.path)
      else await page.goto(leadership.path)
      const print = page.getByRole('button', { name: programmeWords.print })
      await expect(print).toBeVisible({ visible: javaScriptEnabled })
      await page
        .getByRole('combobox', { name: programmeWords.people.label })
        .first()
        .selectOption('3 personnes')
      const ask = page.getByRole('button', { name: programmeWords.askForSession })
      await ask.first().click()
      await expect(page).toHaveURL(
        '/contact?sujet=devis&session=leadership-2027-01.3#formulaire',
      )
    })
  })

const edges = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().toJSON())

test('the request button is beside the assistant’s button on phones', async ({ page }) => {
  const button = page.getByRole('main').getByRole('link', { name: programmeWords.ask })
  await visit.openHydrated(page, '/solutions/formations-obligatoires/incendie')
  for (const [width, height] of [
    [390, 664],
    [375, 667],
    [360, 740],
    [320, 800],
  ] as const) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await setViewport(page, [width, height])
    const launcher = await edges(page.locator('aside button[aria-expanded]'))
    const expectBeside = async () => {
      await expect(button, `${width} px`).toBeInViewport({ ratio: 1 })
      expect((await edges(button)).right, `${width} px`).toBeLessThanOrEqual(launcher.left)
    }
    await expectBeside()
    await page
      .getByRole('heading', { name: programmeWords.programme })
      .scrollIntoViewIfNeeded()
    await expectBeside()
  }
})

test('the sticky card stays visible, but not below its programme', async ({ page }) => {
  await page.goto('/solutions/formations-obligatoires/incendie')
  const programme = page.getByRole('heading', { name: programmeWords.programme })
  const card = page.getByRole('region', { name: programmeWords.card })
  await programme.scrollIntoViewIfNeeded()
  await expect(card.getByRole('link').first()).toBeInViewport()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const { bottom } = await edges(page.locator('article > div:has(h2)').last())
  expect((await edges(card)).bottom).toBeLessThanOrEqual(bottom)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a request for a group contains the number of people', async ({ page }) => {
    await page.goto(leadership.path)
    await page
      .getByRole('combobox', { name: programmeWords.howMany })
      .selectOption('8 personnes')
    await page.getByRole('button', { name: programmeWords.askForGroup }).click()
    await expect(page).toHaveURL(
      '/contact?sujet=devis&formation=leadership-et-management.8#formulaire',
    )
  })
})
