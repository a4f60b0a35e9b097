import { expect } from '@playwright/test'
import { navigation, solutions } from '#src/content/navigation.ts'
import { contact } from '#src/page-content/contact.ts'
import { itemAt } from '#tests/item-at.ts'
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
    const typing = page.keyboard.type('environ, à une ou deux près, ', { delay: 20 })
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
