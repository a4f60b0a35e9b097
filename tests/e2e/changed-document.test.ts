import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { navigation, solutions } from '#src/content/navigation.ts'
import { catalogue } from '#src/page-content/catalogue.ts'
import { contact } from '#src/page-content/contact.ts'
import { itemAt } from '#tests/item-at.ts'
import { documentTitleOf } from '#tests/page-names.ts'
import type { TestMailbox } from '#tests/test-mailbox.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'

/** Runs in the page: wraps text nodes in elements, as translation tools do. */
function wrapTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode())
    if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, textarea, option, svg')) continue
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  }
}

/** Runs in the page: wraps parts of the texts of `h1`, `p`, `label` and `span`, as highlighters do. */
function markWords() {
  for (const part of document.querySelectorAll('#root :is(h1, p, label, span)')) {
    const text = part.firstChild
    if (!(text instanceof Text) || text.data.length < 4) continue
    const mark = document.createElement('mark')
    mark.append(text.splitText(2))
    text.after(mark)
  }
}

/** Runs in the page: adds an element after each field and after the main heading. */
function addParts() {
  for (const each of document.querySelectorAll('#root :is(input, textarea, select, h1)'))
    each.after(document.createElement('aside'))
}

/** Runs in the page: wraps the matching elements, as browser extensions do. */
function box(selector: string) {
  for (const part of document.querySelectorAll(selector)) {
    const around = document.createElement('span')
    part.replaceWith(around)
    around.append(part)
  }
}

test(
  'hydration of a changed document keeps typed text, focus, caret and a pending click',
  { tag: ['@F36', '@firefox'] },
  async ({ page }) => {
    const release = await visit.openUnhydrated(page, '/contact')
    await visit.brochureButton(page).click()
    await visit.field(page, 'email').fill('zoe@exemple.example')
    await visit.field(page, 'phone').fill('+33612345678')
    for (const change of [markWords, wrapTexts, addParts]) await page.evaluate(change)
    await visit.field(page, 'subject').selectOption('Partenariat')
    const message = page.locator('textarea[name="message"]')
    await message.focus()
    await page.keyboard.type('Bonjour,\nnous sommes douze.')
    for (let back = 0; back < 6; back += 1) await page.keyboard.press('ArrowLeft')
    const typing = page.keyboard.type('environ, à une ou deux près, ', { delay: 40 })
    // The application starts while a word is being typed.
    await expect(message).toHaveValue(/env/)
    release()
    // Typing and the notice are awaited together, because the notice disappears after five seconds.
    await Promise.all([
      typing,
      expect(page.getByText(visit.notImplemented).first()).toBeVisible(),
    ])
    await expect(message).toBeFocused()
    await page.keyboard.type('toutes les ')
    await expect(message).toHaveValue(
      'Bonjour,\nnous sommes environ, à une ou deux près, toutes les douze.',
    )
    await expect(visit.field(page, 'email')).toHaveValue('zoe@exemple.example')
    await expect(visit.field(page, 'phone')).toHaveValue('06 12 34 56 78')
    await expect(visit.field(page, 'subject')).toHaveValue('Partenariat')
  },
)

test(
  'open panels and the focus survive hydration, also in a changed document',
  { tag: ['@F07', '@F36'] },
  async ({ page }) => {
    const { question, answer } = itemAt(contact.faq.items, 0)
    for (const [width, name, id, change] of [
      [390, navigation.menu.open, 'menu', () => {}],
      [1280, solutions.label, 'solutions', markWords],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const release = await visit.openUnhydrated(page, '/contact')
      await page.getByText(question).click()
      await page.getByRole('button', { name, exact: true }).click()
      await page.evaluate(change)
      release()
      const button = page.locator(`[aria-controls=${id}]`)
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(button).toBeFocused()
      await expect(page.locator(`#${id}`)).toBeVisible()
      await button.click()
      await expect(page.locator(`#${id}`)).toBeHidden()
      await expect(page.getByText(answer)).toBeVisible()
    }
  },
)

type Change = (page: Page) => Promise<void>

const translate: Change = async (page) => {
  await page.evaluate(wrapTexts)
  await page.evaluate(box, '#root :is(a, button)')
}
const wrapParts: Change = (page) => page.evaluate(box, 'main > *, #root > *')
const removeMain: Change = (page) =>
  page.getByRole('main').evaluate((main) => main.remove())

/** Submits an incomplete form, completes it, sends it and refills it. Calls `change` between the steps. */
async function useForm(page: Page, mailbox: TestMailbox, change: Change) {
  await visit.openHydrated(page, '/contact')
  await visit.fillIn(page, { ...visit.answers, company: '' })
  await change(page)
  await visit.submitButton(page).click()
  await expect(visit.formFeedback(page, contactForm.summary[0])).toBeFocused()
  await change(page)
  await visit.field(page, 'company').fill(visit.answers.company)
  const release = await visit.holdMessages(page)
  await visit.submitButton(page).click()
  await expect(page.locator('form[aria-busy="true"]')).toBeVisible()
  await change(page)
  release()
  await visit.expectSent(page, mailbox)
  await change(page)
  await visit.fillIn(page, visit.answers)
  await expect(visit.formFeedback(page, contactForm.sent.title)).toHaveCount(0)
}

/** Changes the document before each of two navigations, and expects each page to be complete. */
async function followLinks(page: Page, change: Change) {
  for (const [path, title] of [
    ['/formations', catalogue.title],
    ['/contact', contact.title],
  ] as const) {
    await change(page)
    await visit.followLink(page, path)
    await visit.expectNavigated(page, path)
    await expect(page).toHaveTitle(documentTitleOf(path))
    await expect(visit.heading(page)).toHaveText([title])
    await expect(page.getByRole('main')).toHaveCount(1)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
}

test(
  'the form works on a translated page, without a console error',
  { tag: '@F22' },
  async ({ page, mailbox }) => {
    const consoleErrors = visit.collectConsoleErrors(page)
    await useForm(page, mailbox, translate)
    // Every text that React updates is the only child of its element, so wrapping it is harmless.
    expect(consoleErrors).toEqual([])
  },
)

test(
  'the form works on a page whose elements were wrapped',
  { tag: '@F37' },
  async ({ page, mailbox }) => useForm(page, mailbox, wrapParts),
)

for (const { title, tag, change } of [
  { title: 'was translated', tag: '@F22', change: translate },
  { title: 'has lost its content', tag: '@F37', change: removeMain },
])
  test(`links work on a page that ${title}`, { tag }, async ({ page }) => {
    await visit.openHydrated(page, '/contact')
    const documents = visit.collectDocuments(page)
    await visit.fillIn(page, visit.answers)
    await followLinks(page, change)
    await visit.expectValues(page, visit.answers)
    expect(documents).toEqual([])
  })

test(
  'the assistant keeps its messages and its draft when the page is rendered again',
  { tag: ['@F37', '@rgaa-assistant-beside'] },
  async ({ page }) => {
    await visit.openHydrated(page, '/contact')
    await visit.openAssistant(page)
    await visit.sendChat(page, 'Bonjour')
    await visit.assistantField(page).fill('Une autre question')
    await followLinks(page, wrapParts)
    await expect(visit.assistant(page).getByRole('log')).toContainText('Bonjour')
    await expect(visit.assistantField(page)).toHaveValue('Une autre question')
  },
)
