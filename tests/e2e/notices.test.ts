import { expect, type Page } from '@playwright/test'
import { contactForm } from '#src/content/contact-form.ts'
import { noticeLabels } from '#src/content/notices.ts'
import { courseAt } from '#tests/item-at.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'
import { setViewport } from './targets.ts'

const brochure = 'La brochure sera bientôt disponible au téléchargement.'

const closeButton = (page: Page) =>
  visit.notice(page).getByRole('button', { name: noticeLabels.close })

test(
  'a mouse can select the text of a notice',
  { tag: ['@F53', '@firefox'] },
  async ({ page }) => {
    await visit.openHydrated(page, '/contact')
    await visit.blurWindow(page)
    await visit.brochureButton(page).click()
    const text = visit.notice(page).getByText(brochure)
    await text.hover({ position: { x: 5, y: 8 } })
    await page.mouse.down()
    await text.hover({ position: { x: 125, y: 8 } })
    await page.mouse.up()
    const selected = await page.evaluate(() => String(getSelection()))
    expect(selected.length).toBeGreaterThan(5)
    expect(brochure).toContain(selected)
    await expect(text).toBeVisible()
  },
)

test(
  'a notice returns to its position after a swipe that the system interrupts, and can be swiped again',
  { tag: '@F73' },
  async ({ page }) => {
    await visit.openHydrated(page, '/contact')
    await visit.blurWindow(page)
    await visit.brochureButton(page).click()
    const notice = visit.notice(page)
    // The position is final once the entrance animation is over.
    const countAnimations = () => notice.evaluate((card) => card.getAnimations().length)
    await expect.poll(countAnimations).toBe(0)
    const rest = await notice.boundingBox()
    const { x = 0, y = 0 } = (await notice.getByText(brochure).boundingBox()) ?? {}
    const finger = await page.context().newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchCancel' | 'touchEnd',
      ...distances: number[]
    ) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: distances.map((distance) => ({ x: x + 5 + distance, y: y + 8 })),
      })
    const move = async (distance: number) => {
      await touch('touchStart', 0)
      for (let step = 1; step <= 10; step += 1)
        await touch('touchMove', (distance * step) / 10)
    }
    for (const distance of [30, 80]) {
      await move(distance)
      await touch('touchCancel')
      await expect.poll(() => notice.boundingBox()).toEqual(rest)
    }
    // If the style of the notice let the browser pan, the browser would cancel each swipe.
    await move(80)
    await touch('touchEnd')
    await expect(notice).toHaveCount(0)
  },
)

/** Expects the notice to fit the height of the viewport and to cover none of the given controls. */
async function expectApart(page: Page, where: string, controls: string) {
  const found = await visit.notice(page).evaluate((card, selector) => {
    const notice = card.getBoundingClientRect()
    const all = [...document.querySelectorAll(selector)]
    const covered = all.filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const isBeside = right <= notice.left || left >= notice.right
      return !isBeside && bottom > notice.top && top < notice.bottom
    })
    return {
      isWhole: notice.top >= 0 && notice.bottom <= innerHeight,
      hasOther: all.length > 0,
      covered: covered.map(({ outerHTML }) => outerHTML),
    }
  }, controls)
  expect(found, where).toEqual({ isWhole: true, hasOther: true, covered: [] })
}

const sizes = [
  [1440, 900],
  [844, 390],
  [390, 664],
  [320, 568],
] as const

test('a notice covers neither its trigger nor the assistant', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit.openHydrated(page, '/formations')
  await visit.blurWindow(page)
  const name = `Demander des informations ${courseAt(1).title}`
  const button = page.getByRole('button', { name, exact: true })
  for (const size of sizes) {
    await setViewport(page, size)
    for (const block of ['start', 'end'] as const) {
      await button.evaluate(
        (element, at) => element.scrollIntoView({ block: at, behavior: 'instant' }),
        block,
      )
      await button.press('Enter')
      await expectApart(page, `${block}, ${size.join(' × ')}`, ':focus')
    }
  }
  await setViewport(page, [320, 256])
  await button.press('Enter')
  const link = visit.notice(page).getByRole('link', { name: 'Ouvrir le formulaire' })
  for (const part of [link, closeButton(page)])
    await expect(part).toBeInViewport({ ratio: 1 })
  await closeButton(page).click()

  await setViewport(page, sizes[0])
  await visit.openAssistant(page)
  await visit.sendChat(page, 'Bonjour')
  for (const size of sizes) {
    await setViewport(page, size)
    await expectApart(page, size.join(' × '), 'aside :is(b, button, a, input)')
  }
})

test('a failure notice does not cover the link or the button of the failure message', async ({
  page,
  mailbox,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit.openHydrated(page, '/contact')
  await visit.blurWindow(page)
  mailbox.setFault({ status: 500, times: 1 })
  await visit.send(page)
  const card = visit.formFeedback(page, contactForm.failed.title)
  await expect(card).toBeFocused()
  for (const size of sizes.slice(0, -1)) {
    await setViewport(page, size)
    // The test polls, because lengths in vw may change some frames after a resize.
    await expect(async () => {
      // Firefox and Safari scroll to this position when they focus the card, while Chromium centres it.
      await card.evaluate((element) =>
        element.scrollIntoView({ block: 'start', behavior: 'instant' }),
      )
      await expectApart(page, size.join(' × '), ':focus :is(a:last-of-type, button)')
    }).toPass({ timeout: 30_000 })
  }
})

test('no line of the success notice begins with an exclamation mark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit.openHydrated(page, '/contact')
  await visit.blurWindow(page)
  await visit.send(page)
  // In the specified title, an ordinary space precedes the exclamation mark, so the line could break.
  const title = visit.notice(page).getByText('Message envoyé avec succès !')
  await visit.expectWebFont(title)
  for (const width of [390, 375, 360, 320]) {
    await setViewport(page, [width, 664])
    const lines = await title.evaluate(({ firstChild: text }) => {
      if (!(text instanceof Text)) throw new Error('a title is one text')
      const range = document.createRange()
      range.setStart(text, text.data.lastIndexOf('succès'))
      range.setEnd(text, text.length)
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
    })
    expect(lines, `${width} px`).toBe(1)
  }
})
