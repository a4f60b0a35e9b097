import { expect, type Page } from '@playwright/test'
import type { Fault } from '#tools/mailbox/mailbox.ts'
import { contactForm } from '#src/content/contact-form.ts'
import * as organisation from '#src/content/organisation.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'

type Reason = keyof typeof contactForm.failed.reasons

const { failed } = contactForm

/** The lines above the message in the expected mailto link: one for each field except the message. */
const facts = visit.specifiedFields
  .filter(({ name }) => name !== 'message')
  .map(({ name, label }) => `${label} : ${visit.answers[name]}\r\n`)
const text = `${facts.join('')}\r\n${visit.answers.message.replaceAll('\n', '\r\n')}`
const mail = `mailto:${organisation.email}?subject=${encodeURIComponent(visit.answers.subject)}&body=${encodeURIComponent(text)}`

async function expectFailure(page: Page, reason: Reason) {
  const card = visit.formFeedback(
    page,
    reason === 'timeout' || reason === 'network' ? failed.unconfirmed : failed.title,
  )
  await expect(card).toBeFocused()
  await expect(card).toContainText(failed.reasons[reason])
  await expect(visit.notice(page)).toContainText('Une erreur est survenue.')
  const link = visit.notice(page).getByRole('link', { name: 'Envoyer par e-mail' })
  await expect(link).toHaveAttribute('href', mail)
  await visit.expectValues(page, visit.answers)
  await expect(visit.submitButton(page)).toBeEnabled()
}

const faults: readonly { title: string; fault: Fault; reason: Reason }[] = [
  { title: 'sends no CORS header', fault: { withoutCors: true }, reason: 'network' },
  { title: 'closes the connection', fault: { cut: true }, reason: 'network' },
  { title: 'never responds', fault: { hang: true }, reason: 'timeout' },
  { title: 'stops after the headers', fault: { headersThenHang: true }, reason: 'timeout' },
]

test(
  'the form keeps its values after every network failure, and can send them afterwards',
  { tag: ['@F08', '@F09', '@F14', '@F15', '@asvs-failure-keeps-values', '@firefox'] },
  async ({ page, context, mailbox }) => {
    await page.clock.install({ time: '2026-11-20T10:00:00' })
    await visit.openComplete(page, '/contact')
    await page.clock.pauseAt('2026-11-20T11:00:00')
    await visit.fillIn(page, visit.answers)
    for (const [index, { title, fault, reason }] of faults.entries())
      await test.step(`the provider ${title}`, async () => {
        mailbox.setFault(fault)
        await visit.submitButton(page).click()
        await expect.poll(mailbox.requestCount).toBe(1 + index)
        if (reason === 'timeout') {
          await page.clock.runFor(14_999)
          const { sending: name } = contactForm
          const sending = page.getByRole('button', { name, exact: true })
          await expect(sending).toBeDisabled()
          await expect(sending).toBeFocused()
          await page.clock.runFor(1)
        }
        await expectFailure(page, reason)
        expect(mailbox.messages()).toEqual([])
      })
    await page.clock.resume()
    mailbox.setFault()
    await context.setOffline(true)
    await visit.submitButton(page).click()
    await expectFailure(page, 'offline')
    expect(mailbox.requestCount()).toBe(faults.length)
    await context.setOffline(false)
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true)
    await visit.submitButton(page).click()
    await visit.expectSent(page, mailbox, [visit.answers], faults.length + 1)
  },
)

test(
  'a message with a filled honeypot is rejected once, and the next attempt sends it',
  { tag: ['@F26', '@F51', '@asvs-robots'] },
  async ({ page, mailbox }) => {
    await visit.openHydrated(page, '/contact')
    const honeypot = page.locator('#contact-website')
    await expect(honeypot).toBeHidden()
    await honeypot.evaluate(
      (input: HTMLInputElement) => (input.value = 'https://spam.example'),
    )
    await visit.send(page)
    await expectFailure(page, 'rejected')
    expect(mailbox.requestCount()).toBe(0)
    await expect(honeypot).toHaveValue('https://spam.example')
    await visit.submitButton(page).click()
    await visit.expectSent(page, mailbox)
  },
)
