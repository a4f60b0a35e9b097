import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { noticeLabels } from '#src/content/notices.ts'
import { individualContact } from '#src/content/pages/individual-contact.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'
import { refuseDialogs } from './requests.ts'

const individual = {
  name: 'Zoé Œuvrard-Lefèvre',
  email: 'zoe.oeuvrard@boulangerie.example',
  phone: '06 39 98 12 34',
  message: 'Bonjour,\nje cherche une formation.',
}
const individualField = (page: Page, name: string) =>
  page.locator(`[data-form=individualForm] [name=${name}]`)

/** Says to the page that it has gone to the background, or is back. */
const putAway = (page: Page, isAway: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, isAway)

test('F47 what was typed is in the next document of the tab, and goes on from there, for a company and for an individual, whose notice has it in its mail @firefox', async ({
  page,
  context,
  mailbox,
}) => {
  await visit.openLive(page, '/contact')
  await visit.fillIn(page, visit.answers)
  await visit.openLive(page, '/particulier/contact')
  for (const [name, text] of Object.entries(individual))
    await individualField(page, name).fill(text)
  await page.reload()
  for (const [name, text] of Object.entries(individual))
    await expect(individualField(page, name)).toHaveValue(text)
  const { submit } = individualContact.form
  await page.getByRole('button', { name: submit, exact: true }).click()
  const mail = visit.notice(page).getByRole('link', { name: noticeLabels.email })
  await expect(mail).toHaveAttribute('href', /particulier&body=.*je%20cherche%20une/)
  await page.keyboard.press('F8')
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab')
  await expect(mail).toBeFocused()

  await page.goto('/contact')
  await visit.expectValues(page, visit.answers)
  // Another tab knows nothing, one that this page opens neither.
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open('/contact'))
  const other = await opened
  await other.waitForURL('/contact')
  await visit.wake(other)
  await visit.expectValues(other, visit.nothing)
  await other.close()

  expect(await mailbox.requestCount()).toBe(0)
  await visit.submitButton(page).click()
  await visit.expectArrival(page, mailbox)
  await visit.openLive(page, '/contact')
  await visit.expectValues(page, visit.nothing)
})

test('F47 a message that arrives while another tab is on screen is not given back', async ({
  page,
}) => {
  const release = await visit.holdMessages(page)
  await visit.openLive(page, '/contact')
  await visit.send(page)
  await putAway(page, true)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(7)
  release()
  await expect(visit.lasting(page, contactForm.sent.title)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await putAway(page, false)
  await visit.expectValues(page, visit.nothing)
})

test('F47 what was asked for is asked for again, by its address alone; what is typed before the application is here comes before what was kept', async ({
  page,
}) => {
  await visit.openLive(page, '/contact?sujet=devis')
  await visit.field(page, 'message').fill(visit.answers.message)
  const kept = { ...visit.nothing, message: visit.answers.message }
  await page.reload()
  await visit.expectValues(page, { ...kept, subject: 'Demande de devis' })
  await expect(page).toHaveURL('/contact?sujet=devis')
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const message = document.querySelector('textarea')
      if (message && location.hash !== '') message.value = 'Autre chose'
    }),
  )
  await page.goto('/contact')
  await visit.expectValues(page, kept)
  await visit.wake(page)
  await visit.fillIn(page, visit.answers)
  await putAway(page, true)
  await page.goto('/robots.txt')
  await page.goto('/contact#formulaire')
  await visit.expectValues(page, { ...visit.answers, message: 'Autre chose' })
})

test('F19 F47 a browser that keeps nothing sends a message, and asks before it drops a text, and only then @firefox', async ({
  page,
  context,
  mailbox,
}) => {
  const asked = refuseDialogs(context)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('', 'SecurityError')
        },
      })
  })
  await visit.openLive(page, '/contact')
  await visit.send(page)
  await visit.expectArrival(page, mailbox)
  await visit.openLive(page, '/particulier/contact')
  const message = individualField(page, 'message')
  await message.click()
  await page.keyboard.type('Bonjour')
  expect(asked).toEqual([])
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(message).toHaveValue('Bonjour')
  await message.fill('')
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  expect(asked).toEqual(['beforeunload'])
})
