import { expect, type Page } from '@playwright/test'
import { noticeLabels } from '#src/content/notices.ts'
import {
  answers,
  brochureButton,
  field,
  fillIn,
  notice,
  notices,
  openWhole,
  submitButton,
} from './contact-page.ts'
import { test } from './fixtures.ts'

const brochure = 'La brochure sera bientôt disponible au téléchargement.'

async function expectLeft(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds - 1)
  await expect(notice(page)).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(notice(page)).toHaveCount(0)
}

async function swipe(page: Page, distance: number) {
  const box = await notice(page).boundingBox()
  if (box === null) throw new Error('there is no notice on screen')
  const [x, y] = [box.x + 120, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps: 10 })
  await page.mouse.up()
}

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T10:00:00' })
  await openWhole(page, '/contact')
  await page.clock.pauseAt('2026-11-20T11:00:00')
  await brochureButton(page).click()
})

test('a notice stays five seconds @firefox', async ({ page }) => {
  await expect(notice(page)).toContainText(
    "Cette fonctionnalité n'est pas encore implémentée.",
  )
  await expect(notice(page)).toContainText(brochure)
  await expectLeft(page, 5000)
})

test('F28 B3 one notice at a time: the new one takes the place of the old', async ({
  page,
  context,
}) => {
  await fillIn(page, answers)
  await page.clock.runFor(4000)
  await context.setOffline(true)
  await submitButton(page).click()
  await expect(notice(page)).toContainText('Une erreur est survenue.')
  await expect(notice(page)).toHaveCount(1)
  await expectLeft(page, 5000)
})

test('F28 B3 the same notice again starts anew', async ({ page }) => {
  await page.clock.runFor(4000)
  await brochureButton(page).click()
  await expect(notice(page)).toHaveCount(1)
  await expectLeft(page, 5000)
})

test('the time stops under the pointer and goes on from there @rgaa-notice-pointer @firefox', async ({
  page,
}) => {
  await page.clock.runFor(3000)
  await notice(page).hover()
  await page.clock.runFor(60_000)
  await page.mouse.move(2, 500)
  await expectLeft(page, 2000)
})

test('the time stops with the focus and goes on from there @rgaa-notice-focus', async ({
  page,
}) => {
  await page.clock.runFor(3000)
  await notice(page).getByRole('button', { name: noticeLabels.close }).focus()
  await page.clock.runFor(60_000)
  await brochureButton(page).focus()
  await expectLeft(page, 2000)
})

test('the time stops while another window is in front', async ({ page }) => {
  await page.clock.runFor(3000)
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await page.clock.runFor(60_000)
  await expect(notice(page)).toHaveCount(1)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expectLeft(page, 2000)
})

test('it is closed by its button @rgaa-notice-button', async ({ page }) => {
  await notice(page).getByRole('button', { name: noticeLabels.close }).click()
  await expect(notice(page)).toHaveCount(0)
})

test('B3 it is closed by Escape @rgaa-notice-escape', async ({ page }) => {
  await page.keyboard.press('Escape')
  await expect(notice(page)).toHaveCount(0)
})

test('F28 B3 Escape closes the menu in front of it first @rgaa-menu-escape', async ({
  page,
}) => {
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

test('a swipe of more than 50 px to the right takes it away @firefox', async ({ page }) => {
  await swipe(page, 51)
  await expect(notice(page)).toHaveCount(0)
})

for (const distance of [50, -120]) {
  test(`a swipe of ${distance} px leaves it there`, async ({ page }) => {
    await swipe(page, distance)
    await expect(notice(page)).toHaveCount(1)
    await brochureButton(page).focus()
    await page.mouse.move(2, 500)
    await expectLeft(page, 5000)
  })
}

test('B3 F8 leads to the notice @firefox', async ({ page }) => {
  await page.keyboard.press('F8')
  await expect(notices(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(notice(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(notice(page).getByRole('button', { name: noticeLabels.close })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(notice(page)).toHaveCount(0)
})

for (const [way, keys] of [
  ['Escape on the notices', ['F8', 'Escape']],
  ['Escape on the notice', ['F8', 'Tab', 'Escape']],
  ['its button', ['F8', 'Tab', 'Tab', 'Enter']],
] as const)
  test(`B3 a notice that F8 led to, closed by ${way}, gives the focus back @rgaa-focus-given-back @firefox`, async ({
    page,
  }) => {
    await field(page, 'message').focus()
    for (const key of keys) await page.keyboard.press(key)
    await expect(notice(page)).toHaveCount(0)
    await expect(field(page, 'message')).toBeFocused()
  })

test('F28 B3 F8 without a notice leaves the focus where it is', async ({ page }) => {
  await page.clock.runFor(5000)
  await expect(notice(page)).toHaveCount(0)
  await brochureButton(page).focus()
  await page.keyboard.press('F8')
  await expect(brochureButton(page)).toBeFocused()
})
