import { expect, type Locator, type Page } from '@playwright/test'
import { chat } from '#src/content/chat.ts'
import { contactForm } from '#src/content/contact-form.ts'
import { organisation } from '#src/content/organisation.ts'
import { noticeLabels } from '#src/content/notices.ts'
import { courses } from '#src/content/course-list.ts'
import { contact } from '#src/content/pages/contact.ts'
import { individualContact } from '#src/content/pages/individual-contact.ts'
import { answers, lasting, notice, openLive, send } from './contact-page.ts'
import { assistant, assistantButton, openAssistant, say } from './assistant.ts'
import { test } from './fixtures.ts'
import { setScreen } from './targets.ts'
import { courseAt } from '#tests/course-at.ts'

const notImplemented = "Cette fonctionnalité n'est pas encore implémentée."

const courseButton = (page: Page, title: string) =>
  page.getByRole('button', { name: `Demander des informations ${title}`, exact: true })
const formLink = (page: Page) =>
  notice(page).getByRole('link', { name: 'Ouvrir le formulaire' })

/** The e-mail that a part of the page offers to send: to whom, and with which words. */
async function mailOf(part: Locator) {
  const link = part.getByRole('link', { name: /par e-mail( |$)/ })
  const { protocol, pathname, searchParams } = new URL(
    (await link.getAttribute('href')) ?? '',
  )
  expect(protocol + pathname).toBe(`mailto:${organisation.email}`)
  return {
    subject: searchParams.get('subject') ?? '',
    body: searchParams.get('body')?.replaceAll('\r\n', '\n') ?? '',
  }
}

async function expectNotice(page: Page, title: string, description: string) {
  await expect(notice(page)).toHaveCount(1)
  await expect(notice(page).getByText(title, { exact: true })).toBeVisible()
  await expect(notice(page).getByText(description, { exact: true })).toBeVisible()
}

/** Expects the notice whole on the screen, and over none of these. */
async function expectApart(page: Page, where: string, controls: readonly Locator[]) {
  await expect(notice(page)).toBeVisible()
  const [card, ...boxes] = await Promise.all(
    [notice(page), ...controls].map((part) => part.boundingBox()),
  )
  const screen = page.viewportSize()
  if (!card || !screen) throw new Error('there is no notice')
  const right = card.x + card.width
  const bottom = card.y + card.height
  expect(card.y, where).toBeGreaterThanOrEqual(0)
  expect(bottom, where).toBeLessThanOrEqual(screen.height)
  const isApart = boxes.map(
    (box) =>
      box === null ||
      box.x >= right ||
      box.x + box.width <= card.x ||
      box.y >= bottom ||
      box.y + box.height <= card.y,
  )
  expect(isApart, where).toEqual(boxes.map(() => true))
}

const sizes = [
  [1440, 900],
  [768, 1024],
  [844, 390],
  [390, 844],
  [390, 664],
  [320, 568],
] as const

/** No notice leaves while another window is in front. */
const lookElsewhere = (page: Page) => page.evaluate(() => dispatchEvent(new Event('blur')))

test.describe('without a movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('no notice lies over the button that called for it, wherever that stands', async ({
    page,
  }) => {
    await openLive(page, '/formations')
    await lookElsewhere(page)
    for (const size of sizes) {
      await setScreen(page, size)
      for (const { title } of courses.slice(0, 2))
        for (const block of ['start', 'end'] as const) {
          const button = courseButton(page, title)
          await button.evaluate(
            (element, at) => element.scrollIntoView({ block: at, behavior: 'instant' }),
            block,
          )
          await button.press('Enter')
          await expectApart(page, `${title}, ${block}, ${size.join(' × ')}`, [button])
          await notice(page).getByRole('button', { name: noticeLabels.close }).click()
          await expect(notice(page)).toHaveCount(0)
        }
    }
  })

  test('the notice of the assistant lies over none of its controls', async ({ page }) => {
    for (const size of sizes) {
      await page.setViewportSize({ width: size[0], height: size[1] })
      await openLive(page, '/formations')
      await lookElsewhere(page)
      await openAssistant(page)
      await say(page, 'Bonjour')
      const panel = assistant(page)
      await expectApart(
        page,
        size.join(' × '),
        [
          panel.getByText(chat.title, { exact: true }),
          panel.getByRole('button'),
          panel.getByRole('link'),
          panel.getByRole('textbox'),
          assistantButton(page),
        ].flatMap((part) => [part.first(), part.last()]),
      )
    }
  })

  test('the notice of a failure lies over no button of what the form says of it', async ({
    page,
    mailbox,
  }) => {
    for (const size of sizes.slice(0, -1)) {
      await page.setViewportSize({ width: size[0], height: size[1] })
      await openLive(page, '/contact')
      await lookElsewhere(page)
      await mailbox.misbehave({ status: 500, times: 1 })
      await send(page)
      const said = lasting(page, contactForm.failed.title)
      await expect(said).toBeFocused()
      await expectApart(page, size.join(' × '), [
        said.getByRole('link').last(),
        said.getByRole('button'),
      ])
    }
  })

  test('on a screen of 320 × 256 px all of a notice is seen', async ({ page }) => {
    await openLive(page, '/formations')
    await lookElsewhere(page)
    await setScreen(page, [320, 256])
    await courseButton(page, courseAt(1).title).press('Enter')
    await expect(formLink(page)).toBeInViewport({ ratio: 1 })
    await expect(
      notice(page).getByRole('button', { name: noticeLabels.close }),
    ).toBeInViewport({ ratio: 1 })
  })
})

test('the first notice too waits for a visitor who went to another window', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T10:00:00' })
  await openLive(page, '/contact')
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await page.getByRole('button', { name: contact.consultation.brochure }).click()
  await expect(notice(page)).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(notice(page)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await page.clock.runFor(5000)
  await expect(notice(page)).toHaveCount(0)
})

test.describe('the individual form', () => {
  const { fields, notYet, submit } = individualContact.form
  const control = (page: Page, name: keyof typeof fields) =>
    page.getByLabel(fields[name].label, { exact: true })

  test('sends nothing: what was typed is in the mail of its notice, which the keyboard reaches', async ({
    page,
    mailbox,
  }) => {
    const individual = {
      name: 'Léa Martin',
      email: 'lea@domaine.example',
      phone: answers.phone,
      message: 'Bonjour,\nje voudrais me former.',
    }
    await openLive(page, '/particulier/contact')
    for (const name of ['name', 'email', 'phone', 'message'] as const)
      await control(page, name).fill(individual[name])
    await page.getByRole('button', { name: submit, exact: true }).click()
    await expectNotice(page, 'Formulaire non fonctionnel', notImplemented)
    expect(await mailbox.requestCount()).toBe(0)
    for (const part of [notice(page), page.locator('#formulaire form')]) {
      const mail = await mailOf(part)
      expect(mail.subject).toMatch(/particulier$/)
      expect(mail.body).toMatch(/^Nom et prénom : Léa Martin\n/)
      for (const text of Object.values(individual)) expect(mail.body).toContain(text)
    }
    await page.keyboard.press('F8')
    for (const name of [noticeLabels.email, noticeLabels.close]) {
      await page.keyboard.press('Tab')
      if (name === noticeLabels.email) await page.keyboard.press('Tab')
      await expect(notice(page).locator(':focus')).toHaveAccessibleName(name)
    }
  })

  test('says before its fields that it sends nothing yet, and what does', async ({
    page,
  }) => {
    await openLive(page, '/particulier/contact')
    const said = page.getByRole('group', { name: notYet.title })
    await expect(said.getByRole('link')).toHaveText([
      organisation.email,
      organisation.phone.display,
    ])
    const isBefore = await said.evaluate((card) => {
      const form = document.querySelector('#formulaire form')
      return form !== null && card.compareDocumentPosition(form) === 4
    })
    expect(isBefore).toBe(true)
  })
})
