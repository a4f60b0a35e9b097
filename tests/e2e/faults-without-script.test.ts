import { expect, type Page } from '@playwright/test'
import { organisation } from '#src/content/organisation.ts'
import { courses } from '#src/content/course-list.ts'
import { contact } from '#src/content/pages/contact.ts'
import { individualTrainings } from '#src/content/pages/individual-trainings.ts'
import { chat } from '#src/content/chat.ts'
import { test } from './fixtures.ts'
import { watchSubmissions } from './mail-program.ts'
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

/** Presses a button and expects the form of a contact page on the screen, as an address that may ask for something. */
async function expectForm(page: Page, from: string, name: RegExp, there: string) {
  await page.goto(from)
  await page.getByRole('button', { name }).first().click()
  await expect(page).toHaveURL(new RegExp(`${there}(\\?[^#]*)?#formulaire$`))
  await expect(page.locator('#formulaire')).toBeInViewport()
  await expect(page.getByRole('main').locator('form').first()).toBeInViewport()
}

async function expectForms(page: Page) {
  const particular = '/particulier/contact'
  await expectForm(page, '/formations', /^Demander des informations/, '/contact')
  await expectForm(page, '/formations', /sur mesure$/, '/contact')
  await expectForm(page, '/particulier/formations', /^En savoir plus/, particular)
}

// Firefox is left its script by Playwright: there only the next group counts.
test.describe('F41 without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no button of any page is dead, and the assistant’s is not there', async ({
    page,
  }) => {
    await expectNoDeadButton(page, sitePaths)
    await expect(page.getByRole('button', { name: chat.open })).toHaveCount(0)
  })

  test('what asks for information leads to the form', async ({ page }) => {
    await expectForms(page)
  })
})

test.describe('F41 without the first script', () => {
  test.beforeEach(({ page }) => remove(page, files.entry, 'a cut connection'))

  test('no button is dead of what stands around a page', async ({ page }) => {
    await expectNoDeadButton(page, oneOfEachLayout)
  })

  test('what asks for information leads to the form @firefox', async ({ page }) => {
    await expectForms(page)
  })

  test('the brochure and the assistant are left to the mail program @firefox', async ({
    page,
  }) => {
    for (const name of [contact.consultation.brochure, chat.open]) {
      await page.goto('/contact')
      await watchSubmissions(page)
      await page.getByRole('button', { name }).click()
      await expect(page).toHaveTitle('left to the browser')
    }
  })
})
