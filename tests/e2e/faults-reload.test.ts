import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { failure } from '#src/content/failure.ts'
import { noticeLabels } from '#src/content/notices.ts'
import { individualContact } from '#src/page-content/individual-contact.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'

const { name, email, phone } = visit.answers
const message = 'Bonjour,\nje cherche une formation.'
const individualAnswers = { name, email, phone, message }
const individualField = (page: Page, name: string) =>
  page.locator(`[data-form=individualForm] [name=${name}]`)

test(
  'drafts are restored in the next document of the tab until the message is sent',
  { tag: ['@F47', '@firefox'] },
  async ({ page, context, mailbox }) => {
    await visit.openHydrated(page, '/contact')
    await visit.fillIn(page, visit.answers)
    await visit.openHydrated(page, '/particulier/contact')
    const typed = Object.entries(individualAnswers)
    for (const [name, text] of typed) await individualField(page, name).fill(text)
    await page.reload()
    for (const [name, text] of typed)
      await expect(individualField(page, name)).toHaveValue(text)
    const { submit } = individualContact.form
    await page.getByRole('button', { name: submit, exact: true }).click()
    const mail = visit.notice(page).getByRole('link', { name: noticeLabels.email })
    await expect(mail).toHaveAttribute('href', /particulier&body=.*je%20cherche%20une/)

    await page.goto('/contact')
    await visit.expectValues(page, visit.answers)
    // Session storage is copied to a tab that a page opens, but the draft must not appear there.
    const opened = context.waitForEvent('page')
    await page.evaluate(() => void window.open('/contact'))
    const other = await opened
    await other.waitForURL('/contact')
    await visit.hydrate(other)
    await visit.expectValues(other, visit.emptyValues)
    await other.close()

    await visit.submitButton(page).click()
    await visit.expectSent(page, mailbox)
    await visit.openHydrated(page, '/contact')
    await visit.expectValues(page, visit.emptyValues)
  },
)

test(
  'after a failed load, the reload link keeps typed text and the request in the URL',
  { tag: ['@F02', '@F47', '@firefox'] },
  async ({ page }) => {
    await visit.failRequests(page, visit.files.application)
    await page.goto('/contact?session=leadership-2027-01.3')
    await visit.brochureButton(page).click()
    await visit.fillIn(page, visit.answers)
    await page.unrouteAll()
    const documents = visit.collectDocuments(page)
    await visit.loadFailureAlert(page).getByRole('link', { name: failure.reload }).click()
    await expect.poll(() => documents).toEqual(['/contact'])
    await visit.hydrate(page)
    await expect(page).toHaveURL(/session=leadership-2027-01\.3/)
    await visit.expectValues(page, visit.answers)
  },
)

test(
  'a field that is emptied before the application starts is not restored from a draft',
  { tag: ['@F18', '@F47'] },
  async ({ page }) => {
    const release = await visit.openUnhydrated(page, '/contact')
    await visit.fillIn(page, visit.answers)
    await page.goto('/politique-de-confidentialite')
    // The browser restores the fields.
    await page.goBack()
    await visit.expectValues(page, visit.answers)
    await visit.field(page, 'name').fill('')
    release()
    await visit.hydrate(page)
    await visit.expectValues(page, { ...visit.answers, name: '' })
  },
)

test(
  'after Back over an earlier entry of the form, the latest text is restored',
  { tag: ['@F18', '@F47'] },
  async ({ page }) => {
    const { message } = visit.answers
    await visit.openHydrated(page, '/contact')
    await visit.field(page, 'message').fill('Premier texte')
    await page.goto('/politique-de-confidentialite')
    await visit.openHydrated(page, '/contact')
    await visit.field(page, 'message').fill(message)
    const release = await visit.holdRequests(page, visit.files.application)
    await page.evaluate(() => history.go(-2))
    // The browser restores the field. The page is left before the application starts.
    await expect(visit.field(page, 'message')).toHaveValue('Premier texte')
    await page.goto('/formations')
    release()
    await page.goBack()
    await expect(visit.field(page, 'message')).toHaveValue(message)
  },
)

test(
  'after Back to a form whose message was sent elsewhere, the first click only shows a warning',
  { tag: ['@F18', '@F71'] },
  async ({ page, mailbox }) => {
    await visit.openHydrated(page, '/contact')
    await visit.fillIn(page, visit.answers)
    await page.goto('/politique-de-confidentialite')
    await visit.openHydrated(page, '/contact')
    await visit.submitButton(page).click()
    await visit.expectSent(page, mailbox)
    const release = await visit.holdRequests(page, visit.files.application)
    await page.evaluate(() => history.go(-2))
    // The browser restores the fields.
    await visit.expectValues(page, visit.answers)
    // Another field is edited before the application starts. The message is still the old one.
    await visit.field(page, 'name').fill('Léa')
    await visit.submitButton(page).click()
    release()
    await expect(visit.formFeedback(page, contactForm.interrupted.title)).toBeFocused()
    expect(mailbox.requestCount()).toBe(1)
  },
)

test(
  'a message can be sent without session storage',
  { tag: '@F19' },
  async ({ page, mailbox }) => {
    await visit.blockStorage(page)
    await visit.openHydrated(page, '/contact')
    await visit.send(page)
    await visit.expectSent(page, mailbox)
  },
)
