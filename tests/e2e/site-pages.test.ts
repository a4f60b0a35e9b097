import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { notFound } from '#src/content/pages/not-found.ts'
import { titleOf } from '#tests/page-names.ts'
import { openLive, travelTo } from './contact-page.ts'
import { test } from './fixtures.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('an address with an article shows it on load and by a link of another page @firefox', async ({
  page,
}) => {
  const [path, hash] = contactForm.privacy.href.split('#')
  const title = page.locator(`#${hash}`)
  /** On screen, below the bar that stays at the top. */
  const expectUnderHeader = async () => {
    await expect(title).toBeInViewport()
    await expect(async () => {
      const bar = await page.getByRole('banner').boundingBox()
      const box = await title.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    }).toPass()
  }
  await page.goto(contactForm.privacy.href)
  await expectUnderHeader()
  await openLive(page, '/contact')
  await page.getByRole('link', { name: contactForm.privacy.link }).click()
  await expect(page).toHaveURL(`${path}#${hash}`)
  await expectUnderHeader()
  await expect(title).toBeFocused()
  await page.goBack()
  await expect(heading(page)).toBeFocused()
})

test.describe('F33 an address that no page has', () => {
  test('is answered with 404 and a French page that leads on', async ({ page }) => {
    const course = '/formations/leadership-et-management'
    for (const path of [
      '/aucune-page',
      '/particulier/aucune-page',
      '/Contact',
      '/formations/plongee',
      `${course}/encore`,
    ]) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(404)
    }
    await expect(page).toHaveTitle(titleOf('/404'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(heading(page)).toHaveText(notFound.title)
    const links = page.getByRole('main').getByRole('link')
    await expect(links).toHaveText([
      'Espace Entreprise',
      'Espace Particulier',
      notFound.actions.contact.label,
    ])
    await openLive(page, course)
    await travelTo(page, '/formations/plongee')
    await expect(heading(page)).toHaveText(notFound.title)
    await expect(page).toHaveTitle(titleOf('/404'))
    await links.nth(1).click()
    await expect(page).toHaveURL('/particulier')
    await expect(heading(page)).toBeFocused()
  })

  test('with a slash too many is the page itself', async ({ page }) => {
    const response = await page.goto('/contact/?sujet=devis')
    expect(response?.status()).toBe(200)
    await expect(page).toHaveURL('/contact?sujet=devis')
    await expect(page.locator('[name=subject]')).toHaveValue('Demande de devis')
  })
})
