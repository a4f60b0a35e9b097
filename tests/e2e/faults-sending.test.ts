import { expect, type Page } from '@playwright/test'
import PostalMime from 'postal-mime'
import { contactForm } from '#src/content/contact-form.ts'
import {
  type Answers,
  answers,
  expectValues,
  field,
  fillIn,
  lasting,
  openLive,
  submitButton,
} from './contact-page.ts'
import { test, type TestMailbox } from './fixtures.ts'

type Reason = keyof typeof contactForm.failed.reasons

async function expectFailure(page: Page, reason: Reason, kept: Answers) {
  const { title, unconfirmed } = contactForm.failed
  const card = lasting(page, reason === 'timeout' ? unconfirmed : title)
  await expect(card).toBeFocused()
  await expect(card).toContainText(contactForm.failed.reasons[reason])
  await expect(card.getByRole('link', { name: contactForm.failed.email })).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  await expectValues(page, kept)
}

async function expectArrival(page: Page, mailbox: TestMailbox, sent: Answers) {
  await expect(lasting(page, contactForm.sent.title)).toBeFocused()
  expect((await mailbox.messages()).map(({ fields }) => fields)).toEqual([sent])
}

test('F15 an answer that the browser may not read loses nothing @firefox', async ({
  page,
  mailbox,
}) => {
  await openLive(page, '/contact')
  await fillIn(page, answers)
  await mailbox.misbehave({ withoutCors: true, times: 1 })
  await submitButton(page).click()
  await expectFailure(page, 'network', answers)
  expect(await mailbox.requestCount()).toBe(1)
  await submitButton(page).click()
  await expectArrival(page, mailbox, answers)
})

test('F15 a policy that forbids the service loses nothing', async ({ page, mailbox }) => {
  await page.route('/contact', async (route) => {
    const response = await route.fetch()
    const policy = response.headers()['content-security-policy'] ?? ''
    const closed = policy.replace(/connect-src [^;]*/, "connect-src 'self'")
    const headers = { ...response.headers(), 'content-security-policy': closed }
    await route.fulfill({ response, headers })
  })
  await openLive(page, '/contact')
  await fillIn(page, answers)
  await submitButton(page).click()
  await expectFailure(page, 'network', answers)
  expect(await mailbox.requestCount()).toBe(0)
})

test('F17 closing the tab asks first while a message is on its way, and only then @firefox', async ({
  page,
  context,
  mailbox,
}) => {
  const asked: string[] = []
  // Of the whole context: a page without a listener says yes by itself.
  context.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.dismiss()
  })
  await openLive(page, '/contact')
  await fillIn(page, answers)
  await mailbox.misbehave({ hang: true, times: 1 })
  await submitButton(page).click()
  await expect.poll(mailbox.requestCount).toBe(1)
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expectValues(page, answers)

  const other = await context.newPage()
  await openLive(other, '/contact')
  await fillIn(other, answers)
  await submitButton(other).click()
  await expectArrival(other, mailbox, answers)
  await fillIn(other, answers)
  const closed = other.waitForEvent('close')
  await other.close({ runBeforeUnload: true })
  await closed
  expect(asked).toEqual(['beforeunload'])
})

test('F23 a megabyte in the message is kept whole when the service refuses it', async ({
  page,
  mailbox,
}) => {
  const message = 'Zoé prépare des pâtés. '.repeat(43_500)
  await openLive(page, '/contact')
  await fillIn(page, answers)
  await write(page, message)
  await submitButton(page).click()
  await expect(lasting(page, contactForm.failed.title)).toContainText(
    contactForm.failed.reasons.tooLarge,
  )
  expect(await written(page)).toBe(message)
  expect(await mailbox.requestCount()).toBe(1)
  await field(page, 'message').fill(answers.message)
  await submitButton(page).click()
  await expectArrival(page, mailbox, answers)
})

test('F24 half a character is kept, has a way out, and leaves as it is', async ({
  page,
  mailbox,
}) => {
  const message = 'moitié : \ud83e, \u202eà l’envers\u202c, \u0000, 👩🏽‍🍳'
  await openLive(page, '/contact')
  await fillIn(page, answers)
  await write(page, message)
  await mailbox.misbehave({ status: 500, times: 1 })
  await submitButton(page).click()
  await expect(lasting(page, contactForm.failed.title)).toBeFocused()
  expect(await written(page)).toBe(message)
  await submitButton(page).click()
  await expectArrival(page, mailbox, { ...answers, message })
  const mail = await fetch(`${mailbox.url}/messages/${await onlyId(mailbox)}.eml`)
  const { text = '' } = await PostalMime.parse(await mail.arrayBuffer())
  expect(text.trimEnd().endsWith(message.toWellFormed())).toBe(true)
})

// As JSON: the browser's protocol would mend half a character, and types a megabyte by the letter.
const write = (page: Page, message: string) =>
  field(page, 'message').evaluate((area, json) => {
    const { set } =
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
    set?.call(area, JSON.parse(json))
    area.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, JSON.stringify(message))

async function written(page: Page): Promise<unknown> {
  const area = field(page, 'message')
  return JSON.parse(
    await area.evaluate((node) => JSON.stringify('value' in node && node.value)),
  )
}

async function onlyId(mailbox: TestMailbox) {
  const [message] = await mailbox.messages()
  return message?.id ?? 'none'
}

test('F26 a robot is told how to write, and a person taken for one can send again @asvs-robots', async ({
  page,
  mailbox,
}) => {
  await openLive(page, '/contact')
  await fillIn(page, answers)
  const trap = page.locator('#contact-website')
  await expect(trap).toBeHidden()
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'))
  await submitButton(page).click()
  await expectFailure(page, 'rejected', answers)
  expect(await mailbox.requestCount()).toBe(0)
  await submitButton(page).click()
  await expectArrival(page, mailbox, answers)
})
