import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { hostileTexts } from '#tools/mailbox/mailbox.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'

declare global {
  var evidence: string[]
}

/** Notes in each document of the page what ran, and what a policy refused. */
async function watch(page: Page) {
  const consoleErrors = visit.collectConsoleErrors(page)
  await page.addInitScript(() => {
    globalThis.evidence = []
    Object.assign(globalThis, { injected: () => evidence.push('a text ran') })
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      evidence.push(`${violatedDirective} ${sample}`),
    )
  })
  /** All that was noted in the document that is open, and of the page since it was opened. */
  return async () => {
    const noted = await page.evaluate(() => [...evidence, ...Object.keys(Object.prototype)])
    return [...noted, ...consoleErrors]
  }
}

const separator = ' ¦ '
// The browser itself drops breaks where a field has one line, and makes them alike elsewhere.
const oneLine = hostileTexts.map((text) => text.replaceAll(/[\r\n]/g, ''))
const lines = hostileTexts.map((text) => text.replaceAll(/\r\n?/g, '\n'))
const hostile: visit.Values = {
  ...visit.answers,
  name: oneLine.join(separator),
  email: "{{7*7}}'&|$`@exemple.fr",
  company: oneLine.join(separator),
  message: lines.join(separator),
}
/** HTML's own parser leaves a NUL out. */
const asParsed = (texts: readonly string[]) =>
  texts.map((text) => text.replaceAll('\0', ''))

test('F25 thirty texts of markup pass through the contact form and the mailbox as text @asvs-texts-sent', async ({
  page,
  context,
  mailbox,
}) => {
  test.slow()
  // What is not granted here is refused: the text to copy is then shown.
  await context.grantPermissions(['notifications'])
  const evidence = await watch(page)
  // The refusal itself is told by the browser and by the site.
  const refusal = /status of 400|^\/contact: Message not confirmed: rejected$/
  const consoleErrors = async () => (await evidence()).filter((text) => !refusal.test(text))
  await visit.openLive(page, '/contact')
  await mailbox.misbehave({ status: 400 })
  await visit.send(page, hostile)
  const card = visit.lasting(page, contactForm.failed.title)
  await card.getByRole('button', { name: contactForm.failed.copy }).click()
  const shown = await card.locator('pre').textContent()
  expect(shown?.split('\n\n').slice(1).join('\n\n').split(separator)).toEqual(lines)
  await visit.expectValues(page, hostile)

  await mailbox.behave()
  await visit.submitButton(page).click()
  await expect(visit.lasting(page, contactForm.sent.title)).toBeVisible()
  expect(await consoleErrors()).toEqual([])

  const [message] = await mailbox.messages()
  expect(message?.fields).toEqual(hostile)
  await page.goto(`${mailbox.url}/lire/${message?.id}`)
  const values = await page.locator('dd').allTextContents()
  expect(values.at(0)?.split(separator)).toEqual(asParsed(oneLine))
  expect(values.at(-1)?.split(separator)).toEqual(asParsed(lines))
  await page.goto(mailbox.url)
  await expect(page.getByRole('listitem')).toContainText(hostileTexts[0])
  expect(await consoleErrors()).toEqual([])
})
