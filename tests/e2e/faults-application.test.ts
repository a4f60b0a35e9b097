import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { failure } from '#src/content/failure.ts'
import { notFound } from '#src/content/pages/not-found.ts'
import { collectComplaints } from './complaints.ts'
import {
  answers,
  brochureButton,
  expectValues,
  fillIn,
  lasting,
  openLive,
  submitButton,
  wake,
} from './contact-page.ts'
import { test } from './fixtures.ts'
import { collectDocuments, files, hold, remove } from './requests.ts'

const incomplete = (page: Page) =>
  page.getByRole('alert').filter({ hasText: failure.incomplete })
const answered = (page: Page) =>
  page.getByText("Cette fonctionnalité n'est pas encore implémentée.").first()

/** Has the page's title say whether a form was left to the browser, which would open a mail program. */
async function watchSubmissions(page: Page) {
  await page.evaluate(() =>
    addEventListener('submit', (event) => {
      document.title = event.defaultPrevented ? 'held' : 'left to the browser'
      event.preventDefault()
    }),
  )
}

test('F02 an application that throws at boot leaves a document that works', async ({
  page,
}) => {
  const body = 'throw new Error("boot")'
  await page.route(files.application, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
  await page.goto('/contact')
  await brochureButton(page).click()
  await expect(incomplete(page)).toBeVisible()
  await fillIn(page, answers)
  await watchSubmissions(page)
  await submitButton(page).click()
  await expect(page).toHaveTitle('left to the browser')
  await expectValues(page, answers)
})

test('F02 F06 an application that could not be had comes with the next press, or with the reload that is offered @firefox', async ({
  page,
  browserName,
}) => {
  await remove(page, files.application, 'a cut connection')
  const documents = collectDocuments(page)
  await page.goto('/contact')
  await brochureButton(page).click()
  await expect(incomplete(page)).toBeVisible()
  await page.unrouteAll()
  await brochureButton(page).click()
  // Firefox remembers a failed import for the life of the page.
  const remembers = browserName === 'firefox'
  if (remembers) {
    await incomplete(page).getByRole('link', { name: failure.reload }).click()
    await brochureButton(page).click()
  }
  await expect(answered(page)).toBeVisible()
  await expect(incomplete(page)).toHaveCount(0)
  expect(documents).toEqual(remembers ? ['/contact', '/contact'] : ['/contact'])
})

test('F07 an application that hangs is waited for 15 seconds, then a press is answered without it', async ({
  page,
}) => {
  await page.clock.install()
  const release = await hold(page, files.application)
  await page.goto('/contact')
  await fillIn(page, answers)
  await watchSubmissions(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await brochureButton(page).click()
  await page.clock.runFor(14_999)
  await expect(incomplete(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(incomplete(page)).toBeVisible()

  // A mail program opens only while the browser knows of the gesture.
  await submitButton(page).click()
  await page.clock.runFor(3000)
  await expect(page).toHaveTitle('left to the browser')
  await expectValues(page, answers)

  await page.clock.resume()
  release()
  await wake(page)
  await expect(incomplete(page)).toHaveCount(0)
  await expectValues(page, answers)
  await brochureButton(page).click()
  await expect(answered(page)).toBeVisible()
})

test('F18 what was written is sent from a page that Back has loaded anew', async ({
  page,
  mailbox,
}) => {
  await openLive(page, '/contact')
  await fillIn(page, answers)
  await page.goto('/conditions-generales-utilisation')
  await page.goBack()
  await expectValues(page, answers)
  await wake(page)
  await expectValues(page, answers)
  await submitButton(page).click()
  await expect(lasting(page, contactForm.sent.title)).toBeFocused()
  expect((await mailbox.messages()).map(({ fields }) => fields)).toEqual([answers])
})

test('F33 an address in other letters stays unknown once the application is here', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  await openLive(page, '/Contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title)
  expect(complaints).toEqual([])
})
