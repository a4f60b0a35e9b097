import { expect } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { message } from '#src/content/message.ts'
import { oneLine } from '#tests/machines/visible-text.rules.ts'
import { hostileTexts } from '#tools/mailbox/mailbox.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'

const separator = ' ¦ '
// Browsers remove line breaks from single-line fields, and normalise them in text areas. The form sends
// single-line fields without control characters and direction marks.
const singleLines = hostileTexts.map((text) => text.replaceAll(/[\r\n]/g, ''))
const lines = hostileTexts.map((text) => text.replaceAll(/\r\n?/g, '\n'))
const hostile: visit.Values = {
  ...visit.answers,
  name: singleLines.join(separator),
  email: "{{7*7}}'&|$`@exemple.fr",
  company: singleLines.join(separator),
  message: lines.join(separator),
}
const sent = { ...hostile, name: oneLine(hostile.name), company: oneLine(hostile.company) }

test(
  'thirty hostile texts pass through the contact form as plain text',
  { tag: ['@F25', '@asvs-texts-sent'] },
  async ({ page, context, mailbox }) => {
    // Unlisted permissions are denied. Copying therefore fails, and the page shows the text instead.
    await context.grantPermissions(['notifications'])
    // The browser reports policy violations in the console.
    const consoleErrors = visit.collectConsoleErrors(page)
    await page.addInitScript(() => {
      Object.assign(globalThis, { injected: () => console.error('a text was run') })
    })
    await visit.openHydrated(page, '/contact')
    mailbox.setFault({ status: 400 })
    await visit.send(page, hostile)
    const card = visit.formFeedback(page, contactForm.failed.title)
    await card.getByRole('button', { name: message.copy }).click()
    const shown = await card.locator('pre').textContent()
    expect(shown?.split('\n\n').slice(1).join('\n\n').split(separator)).toEqual(lines)
    await visit.expectValues(page, sent)

    mailbox.setFault()
    await visit.submitButton(page).click()
    await visit.expectSent(page, mailbox, [sent], 2)
    // Both the browser and the site log the rejected message.
    const refusal = /status of 400|^\/contact: Message not confirmed: rejected /
    expect(consoleErrors.filter((text) => !refusal.test(text))).toEqual([])
    expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([])
  },
)
