import { expect, type Locator, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { individualContact } from '#src/content/pages/individual-contact.ts'
import { answers, field, fillIn, lasting, openLive, submitButton } from './contact-page.ts'
import { test } from './fixtures.ts'

/** Before the page is opened: Firefox would refuse it then. */
const allowClipboard = (page: Page) =>
  page.context().grantPermissions(['clipboard-read', 'clipboard-write'])

async function paste(page: Page, input: Locator, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await input.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
}

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

test('F38 a digit too many is said at once, whatever the field and the form', async ({
  page,
}) => {
  await openLive(page, '/contact')
  await field(page, 'siret').pressSequentially('732829320000749')
  await expect(field(page, 'siret')).toHaveValue('732 829 320 00074')
  await expect(page.getByText(contactForm.fields.siret.doubts.cut)).toBeVisible()

  await openLive(page, '/particulier/contact')
  const { fields } = individualContact.form
  const phone = page.getByLabel(fields.phone.label)
  await phone.pressSequentially('06123456789')
  await expect(phone).toHaveValue('06 12 34 56 78')
  await expect(page.getByText(fields.phone.doubts.cut)).toBeVisible()
  await phone.press('Backspace')
  await expect(page.getByText(fields.phone.doubts.cut)).toHaveCount(0)
})

test('a doubt about a number comes into its live region when the visitor leaves the field @firefox', async ({
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

test('the form of an address is said before it is typed', async ({ page }) => {
  await openLive(page, '/contact')
  await expect(field(page, 'email')).toHaveAccessibleDescription(
    contactForm.fields.email.hint,
  )
  await openLive(page, '/particulier/contact')
  const { email } = individualContact.form.fields
  await expect(page.getByLabel(email.label)).toHaveAccessibleDescription(email.hint)
})

const addresses = [
  '\uFEFFzoe@exemple.fr',
  'zoe\u200B@exemple.fr',
  'zoe@exem\u00ADple.fr',
  '\u00A0zoe@exemple.fr\u00A0',
  'mailto:zoe@exemple.fr?subject=Devis',
  'Zoé Œuvrard <zoe@exemple.fr>',
  'ｚｏｅ＠ｅｘｅｍｐｌｅ．ｆｒ',
]
test('F45 an address is taken and sent as a person reads it, however it is pasted @firefox', async ({
  page,
  mailbox,
  browserName,
}) => {
  // What a clipboard does to the rarest of them.
  const pasted = browserName === 'firefox' ? addresses.slice(0, 1) : addresses
  await allowClipboard(page)
  await openLive(page, '/contact')
  for (const address of pasted) {
    await fillIn(page, answers)
    await paste(page, field(page, 'email'), address)
    await submitButton(page).click()
    await expect(lasting(page, contactForm.sent.title), address).toBeFocused()
  }
  const sent = (await mailbox.messages()).map(({ fields }) => fields?.email)
  expect(sent).toEqual(pasted.map(() => 'zoe@exemple.fr'))
})

test('F45 the address stands in the form as it left, also when it did not arrive', async ({
  page,
  mailbox,
}) => {
  await openLive(page, '/contact')
  await fillIn(page, { ...answers, email: 'Zoé <mailto:zoe@exemple.fr>' })
  await expect(field(page, 'email')).toHaveValue('Zoé <mailto:zoe@exemple.fr>')
  await mailbox.misbehave({ status: 500 })
  await submitButton(page).click()
  await expect(lasting(page, contactForm.failed.title)).toBeFocused()
  await expect(field(page, 'email')).toHaveValue('zoe@exemple.fr')
})

test('F45 an establishment of La Poste is no doubtful one', async ({ page }) => {
  await openLive(page, '/contact')
  const siret = field(page, 'siret')
  await siret.fill('35600000049838')
  await field(page, 'message').focus()
  await expect(page.getByText(contactForm.fields.siret.doubts.doubtful)).toBeVisible()
  await siret.fill('35600000049837')
  await expect(doubt(siret)).toBeEmpty()
})

test('F45 a browser that wrongly calls itself offline sends all the same', async ({
  page,
  mailbox,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
  })
  await openLive(page, '/contact')
  await fillIn(page, answers)
  await submitButton(page).click()
  await expect(lasting(page, contactForm.sent.title)).toBeFocused()
  expect(await mailbox.requestCount()).toBe(1)
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
