import { expect, type Page } from '@playwright/test'
import type { Fault } from '#tools/mailbox/mailbox.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { noticeLabels } from '#src/content/notices.ts'
import { organisation } from '#src/content/organisation.ts'
import {
  type Answers,
  answers,
  expectValues,
  field,
  fillIn,
  holdMessages,
  lasting,
  missing,
  nothing,
  notice,
  openLive,
  requiredNames,
  submitButton,
} from './contact-page.ts'
import { specifiedFields } from '#tests/machines/form-fields.rules.ts'
import { test, type TestMailbox } from './fixtures.ts'

type Reason = keyof typeof contactForm.failed.reasons

/** The whole message in words, as a person would write it down. */
function asText(given: Answers): string {
  const lines = specifiedFields
    .filter(({ name }) => name !== 'message')
    .map(({ name, label }) => `${label} : ${given[name]}`)
  return [...lines, '', given.message].join('\n')
}

async function expectFailure(page: Page, reason: Reason, kept: Answers) {
  const { title, unconfirmed } = contactForm.failed
  const card = lasting(page, reason === 'timeout' ? unconfirmed : title)
  await expect(card).toBeFocused()
  await expect(card).toContainText(contactForm.failed.kept)
  await expect(card).toContainText(contactForm.failed.reasons[reason])
  await expectMailLink(card.getByRole('link', { name: contactForm.failed.email }), kept)

  await expect(notice(page)).toContainText('Une erreur est survenue.')
  await expect(notice(page)).toContainText(
    "Impossible d'envoyer votre message pour le moment. Veuillez réessayer plus tard.",
  )
  await expectMailLink(notice(page).getByRole('link', { name: 'Envoyer par e-mail' }), kept)
  await expectValues(page, kept)
  await expect(submitButton(page)).toBeEnabled()
}

async function expectMailLink(link: ReturnType<Page['getByRole']>, kept: Answers) {
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.protocol + address.pathname).toBe(`mailto:${organisation.email}`)
  // In a mailto: address a plus sign is a plus sign.
  const parts = address.search.slice(1).split('&')
  expect(parts.map(decodeURIComponent)).toEqual([
    `subject=${kept.subject}`,
    `body=${asText(kept).replaceAll('\n', '\r\n')}`,
  ])
}

async function expectArrival(page: Page, mailbox: TestMailbox, requests: number) {
  await expect(lasting(page, contactForm.sent.title)).toBeFocused()
  await expect(notice(page)).toContainText('Message envoyé avec succès !')
  await expectValues(page, nothing)
  expect((await mailbox.messages()).map(({ fields }) => fields)).toEqual([answers])
  expect(await mailbox.requestCount()).toBe(requests)
}

const faults: readonly { title: string; fault: Fault; reason: Reason }[] = [
  { title: 'refuses (400)', fault: { status: 400 }, reason: 'rejected' },
  { title: 'finds it too long (413)', fault: { status: 413 }, reason: 'tooLarge' },
  { title: 'wants fewer messages (429)', fault: { status: 429 }, reason: 'tooMany' },
  { title: 'is out of order (500)', fault: { status: 500 }, reason: 'server' },
  {
    title: 'is out of order at length',
    fault: { status: 503, body: '<p>no</p>'.repeat(550_000), contentType: 'text/html' },
    reason: 'server',
  },
  { title: 'is hidden by a portal', fault: { html: true }, reason: 'unexpected' },
  {
    title: 'says yes in another way',
    fault: { body: '{"status":"OK"}', contentType: 'application/json' },
    reason: 'unexpected',
  },
  { title: 'says nothing (204)', fault: { status: 204 }, reason: 'unexpected' },
  { title: 'cuts the connection', fault: { cut: true }, reason: 'network' },
]
test('F09 F10 F11 F12 F13 nothing is lost, however the provider fails, and the next attempt arrives @asvs-failure-keeps-values @firefox', async ({
  page,
  mailbox,
  browserName,
}) => {
  // Only the network itself is another's there.
  const given = browserName === 'firefox' ? faults.slice(-1) : faults
  await openLive(page, '/contact')
  await fillIn(page, answers)
  for (const [index, { title, fault, reason }] of given.entries())
    await test.step(`the provider ${title}`, async () => {
      await mailbox.misbehave(fault)
      await submitButton(page).click()
      await expectFailure(page, reason, answers)
      expect(await mailbox.messages()).toEqual([])
      expect(await mailbox.requestCount()).toBe(1 + index)
    })
  await mailbox.behave()
  await submitButton(page).click()
  await expectArrival(page, mailbox, given.length + 1)
})

const silences: readonly { title: string; fault: Fault }[] = [
  { title: 'never answers @firefox', fault: { hang: true } },
  { title: 'stops halfway', fault: { headersThenHang: true } },
]
for (const { title, fault } of silences) {
  test(`F14 a provider that ${title} is given 15 seconds`, async ({ page, mailbox }) => {
    await page.clock.install({ time: '2026-11-20T10:00:00' })
    await openLive(page, '/contact')
    await fillIn(page, answers)
    await mailbox.misbehave(fault)
    await page.clock.pauseAt('2026-11-20T11:00:00')
    await submitButton(page).click()
    await expect.poll(mailbox.requestCount).toBe(1)

    await page.clock.runFor(14_999)
    await expect(submitButton(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled()
    await page.clock.runFor(1)
    await page.clock.resume()
    await expectFailure(page, 'timeout', answers)

    await mailbox.behave()
    await submitButton(page).click()
    await expectArrival(page, mailbox, 2)
  })
}

test('F08 nothing leaves a computer that is offline, and nothing is lost @firefox', async ({
  page,
  context,
  mailbox,
}) => {
  await openLive(page, '/contact')
  await fillIn(page, answers)
  await context.setOffline(true)
  await submitButton(page).click()
  await expectFailure(page, 'offline', answers)
  expect(await mailbox.requestCount()).toBe(0)

  await context.setOffline(false)
  await submitButton(page).click()
  await expectArrival(page, mailbox, 1)
})

test('F15 F27 nothing is lost when the browser lets nothing out', async ({
  page,
  mailbox,
}) => {
  const attempts: string[] = []
  await openLive(page, '/contact')
  await fillIn(page, answers)
  for (const error of ['connectionrefused', 'blockedbyclient'])
    await test.step(error, async () => {
      await page.route('**/api/v1.0/email/send', async (route) => {
        attempts.push(`${route.request().method()} ${error}`)
        await route.abort(error)
      })
      await submitButton(page).click()
      await expectFailure(page, 'network', answers)
      expect(attempts).toEqual([`POST ${error}`])
      attempts.length = 0
    })
  expect(await mailbox.requestCount()).toBe(0)
})

test('F16 a double click, or ten submissions in a row, send one message @asvs-one-message @firefox', async ({
  page,
  mailbox,
}) => {
  await openLive(page, '/contact')
  const ways = [
    () => submitButton(page).dblclick(),
    () =>
      page.locator('form[method=post]').evaluate((form: HTMLFormElement) => {
        for (let times = 0; times < 10; times += 1) form.requestSubmit()
      }),
  ]
  for (const [index, submit] of ways.entries()) {
    await fillIn(page, answers)
    const release = await holdMessages(page)
    await submit()
    release()
    await expect(lasting(page, contactForm.sent.title)).toBeFocused()
    await expectValues(page, nothing)
    expect(await mailbox.requestCount()).toBe(index + 1)
  }
  expect((await mailbox.messages()).map(({ fields }) => fields)).toEqual([answers, answers])
})

test('the message that could not be sent can be copied, also once its notice is closed @firefox', async ({
  page,
  context,
  mailbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openLive(page, '/contact')
  await fillIn(page, answers)
  await mailbox.misbehave({ status: 500 })
  await submitButton(page).click()
  const card = lasting(page, contactForm.failed.title)
  await card.getByRole('button', { name: contactForm.failed.copy }).click()
  await expect(card.getByRole('status')).toHaveText(contactForm.failed.copied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(asText(answers))
  // Nor is it lost with the notice.
  await notice(page).getByRole('button', { name: noticeLabels.close }).click()
  await expect(notice(page)).toHaveCount(0)
  await expect(card).toBeVisible()
  await expectValues(page, answers)
})

test('where copying is forbidden the message is there to be selected', async ({
  page,
  context,
  mailbox,
}) => {
  // What is not granted here is refused.
  await context.grantPermissions(['notifications'])
  await openLive(page, '/contact')
  await fillIn(page, answers)
  await mailbox.misbehave({ status: 500 })
  await submitButton(page).click()
  const card = lasting(page, contactForm.failed.title)
  await card.getByRole('button', { name: contactForm.failed.copy }).click()
  await expect(card.getByRole('status')).toHaveText(contactForm.failed.copyFailed)
  await expect(card.getByText(answers.name)).toHaveText(asText(answers))
})

test('B2 each field that is left empty is named, and leads to where it is filled in', async ({
  page,
  mailbox,
}) => {
  await openLive(page, '/contact')
  const write = async (name: (typeof requiredNames)[number], text: string) => {
    if (name === 'subject') await field(page, name).selectOption(text)
    else await field(page, name).fill(text)
  }
  await fillIn(page, answers)
  for (const name of requiredNames)
    await test.step(name, async () => {
      const empty = name === 'message' ? ' \n ' : ''
      await write(name, empty)
      await submitButton(page).click()

      const summary = lasting(page, contactForm.summary[0])
      const sentence = missing(name)
      await expect(summary).toBeFocused()
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(page, name)).toHaveAccessibleDescription(
        new RegExp(`^${sentence}`),
      )
      await expectValues(page, { ...answers, [name]: empty })
      await summary.getByRole('link', { name: sentence }).click()
      await expect(field(page, name)).toBeFocused()
      await write(name, answers[name])
      await expect(field(page, name)).not.toHaveAttribute('aria-invalid')
    })
  expect(await mailbox.requestCount()).toBe(0)
  await submitButton(page).click()
  await expectArrival(page, mailbox, 1)
})

test('B2 an empty form names its seven fields, and no address takes them @rgaa-seven-fields @firefox', async ({
  page,
  mailbox,
}) => {
  await openLive(page, '/contact')
  await submitButton(page).click()
  const summary = lasting(page, contactForm.summary.at(-1) ?? '')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(requiredNames.map(missing))
  await expect(page).toHaveURL('/contact')
  expect(await mailbox.requestCount()).toBe(0)
})

test('B2 an e-mail address that cannot be one is refused @rgaa-refused-email', async ({
  page,
  mailbox,
}) => {
  await openLive(page, '/contact')
  await fillIn(page, answers)
  const wrong = ['zoe', 'zoe@', '@exemple.fr', 'zoe@exemple..fr', 'z oe@exemple.fr', 'é@ü']
  for (const email of wrong) {
    await field(page, 'email').fill(email)
    await submitButton(page).click()
    await expect(lasting(page, contactForm.summary[0])).toBeFocused()
    await expect(field(page, 'email')).toHaveAccessibleDescription(
      contactForm.fields.email.errors.malformed,
    )
    await expectValues(page, { ...answers, email })
  }
  expect(await mailbox.requestCount()).toBe(0)
})
