import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import { contactForm } from '#src/content/contact-form.ts'
import { navigation } from '#src/content/navigation.ts'
import { chooser } from '#src/content/pages/chooser.ts'
import {
  type Answers,
  answers,
  expectArrived,
  expectValues,
  field,
  fieldNames,
  lasting,
  nothing,
  notice,
  openLive,
  send,
  submitButton,
} from './contact-page.ts'
import { test, type TestMailbox } from './fixtures.ts'

const everyKind =
  'Où ? À l’Œuvre – « déjà » 20 000 €\n\n\tune ligne   espacée\n👩🏽‍🍳🥖 🇫🇷 é ≠ é\nשלום مرحبا 日本語 \u200f\u0000&amp; <b>"gras"</b> \\ {{name}} %0A\n'

/** 10,000 characters, the last one a full stop. */
const novel = Array.from(everyKind.repeat(100)).slice(0, 9_999).join('').concat('.')

async function expectDelivered(mailbox: TestMailbox, sent: Answers) {
  const [message] = await mailbox.messages()
  if (message === undefined) throw new Error('the mailbox is empty')
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
  await openLive(page, '/')
  await page.getByRole('link', { name: chooser.company.call }).press('Enter')
  await expectArrived(page, '/entreprise')
  const header = page.getByRole('navigation', { name: navigation.main })
  await header.getByRole('link', { name: 'Contact' }).press('Enter')
  await expectArrived(page, '/contact')

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
    await openLive(page, '/')
    await page.getByRole('link', { name: chooser.company.call }).tap()
    await expectArrived(page, '/entreprise')
    await page.getByRole('button', { name: navigation.menu.open }).tap()
    const menu = page.getByRole('navigation', { name: navigation.mobile })
    await menu.getByRole('link', { name: 'Contact' }).tap()
    await expectArrived(page, '/contact')

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

test('F24 a message of every kind of character, 10,000 of them, arrives byte for byte @firefox', async ({
  page,
  mailbox,
}) => {
  const sent = { ...answers, name: 'Ilse Ånström 🧵 名前', message: novel }
  await openLive(page, '/contact')
  await send(page, sent)
  await expect(notice(page)).toContainText('Message envoyé avec succès !')
  await expectDelivered(mailbox, sent)
})
