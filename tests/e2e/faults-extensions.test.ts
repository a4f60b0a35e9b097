import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { catalogue } from '#src/content/pages/catalogue.ts'
import { contact } from '#src/content/pages/contact.ts'
import { titleOf } from '#tests/page-names.ts'
import {
  assistant,
  assistantButton,
  assistantField,
  openAssistant,
  say,
} from './assistant.ts'
import {
  answers,
  expectValues,
  field,
  fillIn,
  holdMessages,
  lasting,
  notice,
  openLive,
  send,
  submitButton,
} from './contact-page.ts'
import { test } from './fixtures.ts'
import { collectDocuments } from './requests.ts'
import { wrapTexts } from './wrap-texts.ts'

/** What extensions do to a document that they take for their own. */
const changes = {
  'translates the page': wrapTexts,
  'puts elements first and last': () => {
    for (const element of document.querySelectorAll(
      '#root, #root :is(div, section, p, li)',
    )) {
      element.prepend(document.createElement('span'))
      element.append(document.createElement('span'))
    }
  },
  'takes paragraphs away': () => {
    for (const paragraph of document.querySelectorAll('main p')) paragraph.remove()
  },
  'wraps links and buttons': () => {
    for (const control of document.querySelectorAll('#root :is(a, button)')) {
      const box = document.createElement('span')
      control.replaceWith(box)
      box.append(control)
    }
  },
  'wraps sections': () => {
    for (const part of document.querySelectorAll('main > *, #root > *')) {
      const box = document.createElement('div')
      part.replaceWith(box)
      box.append(part)
    }
  },
} as const

/** What leaves nothing of the page but its links. */
const losses = {
  'takes the whole page away': () => document.querySelector('main')?.remove(),
} as const

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Follows a link of the header, which leads to another page of the same document. */
async function follow(page: Page, path: string) {
  await page.locator(`header a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(path)
}

/** Expects one page, whole, and the visitor at its top. */
async function expectArrived(page: Page, title: string) {
  await expect(heading(page)).toHaveText([title])
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('main')).toHaveCount(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
}

/** One that leaves React its elements, and one that does not. */
const seenInFirefox: readonly string[] = [
  'wraps links and buttons',
  'takes the whole page away',
]

for (const [name, change] of Object.entries({ ...changes, ...losses }))
  test(
    `F22 F37 an extension that ${name}: the next link leads on, and nothing is lost`,
    { tag: seenInFirefox.includes(name) ? '@firefox' : [] },
    async ({ page }) => {
      const crashes: string[] = []
      page.on('pageerror', ({ message }) => crashes.push(message))
      await openLive(page, '/contact')
      const documents = collectDocuments(page)
      await fillIn(page, answers)
      await openAssistant(page)
      await say(page, 'Bonjour')
      // It comes half a second later, and not in the place of another.
      await expect(notice(page)).toBeVisible()
      await assistantField(page).fill('Une autre question')
      await page.evaluate(change)
      await follow(page, '/formations')
      await expectArrived(page, catalogue.title)
      await expect(assistant(page).getByRole('log')).toContainText('Bonjour')
      await expect(assistantField(page)).toHaveValue('Une autre question')
      if (name in changes) await expectAnswers(page, change)
      await page.evaluate(change)
      await follow(page, '/contact')
      await expectArrived(page, contact.title)
      await expect(page).toHaveTitle(titleOf('/contact'))
      await assistantButton(page).click()
      await expectValues(page, answers)
      if (name in changes) await expectFormAnswers(page, change)
      expect(documents).toEqual([])
      // Nothing is drawn anew: what changes in a text has an element of its own.
      if (change === wrapTexts) expect(crashes).toEqual([])
    },
  )

/** Expects what the catalogue can do to be done although the document is changed before each. */
async function expectAnswers(page: Page, change: () => void) {
  const chips = page.getByRole('group', { name: catalogue.filterLabel }).getByRole('link')
  // It lies over what is to be pressed.
  await assistantButton(page).click()
  await page.evaluate(change)
  await chips.last().click()
  await expect(page).toHaveURL(/\/formations#categorie-/)
  await expect(chips.last()).toHaveAttribute('aria-current', 'true')
  await expect(chips.last()).toBeFocused()
  await page.evaluate(change)
  await page.getByRole('button', { name: catalogue.list.request }).first().click()
  await expect(notice(page)).toContainText('implémentée')
  await page.evaluate(change)
  await openAssistant(page)
  await expect(assistantField(page)).toHaveValue('Une autre question')
  await say(page, 'Toujours là ?')
  await expect(assistant(page).getByRole('log')).toContainText('Toujours là ?')
  await expect(assistantField(page)).toBeFocused()
}

/** Expects the form and the questions to answer, likewise: it is refused, sent, and begun anew. */
async function expectFormAnswers(page: Page, change: () => void) {
  // Away from the menu that opens under the pointer.
  await page.mouse.move(1, 300)
  await page.evaluate(change)
  await field(page, 'company').fill('')
  await submitButton(page).click()
  await expect(lasting(page, contactForm.summary[0])).toBeFocused()
  await expect(field(page, 'name')).toHaveValue(answers.name)
  await page.evaluate(change)
  await field(page, 'company').fill(answers.company)
  await submitButton(page).click()
  await expect(lasting(page, contactForm.sent.title)).toBeFocused()
  await page.evaluate(change)
  await field(page, 'name').fill('Zoé')
  await expect(lasting(page, contactForm.sent.title)).toHaveCount(0)
  await page.locator('summary').first().click()
  await expect(page.locator('details[open]')).toHaveCount(1)
  await expect(heading(page)).toHaveText([contact.title])
}

test('F37 a message on its way arrives once, whatever becomes of its page @firefox', async ({
  page,
  mailbox,
}) => {
  const release = await holdMessages(page)
  await openLive(page, '/contact')
  await send(page)
  await expect(page.locator('form[aria-busy="true"]')).toBeVisible()
  await page.evaluate(changes['wraps sections'])
  await page.evaluate(changes['takes paragraphs away'])
  release()
  await expect(lasting(page, contactForm.sent.title)).toBeVisible()
  await expect(notice(page)).toContainText('Message envoyé avec succès !')
  expect((await mailbox.messages()).map(({ fields }) => fields)).toEqual([answers])
})
