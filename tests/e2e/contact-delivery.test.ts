import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import type { Message } from '#tools/mailbox/mailbox.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { navigation } from '#src/content/navigation.ts'
import { chooser } from '#src/content/pages/chooser.ts'
import {
  type Answers,
  answers,
  expectValues,
  field,
  fieldNames,
  fillIn,
  lasting,
  nothing,
  notice,
  openLive,
  submitButton,
} from './contact-page.ts'
import { test, type TestMailbox } from './fixtures.ts'

const everyKind =
  'Où ? À l’Œuvre – « déjà » 20 000 €\n\n\tune ligne   espacée\n👩🏽‍🍳🥖 🇫🇷 é ≠ é\nשלום مرحبا 日本語 \u200f\u0000&amp; <b>"gras"</b> \\ {{name}} %0A\n'

/** 10,000 characters, the last one a full stop. */
const novel = Array.from('Zoé prépare 👩🏽‍🍳 des « pâtés » à l’œuf.\n'.repeat(400))
  .slice(0, 9_999)
  .join('')
  .concat('.')

async function onlyMessage(mailbox: TestMailbox): Promise<Message> {
  const messages = await mailbox.messages()
  expect(messages).toHaveLength(1)
  const [message] = messages
  if (message === undefined) throw new Error('the mailbox is empty')
  return message
}

async function expectDelivered(mailbox: TestMailbox, sent: Answers) {
  const message = await onlyMessage(mailbox)
  expect(await mailbox.requestCount()).toBe(1)
  expect(message.contentType).toMatch(/^application\/json\b/)
  const body: Record<string, unknown> = JSON.parse(message.body)
  expect(body).toStrictEqual({
    lib_version: '4.4.1',
    user_id: 'public_local',
    service_id: 'service_local',
    template_id: 'template_local',
    template_params: sent,
  })
  const mail = await fetch(`${mailbox.url}/messages/${message.id}.eml`)
  const { text = '', replyTo } = await PostalMime.parse(await mail.arrayBuffer())
  const lines = (body: string) => body.replaceAll('\r\n', '\n').trimEnd()
  expect(lines(text).endsWith(lines(sent.message))).toBe(true)
  expect(replyTo).toEqual([{ name: sent.name, address: sent.email }])
}

test('a message typed with the keyboard alone arrives whole @rgaa-keyboard-message @firefox', async ({
  page,
  mailbox,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: chooser.company.call }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/entreprise')
  const header = page.getByRole('navigation', { name: navigation.main })
  await header.getByRole('link', { name: 'Contact' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact')

  await field(page, 'name').focus()
  for (const name of fieldNames) {
    await expect(field(page, name)).toBeFocused()
    // Digits alone: the field groups them by itself.
    const typed = answers[name]
    await page.keyboard.type(
      name === 'phone' || name === 'siret' ? typed.replaceAll(' ', '') : typed,
    )
    await page.keyboard.press('Tab')
  }
  await expect(submitButton(page)).toBeFocused()
  await expectValues(page, answers)
  await page.keyboard.press('Enter')

  await expect(notice(page)).toContainText('Message envoyé avec succès !')
  await expect(lasting(page, contactForm.sent.title)).toBeFocused()
  await expectValues(page, nothing)
  await expectDelivered(mailbox, answers)
})

test.describe('by thumb', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a message typed on a phone arrives whole @rgaa-thumb-message', async ({
    page,
    mailbox,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: chooser.company.call }).tap()
    await page.getByRole('button', { name: navigation.menu.open }).tap()
    const menu = page.getByRole('navigation', { name: navigation.mobile })
    await menu.getByRole('link', { name: 'Contact' }).tap()
    await expect(page).toHaveURL('/contact')

    for (const name of fieldNames) {
      await field(page, name).tap()
      await expect(field(page, name)).toBeFocused()
      if (name === 'subject') await field(page, name).selectOption(answers[name])
      else await page.keyboard.insertText(answers[name])
    }
    await submitButton(page).tap()

    await expect(notice(page)).toContainText('Message envoyé avec succès !')
    await expect(lasting(page, contactForm.sent.title)).toBeFocused()
    await expect(lasting(page, contactForm.sent.title)).toBeInViewport()
    await expectValues(page, nothing)
    await expectDelivered(mailbox, answers)
  })
})

const messages = [
  { title: 'F24 a message of every kind of character @firefox', message: everyKind },
  { title: 'a message of 10,000 characters', message: novel },
]
for (const { title, message } of messages) {
  test(`${title} arrives byte for byte`, async ({ page, mailbox }) => {
    await openLive(page, '/contact')
    await fillIn(page, { ...answers, name: 'Ilse Ånström 🧵 名前', message })
    await submitButton(page).click()
    await expect(notice(page)).toContainText('Message envoyé avec succès !')
    await expectDelivered(mailbox, { ...answers, name: 'Ilse Ånström 🧵 名前', message })
  })
}

test('while the message is on its way the form says so and changes no more', async ({
  page,
  mailbox,
}) => {
  await openLive(page, '/contact')
  await fillIn(page, answers)
  await mailbox.misbehave({ hang: true })
  await submitButton(page).click()

  const button = page.getByRole('button', { name: 'Envoi en cours...', exact: true })
  await expect(button).toBeDisabled()
  await expect(button).toBeFocused()
  await expect(button.locator('svg')).toBeVisible()
  await field(page, 'message').press('x')
  await expectValues(page, answers)
})

test('a second message can follow the first', async ({ page, mailbox }) => {
  await openLive(page, '/contact')
  for (const message of ['Le premier', 'Le second']) {
    await fillIn(page, { ...answers, message })
    await submitButton(page).click()
    await expect(lasting(page, contactForm.sent.title)).toBeFocused()
    await expectValues(page, nothing)
    await field(page, 'name').focus()
  }
  const fields = (await mailbox.messages()).map((message) => message.fields['message'])
  expect(fields).toEqual(['Le premier', 'Le second'])
  expect(await mailbox.requestCount()).toBe(2)
})
