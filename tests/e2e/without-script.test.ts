import { expect, type Page } from '@playwright/test'
import { chat } from '#src/content/chat.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { fundingWords } from '#src/content/funding-words.ts'
import { navigation, solutions } from '#src/content/navigation.ts'
import { organisation } from '#src/content/organisation.ts'
import { courses } from '#src/content/course-list.ts'
import { contact } from '#src/content/pages/contact.ts'
import { individualContact } from '#src/content/pages/individual-contact.ts'
import { individualTrainings } from '#src/content/pages/individual-trainings.ts'
import { itemAt } from '#tests/item-at.ts'
import { solution } from '#tests/page-names.ts'
import {
  answers,
  expectValues,
  field,
  fillIn,
  heading,
  submitButton,
  watchSubmissions,
} from './contact-page.ts'
import { test } from './fixtures.ts'
import { button, choose, section, spaces } from './funding-page.ts'
import { files, remove } from './requests.ts'
import { oneOfEachLayout, sitePaths } from './site-paths.ts'

type Way = { name: string; way: string }

/** The buttons that a page shows, each with what the browser itself does for it. */
function waysOf(page: Page): Promise<Way[]> {
  return page.locator('button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      if (!(button instanceof HTMLButtonElement) || !button.checkVisibility()) return []
      const name = button.ariaLabel ?? button.innerText
      const { popoverTargetElement, form, type } = button
      if (popoverTargetElement) return { name, way: 'popover' }
      if (type !== 'submit' || form === null) return { name, way: 'none' }
      return { name, way: form.getAttribute('action')?.replace(/\?[^#]*/, '') ?? 'none' }
    }),
  )
}

const mail = `mailto:${organisation.email}`
const ways = ['popover', mail, '/contact#formulaire', '/particulier/contact#formulaire']

async function expectNoDeadButton(page: Page, paths: readonly string[]) {
  const dead: Record<string, readonly Way[]> = {}
  const shown: Record<string, number> = {}
  for (const path of paths) {
    await page.goto(path)
    const found = await waysOf(page)
    dead[path] = found.filter(({ way }) => !ways.includes(way))
    shown[path] = found.length
  }
  expect(dead).toEqual(Object.fromEntries(paths.map((path) => [path, []])))
  expect(shown['/formations']).toBeGreaterThan(courses.length)
  expect(shown['/particulier/formations']).toBeGreaterThanOrEqual(
    individualTrainings.length,
  )
}

/** Presses buttons and expects the form of a contact page on the screen, as an address that may ask for something. */
async function expectForms(page: Page) {
  for (const [from, name, there] of [
    ['/formations', /^Demander des informations/, '/contact'],
    ['/formations', /sur mesure$/, '/contact'],
    ['/particulier/formations', /^En savoir plus/, '/particulier/contact'],
  ] as const) {
    await page.goto(from)
    await page.getByRole('button', { name }).first().click()
    await expect(page).toHaveURL(new RegExp(`${there}(\\?[^#]*)?#formulaire$`))
    await expect(page.locator('#formulaire')).toBeInViewport()
    await expect(page.getByRole('main').locator('form').first()).toBeInViewport()
  }
}

// Firefox is left its script by Playwright: there only the next group counts.
test.describe('F01 F41 without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the contact page is complete, its questions open one at a time, and the browser itself asks for what is missing @rgaa-without-script @rgaa-questions-without-script', async ({
    page,
  }) => {
    await page.goto('/contact')
    await expect(heading(page)).toHaveText(contact.title)
    await expect(page.locator('noscript p')).toHaveText(contactForm.withoutScript)
    await expect(page.locator('noscript p')).toBeVisible()
    // The static document cannot read its address, and says what to write.
    await expect(page.getByText(/nommez-\u2060?y\sla\sformation/)).toBeVisible()
    const form = page.locator('form[method=post]')
    await expect(form).toHaveAttribute('action', mail)
    await expect(form).toHaveAttribute('enctype', 'text/plain')
    await expect(form).not.toHaveAttribute('novalidate')

    const [first, second] = [itemAt(contact.faq.items, 0), itemAt(contact.faq.items, 1)]
    await expect(page.getByText(first.answer)).toBeHidden()
    await page.getByText(first.question).click()
    await expect(page.getByText(first.answer)).toBeVisible()
    await page.getByText(second.question).click()
    await expect(page.getByText(second.answer)).toBeVisible()
    await expect(page.getByText(first.answer)).toBeHidden()

    await fillIn(page, { ...answers, company: '' })
    await submitButton(page).click()
    await expect(field(page, 'company')).toBeFocused()
    await expect(page).toHaveURL('/contact')
    await expectValues(page, { ...answers, company: '' })
  })

  test('the menus open and lead on @rgaa-menu-without-script', async ({ page }) => {
    await page.goto('/contact')
    const linkIn = (menu: string, name: string) =>
      page.getByRole('navigation', { name: menu }).getByRole('link', { name })
    const wide = linkIn(navigation.main, solution(1).label)
    await expect(wide).toBeHidden()
    await page.getByRole('button', { name: solutions.label }).click()
    await wide.click()
    await expect(page).toHaveURL(solution(1).href)

    await page.setViewportSize({ width: 390, height: 844 })
    const small = linkIn(navigation.mobile, 'Contact')
    await expect(small).toBeHidden()
    await page.getByRole('button', { name: navigation.menu.open }).click()
    await small.click()
    await expect(page).toHaveURL('/contact')
  })

  test('no button of any page is dead, and the assistant’s is not there', async ({
    page,
  }) => {
    await expectNoDeadButton(page, sitePaths)
    await expect(page.getByRole('button', { name: chat.open })).toHaveCount(0)
  })

  test('what asks for information leads to the form, which says on a phone that it sends nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expectForms(page)
    const { notYet, fields } = individualContact.form
    const warning = page.getByText(notYet.title)
    await expect(warning).toBeInViewport()
    const [said, name] = await Promise.all(
      [warning, page.getByLabel(fields.name.label)].map((part) => part.boundingBox()),
    )
    expect(said?.y).toBeLessThan(name?.y ?? 0)
    await expect(page.getByRole('main').locator(`a[href="${mail}"]`).first()).toBeVisible()
  })

  test('every track of funding is shown with its condition and who decides, and nothing is asked', async ({
    page,
  }) => {
    for (const { path, content } of spaces) {
      await page.goto(`${path}#financement`)
      await expect(section(page).locator('form')).toBeHidden()
      await expect(section(page).locator('ol')).toBeHidden()
      for (const { situation, name, conditions, decidedBy } of content.tracks) {
        const row = section(page)
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: situation, exact: true }) })
        for (const text of [name, ...conditions.map((each) => each.text), decidedBy])
          await expect(row).toContainText(text)
      }
    }
  })
})

test.describe('F41 without the first script', () => {
  test.beforeEach(({ page }) => remove(page, files.entry, 'a cut connection'))

  test('no button is dead of what stands around a page', async ({ page }) => {
    await expectNoDeadButton(page, oneOfEachLayout)
  })

  test('what asks for information leads to the form, so does an answer about funding, and the rest is left to the mail program @firefox', async ({
    page,
  }) => {
    await expectForms(page)
    for (const space of spaces) {
      await page.goto(space.path)
      await choose(page, space, space.given[0])
      await button(page, fundingWords.next).click()
      await expect(page).toHaveURL(space.instead)
      await expect(page.locator('#formulaire')).toBeInViewport()
    }
    for (const name of [contact.consultation.brochure, chat.open]) {
      await page.goto('/contact')
      await watchSubmissions(page)
      await page.getByRole('button', { name }).click()
      await expect(page).toHaveTitle('left to the browser')
    }
  })
})
