import { expect } from '@playwright/test'
import { chat } from '#src/content/chat.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { fundingWords } from '#src/content/funding-words.ts'
import { navigation, solutions } from '#src/content/navigation.ts'
import * as organisation from '#src/content/organisation.ts'
import { contact } from '#src/page-content/contact.ts'
import { individualContact } from '#src/page-content/individual-contact.ts'
import { solutionLink } from '#tests/page-names.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'
import { button, choose, section, spaces } from './funding-page.ts'

const mail = `mailto:${organisation.email}`

// These tests skip Firefox, because Playwright cannot disable JavaScript there (over WebDriver BiDi).
test.describe('without JavaScript', { tag: ['@F01', '@F41'] }, () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the contact form has a mailto action, which a note explains',
    { tag: ['@rgaa-without-script'] },
    async ({ page }) => {
      await page.goto('/contact')
      await expect(visit.heading(page)).toHaveText(contact.title)
      await visit.expectWebFont(page.locator('body'))
      const note = page.locator('noscript:has(~ div #contact-name) p')
      await expect(note).toHaveText(contactForm.withoutScript)
      await expect(note).toBeVisible()
      const form = page.locator('form[method=post]')
      await expect(form).toHaveAttribute('action', mail)
      await expect(form).toHaveAttribute('enctype', 'text/plain')
    },
  )

  test('the browser validates the required fields of the contact form', async ({
    page,
  }) => {
    await page.goto('/contact')
    await expect(page.locator('form[method=post]')).not.toHaveAttribute('novalidate')
    await visit.fillIn(page, { ...visit.answers, company: '' })
    await visit.submitButton(page).click()
    await expect(visit.field(page, 'company')).toBeFocused()
    await expect(page).toHaveURL('/contact')
    await visit.expectValues(page, { ...visit.answers, company: '' })
  })

  test(
    'the menus open, and their links work',
    { tag: ['@rgaa-menu-without-script'] },
    async ({ page }) => {
      await page.goto('/contact')
      const linkIn = (menu: string, name: string) =>
        page.getByRole('navigation', { name: menu }).getByRole('link', { name })
      const wide = linkIn(navigation.main, solutionLink(1).label)
      await expect(wide).toBeHidden()
      await page.getByRole('button', { name: solutions.label }).click()
      await wide.click()
      await expect(page).toHaveURL(solutionLink(1).href)

      await page.setViewportSize({ width: 390, height: 844 })
      const small = linkIn(navigation.mobile, 'Contact')
      await expect(small).toBeHidden()
      await page.getByRole('button', { name: navigation.menu.open }).click()
      await small.click()
      await expect(page).toHaveURL('/contact')
    },
  )

  test('a warning says that the individual form cannot be sent', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/particulier/contact#formulaire')
    const { notYet, fields } = individualContact.form
    const warning = page.getByText(notYet.title)
    await expect(warning).toBeInViewport()
    const [notice, name] = await Promise.all(
      [warning, page.getByLabel(fields.name.label)].map((part) => part.boundingBox()),
    )
    expect(notice?.y).toBeLessThan(name?.y ?? 0)
    await expect(page.getByRole('main').locator(`a[href="${mail}"]`).first()).toBeVisible()
  })

  test('the funding section shows all tracks and no questions', async ({ page }) => {
    for (const { path, content } of spaces) {
      await page.goto(`${path}#financement`)
      await expect(section(page).locator('form')).toBeHidden()
      await expect(section(page).locator('ol')).toBeHidden()
      for (const { situation: name } of content.tracks)
        await expect(
          section(page).getByRole('heading', { name, exact: true }),
        ).toBeVisible()
      // The assistant's button is hidden, because the assistant cannot work without JavaScript.
      await expect(page.getByRole('button', { name: chat.open })).toHaveCount(0)
    }
  })
})

test.describe('without the first script', { tag: ['@F02', '@F41'] }, () => {
  test.beforeEach(({ page }) => visit.failRequests(page, visit.files.entry))

  test('requests and funding answers lead to the contact form', async ({ page }) => {
    for (const { path, name, form } of [
      { path: '/formations', name: /^Demander des informations/, form: '/contact' },
      { path: '/formations', name: /sur mesure$/, form: '/contact' },
      { path: '/particulier/formations', name: /^En savoir/, form: '/particulier/contact' },
    ]) {
      await page.goto(path)
      await visit.expectWebFont(page.locator('body'))
      await page.getByRole('button', { name }).first().click()
      await expect(page).toHaveURL(new RegExp(`${form}(\\?[^#]*)?#formulaire$`))
      await expect(page.locator('#formulaire')).toBeInViewport()
      await expect(page.getByRole('main').locator('form').first()).toBeInViewport()
    }
    for (const space of spaces) {
      await page.goto(space.path)
      await choose(page, space, space.answers[0])
      await button(page, fundingWords.next).click()
      await expect(page).toHaveURL(space.hrefWithoutApplication)
      await expect(page.locator('#formulaire')).toBeInViewport()
    }
  })

  test(
    'buttons submit their form natively, and the menu opens',
    { tag: '@firefox' },
    async ({ page }) => {
      await page.goto('/contact')
      await visit.fillIn(page, visit.answers)
      await visit.watchSubmissions(page)
      for (const name of [contact.consultation.brochure, chat.open, contactForm.submit]) {
        await page.evaluate(() => void (document.title = ''))
        await page.getByRole('button', { name }).click()
        await expect(page).toHaveTitle('submitted natively')
      }
      await visit.expectValues(page, visit.answers)
      await visit.solutionsButton(page).click()
      await expect(page.locator('#solutions')).toBeVisible()
    },
  )
})
