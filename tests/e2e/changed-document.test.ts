import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { navigation, solutions } from '#src/content/navigation.ts'
import { catalogue } from '#src/page-content/catalogue.ts'
import { contact } from '#src/page-content/contact.ts'
import { itemAt } from '#tests/item-at.ts'
import { documentTitleOf } from '#tests/page-names.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'

/** Runs in the page: wraps every text node in an element, as translators do. */
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

/** Runs in the page: wraps words in elements, as highlighters do. */
function markWords() {
  for (const part of document.querySelectorAll('#root :is(h1, p, label, span)')) {
    const text = part.firstChild
    if (!(text instanceof Text) || text.data.length < 4) continue
    const mark = document.createElement('mark')
    mark.append(text.splitText(2))
    text.after(mark)
  }
}

/** Runs in the page: adds an element next to each field. */
function addParts() {
  for (const each of document.querySelectorAll('#root :is(input, textarea, select, h1)'))
    each.after(document.createElement('aside'))
}

/** Runs in the page: wraps the matching elements, as extensions do. */
function box(selector: string) {
  for (const part of document.querySelectorAll(selector)) {
    const around = document.createElement('span')
    part.replaceWith(around)
    around.append(part)
  }
}

test(
  'typed text, focus, caret and a pending click survive changes of the document',
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
    // The application starts in the middle of a word.
    await expect(message).toHaveValue(/env/)
    release()
    // The notice disappears after five seconds, which typing on a busy machine can exceed.
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
  'open panels and the focus survive hydration, also when React renders the page again',
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

/**
 * Navigates by links of the header and changes the document before each. Expects one complete
 * page at its top, with a working assistant.
 */
async function goAndComeBack(page: Page, change: () => Promise<void>) {
  for (const [path, title] of [
    ['/formations', catalogue.title],
    ['/contact', contact.title],
  ] as const) {
    await change()
    await visit.followLink(page, path)
    await visit.expectNavigated(page, path)
    await expect(page).toHaveTitle(documentTitleOf(path))
    await expect(visit.heading(page)).toHaveText([title])
    await expect(page.getByRole('main')).toHaveCount(1)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(visit.assistant(page).getByRole('log')).toContainText('Bonjour')
    await expect(visit.assistantField(page)).toHaveValue('Une autre question')
  }
}

test(
  'navigation and forms work in a document that extensions have changed',
  { tag: ['@F22', '@F37', '@rgaa-assistant-beside', '@firefox'] },
  async ({ page, mailbox }) => {
    /** Changes only text nodes, so that React keeps its elements. */
    const translate = async () => {
      await page.evaluate(wrapTexts)
      await page.evaluate(box, '#root :is(a, button)')
    }
    const wrap = () => page.evaluate(box, 'main > *, #root > *')
    const takeAway = () => page.getByRole('main').evaluate((main) => main.remove())
    const crashes = visit.collectConsoleErrors(page)
    await visit.openHydrated(page, '/contact')
    const documents = visit.collectDocuments(page)
    await visit.fillIn(page, visit.answers)
    await visit.openAssistant(page)
    await visit.sendChat(page, 'Bonjour')
    // The notice appears after half a second and replaces no other.
    await expect(visit.notice(page)).toBeVisible()
    await visit.assistantField(page).fill('Une autre question')
    const arrived: visit.Values[] = []
    for (const change of [translate, wrap]) {
      await goAndComeBack(page, change)
      await visit.assistantButton(page).click()

      // The form still works: it is refused, sent once and started again.
      await page.mouse.move(1, 300)
      await change()
      await visit.field(page, 'company').fill('')
      await visit.submitButton(page).click()
      await expect(visit.formFeedback(page, contactForm.summary[0])).toBeFocused()
      await change()
      await visit.field(page, 'company').fill(visit.answers.company)
      const release = await visit.holdMessages(page)
      await visit.submitButton(page).click()
      await expect(page.locator('form[aria-busy="true"]')).toBeVisible()
      await change()
      release()
      arrived.push(visit.answers)
      await visit.expectSent(page, mailbox, arrived)
      await expect(visit.notice(page)).toContainText('Message envoyé avec succès !')
      await change()
      await visit.fillIn(page, visit.answers)
      await expect(visit.formFeedback(page, contactForm.sent.title)).toHaveCount(0)
      await page.locator('summary').first().click()
      await expect(page.locator('details[open]')).toHaveCount(1)
      await page.locator('summary').first().click()
      await expect(visit.heading(page)).toHaveText([contact.title])
      // Texts that change have an element of their own, so translation does not break them.
      if (change === translate) expect(crashes).toEqual([])
      await visit.assistantButton(page).click()
    }

    await goAndComeBack(page, takeAway)
    await visit.assistantButton(page).click()
    await visit.expectValues(page, visit.answers)
    expect(documents).toEqual([])
  },
)
