import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { noticeLabels, notices as sentences } from '#src/content/notices.ts'
import { catalogue } from '#src/content/pages/catalogue.ts'
import {
  answers,
  brochureButton,
  expectValues,
  fillIn,
  holdMessages,
  lasting,
  notice,
  nothing,
  openLive,
  openWhole,
  submitButton,
  travelTo,
} from './contact-page.ts'
import { test } from './fixtures.ts'
import { courseAt } from '#tests/course-at.ts'

const course = courseAt(0).title

/** Asks for a course of the catalogue, and follows the notice to the form. */
async function askForCourse(page: Page) {
  await travelTo(page, '/formations')
  await page.getByRole('button', { name: `${catalogue.list.request} ${course}` }).click()
  await notice(page).getByRole('link', { name: noticeLabels.form }).click()
  await expect(page).toHaveURL(/\/contact\?.*#formulaire$/)
}

for (const isAccepted of [true, false]) {
  const outcome = isAccepted ? 'arrives' : 'fails'
  test(`F42 a course asked for while a message is on its way is in the form when it ${outcome}`, async ({
    page,
    mailbox,
  }) => {
    await openLive(page, '/contact')
    await fillIn(page, answers)
    if (!isAccepted) await mailbox.misbehave({ status: 500 })
    const release = await holdMessages(page)
    await submitButton(page).click()
    await askForCourse(page)
    await expectValues(page, answers)
    release()

    const title = isAccepted ? contactForm.sent.title : contactForm.failed.title
    await expect(lasting(page, title)).toBeVisible()
    await expectValues(page, {
      ...(isAccepted ? nothing : answers),
      // What the visitor has chosen stays.
      subject: isAccepted ? 'Information sur une formation' : answers.subject,
      message: isAccepted ? '' : answers.message,
    })
    expect((await mailbox.messages()).map(({ fields }) => fields)).toEqual(
      isAccepted ? [answers] : [],
    )

    await page.getByRole('button', { name: `Retirer ${course}` }).click()
    await expectValues(page, isAccepted ? nothing : answers)
    await expect(lasting(page, title)).toBeVisible()
  })
}

/** The filled form, on a clock that stands still: no notice goes by itself. */
async function openStopped(page: Page) {
  await page.clock.install({ time: '2026-11-20T10:00:00' })
  await openWhole(page, '/contact')
  await fillIn(page, answers)
  await page.clock.pauseAt('2026-11-20T11:00:00')
}

async function fail(page: Page) {
  await submitButton(page).click()
  await expect(notice(page)).toContainText(sentences.messageFailed.title)
}

test('F43 a failure whose notice is replaced is told again, for its whole time @firefox', async ({
  page,
  mailbox,
}) => {
  await openStopped(page)
  await mailbox.misbehave({ status: 500 })
  await fail(page)
  await page.clock.runFor(500)
  await brochureButton(page).click()
  await expect(notice(page)).toContainText(sentences.brochure.description)
  await expect(notice(page)).toHaveCount(1)
  await page.mouse.move(2, 500)

  await page.clock.runFor(5000)
  await expect(notice(page)).toContainText(sentences.messageFailed.title)
  await expect(notice(page)).toHaveCount(1)
  await page.clock.runFor(4999)
  await expect(notice(page)).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(notice(page)).toHaveCount(0)
})

test('F43 closing what replaced a failure brings it back, closing it ends it', async ({
  page,
  mailbox,
}) => {
  await openStopped(page)
  await mailbox.misbehave({ status: 500 })
  await fail(page)
  await brochureButton(page).click()
  await expect(notice(page)).toContainText(sentences.brochure.description)
  const close = notice(page).getByRole('button', { name: noticeLabels.close })
  await close.click()
  await expect(notice(page)).toContainText(sentences.messageFailed.title)
  await close.click()
  await expect(notice(page)).toHaveCount(0)
})

test('F43 a message that leaves again takes back what was said of the one before', async ({
  page,
  mailbox,
}) => {
  await openStopped(page)
  await mailbox.misbehave({ status: 500, times: 1 })
  await fail(page)
  const release = await holdMessages(page)
  await submitButton(page).click()
  await expect(notice(page)).toHaveCount(0)
  release()
  await expect(notice(page)).toContainText(sentences.messageSent.title)
  await notice(page).getByRole('button', { name: noticeLabels.close }).click()
  await expect(notice(page)).toHaveCount(0)
})
