import { expect, type Page } from '@playwright/test'
import { noticeLabels } from '#src/content/notices.ts'
import { brochureButton, field, notice, notices, openWhole } from './contact-page.ts'
import { test } from './fixtures.ts'

const brochure = 'La brochure sera bientôt disponible au téléchargement.'

async function expectLeft(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds - 1)
  await expect(notice(page)).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(notice(page)).toHaveCount(0)
}

async function startOf(page: Page) {
  const box = await notice(page).getByText(brochure).boundingBox()
  if (box === null) throw new Error('there is no notice on screen')
  return { x: box.x + 5, y: box.y + 8 }
}

async function swipe(page: Page, distance: number) {
  const { x, y } = await startOf(page)
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    })
  await touch('touchStart', x)
  for (let step = 1; step <= 10; step += 1)
    await touch('touchMove', x + (distance * step) / 10)
  await touch('touchEnd')
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T10:00:00' })
  await openWhole(page, '/contact')
  await page.clock.pauseAt('2026-11-20T11:00:00')
  await brochureButton(page).click()
})

test('a notice stays five seconds, which stop under the pointer and go on from there @rgaa-notice-pointer @firefox', async ({
  page,
}) => {
  await expect(notice(page)).toContainText(
    "Cette fonctionnalité n'est pas encore implémentée.",
  )
  await page.clock.runFor(3000)
  await notice(page).hover()
  await page.clock.runFor(60_000)
  await expect(notice(page)).toHaveCount(1)
  await page.mouse.move(2, 500)
  await expectLeft(page, 2000)
})

test('F28 B3 it is closed by its button, and by Escape once the menu in front of it is closed @rgaa-notice-button @rgaa-notice-escape @rgaa-menu-escape', async ({
  page,
}) => {
  await notice(page).getByRole('button', { name: noticeLabels.close }).click()
  await expect(notice(page)).toHaveCount(0)

  await brochureButton(page).click()
  await expect(notice(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(notice(page)).toHaveCount(0)

  await brochureButton(page).click()
  await page.getByRole('button', { name: 'Solutions' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Solutions' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await expect(notice(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(notice(page)).toHaveCount(0)
})

test('a swipe of more than 50 px to the right takes it away, a shorter one or another way leaves it', async ({
  page,
}) => {
  for (const distance of [50, -120])
    await test.step(`${distance} px`, async () => {
      await swipe(page, distance)
      await expect(notice(page)).toHaveCount(1)
      await brochureButton(page).focus()
      await page.mouse.move(2, 500)
      await expectLeft(page, 5000)
      await brochureButton(page).click()
    })
  await swipe(page, 51)
  await expect(notice(page)).toHaveCount(0)
})

test('F53 a mouse selects the words of a notice, which stays @firefox', async ({
  page,
}) => {
  const { x, y } = await startOf(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 120, y, { steps: 10 })
  await page.mouse.up()
  await expect(notice(page)).toHaveCount(1)
  const selected = await page.evaluate(() => String(getSelection()))
  expect(selected.length).toBeGreaterThan(5)
  expect(brochure).toContain(selected)
})

test('F28 B3 F8 leads to the notice, which gives the focus back however it is closed; without one it stays @rgaa-notice-focus @rgaa-focus-given-back @firefox', async ({
  page,
}) => {
  const close = notice(page).getByRole('button', { name: noticeLabels.close })
  await field(page, 'message').focus()
  await page.keyboard.press('F8')
  await page.clock.runFor(60_000)
  await expect(notice(page)).toHaveCount(1)
  for (const [way, stops, key] of [
    ['Escape on the notices', 0, 'Escape'],
    ['Escape on the notice', 1, 'Escape'],
    ['its button', 2, 'Enter'],
  ] as const)
    await test.step(way, async () => {
      await field(page, 'message').focus()
      await page.keyboard.press('F8')
      await expect(notices(page).locator(':focus')).toHaveCount(1)
      for (const stop of [notice(page), close].slice(0, stops)) {
        await page.keyboard.press('Tab')
        await expect(stop).toBeFocused()
      }
      await page.keyboard.press(key)
      await expect(notice(page)).toHaveCount(0)
      await expect(field(page, 'message')).toBeFocused()
      await brochureButton(page).click()
    })
  await page.clock.runFor(5000)
  await expect(notice(page)).toHaveCount(0)
  await brochureButton(page).focus()
  await page.keyboard.press('F8')
  await expect(brochureButton(page)).toBeFocused()
})
