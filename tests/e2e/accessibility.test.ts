import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { legalLabels } from '#src/content/legal-document.ts'
import { navigation, solutions } from '#src/content/navigation.ts'
import { contact } from '#src/content/pages/contact.ts'
import {
  answers,
  fillIn,
  holdMessages,
  lasting,
  notice,
  openLive,
  submitButton,
} from './contact-page.ts'
import { test } from './fixtures.ts'
import { sitePaths } from './site-paths.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects axe to find nothing, once nothing moves any more. */
async function expectAccessible(page: Page, state: string, ignored: string[] = []) {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  )
  const axe = new AxeBuilder({ page }).withTags(tags).disableRules(ignored)
  const { violations, passes } = await axe.analyze()
  expect(passes.length).toBeGreaterThan(10)
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
  )
  expect.soft(found, state).toEqual([])
}

async function openMenu(page: Page, width: number) {
  if (width < 1152) {
    await page.getByRole('button', { name: navigation.menu.open }).click()
    await expect(page.getByRole('navigation', { name: navigation.mobile })).toBeVisible()
  } else {
    await page.getByRole('button', { name: solutions.label }).click()
    await expect(page.getByRole('link', { name: solutions.items[0].note })).toBeVisible()
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    test('axe finds nothing on the chooser, its menu open too', async ({ page }) => {
      await openLive(page, '/')
      await expectAccessible(page, 'idle')
      await openMenu(page, width)
      await expectAccessible(page, 'menu open')
    })

    test('axe finds nothing on the contact page at rest', async ({ page }) => {
      await page.goto('/contact')
      await expectAccessible(page, 'not hydrated')
      await openLive(page, '/contact')
      await expectAccessible(page, 'idle')
      await openMenu(page, width)
      await expectAccessible(page, 'menu open')
    })

    test('axe finds nothing along the way of a message', async ({ page, mailbox }) => {
      test.slow()
      await openLive(page, '/contact')
      // No notice leaves while another window is in front.
      await page.evaluate(() => dispatchEvent(new Event('blur')))
      await page.getByRole('button', { name: contact.consultation.brochure }).click()
      await expect(notice(page)).toBeVisible()
      await expectAccessible(page, 'notice open')

      await submitButton(page).click()
      await expect(lasting(page, contactForm.summary[7])).toBeFocused()
      await expectAccessible(page, 'errors')

      await fillIn(page, { ...answers, phone: '06 1', siret: '732' })
      await mailbox.misbehave({ status: 500, times: 1 })
      const release = await holdMessages(page)
      await submitButton(page).click()
      await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeVisible()
      await expectAccessible(page, 'sending')

      release()
      await expect(lasting(page, contactForm.failed.title)).toBeFocused()
      await expect(notice(page)).toContainText('Une erreur est survenue.')
      await expectAccessible(page, 'failure')

      await submitButton(page).click()
      await expect(lasting(page, contactForm.sent.title)).toBeFocused()
      await expect(notice(page)).toContainText('Message envoyé avec succès !')
      await expectAccessible(page, 'success')
    })
  })
}

test('axe finds nothing on any page', async ({ page }) => {
  test.slow()
  for (const path of sitePaths) {
    await page.goto(path)
    // It takes the contents of a legal text, which CSS unfolds, for folded: see the next test.
    await expectAccessible(page, path, ['scrollable-region-focusable'])
  }
})

test('the contents of a legal text are reached with the keyboard', async ({ page }) => {
  await page.goto('/reglement-interieur')
  const contents = page.getByRole('navigation', { name: legalLabels.contents })
  await page
    .getByRole('group', { name: navigation.switch })
    .getByRole('link')
    .last()
    .focus()
  await page.keyboard.press('Tab')
  await expect(contents.locator('a').first()).toBeFocused()
})
