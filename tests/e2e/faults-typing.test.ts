import { expect, type Locator } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import {
  allowClipboard,
  answers,
  expectArrival,
  field,
  fillIn,
  lasting,
  openLive,
  paste,
  send,
  submitButton,
} from './contact-page.ts'
import { test } from './fixtures.ts'

/** The live region of a field's doubt: it stands there before there is one. */
const doubt = (input: Locator) =>
  input.locator('xpath=following-sibling::div').getByRole('status')

test('F38 a number from overseas becomes its ten digits, another country’s is said to be cut @firefox', async ({
  page,
}) => {
  await allowClipboard(page)
  await openLive(page, '/contact')
  const phone = field(page, 'phone')
  await expect(doubt(phone)).toBeEmpty()
  await paste(page, phone, '+590 690 12 34 56')
  await expect(phone).toHaveValue('06 90 12 34 56')
  await expect(doubt(phone)).toBeEmpty()

  await paste(page, phone, '+32 470 12 34 56')
  await expect(phone).toHaveValue('32 47 01 23 45')
  await expect(phone).toBeFocused()
  await expect(page.getByText(contactForm.fields.phone.doubts.cut)).toBeVisible()
  await expect(page.getByText(contactForm.fields.phone.hint)).toBeHidden()
  await expect(doubt(phone)).toHaveText(contactForm.fields.phone.doubts.cut)
  await expect(phone).toHaveAccessibleDescription(
    `${contactForm.fields.phone.doubts.cut} ${contactForm.fields.phone.hint}`,
  )
  await field(page, 'message').focus()
  await expect(page.getByText(contactForm.fields.phone.doubts.cut)).toBeVisible()
  await paste(page, phone, answers.phone)
  await expect(doubt(phone)).toBeEmpty()
  await expect(page.getByText(contactForm.fields.phone.hint)).toBeVisible()
})

test('a doubt about a number comes into its live region when the visitor leaves the field', async ({
  page,
}) => {
  await openLive(page, '/contact')
  const phone = field(page, 'phone')
  await phone.pressSequentially('06 1')
  await expect(page.getByText(contactForm.fields.phone.doubts.incomplete)).toBeHidden()
  await expect(doubt(phone)).toMatchAriaSnapshot('- status')
  await field(page, 'siret').focus()
  await expect(page.getByText(contactForm.fields.phone.doubts.incomplete)).toBeVisible()
  await expect(doubt(phone)).toMatchAriaSnapshot(
    `- status: ${contactForm.fields.phone.doubts.incomplete}`,
  )
})

test('F45 a browser that wrongly calls itself offline sends all the same', async ({
  page,
  mailbox,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
  })
  await openLive(page, '/contact')
  await send(page)
  await expectArrival(page, mailbox)
})

test('F45 a failed message of 120,000 characters: the link opens its beginning, the copy has it whole @firefox', async ({
  page,
  mailbox,
}) => {
  await allowClipboard(page)
  await openLive(page, '/contact')
  const message = 'Écrit à la main, sans jamais finir. '.repeat(3340)
  await fillIn(page, answers)
  await field(page, 'message').selectText()
  await page.keyboard.insertText(message)
  await mailbox.misbehave({ status: 413 })
  await submitButton(page).click()
  const card = lasting(page, contactForm.failed.title)
  await expect(card).toBeFocused()
  const link = card.getByRole('link', { name: contactForm.failed.email })
  const address = (await link.getAttribute('href')) ?? ''
  expect(address.length).toBeLessThanOrEqual(2000)
  expect(decodeURIComponent(address)).toContain(contactForm.failed.mailCut)
  await card.getByRole('button', { name: contactForm.failed.copy }).click()
  await expect(card.getByRole('status')).toHaveText(contactForm.failed.copied)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.endsWith(message)).toBe(true)
})
