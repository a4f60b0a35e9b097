import { expect, type Page } from '@playwright/test'
import { navigation } from '#src/content/navigation.ts'
import { titleOf } from '#tests/page-names.ts'
import { expectAccessible } from './axe.ts'
import { openLive } from './contact-page.ts'
import { test } from './fixtures.ts'
import { files, hold } from './requests.ts'

const sign = (page: Page) =>
  page.locator('[role=status] > div', { hasText: navigation.waiting })
const content = files.content('formations')

async function leave(page: Page) {
  await page.getByRole('main').locator('a[href="/formations"]').first().click()
}

/** Follows a link whose page does not come until `release` is called, and sees it said. */
async function wait(page: Page) {
  const release = await hold(page, content)
  await openLive(page, '/entreprise')
  await leave(page)
  await expect(sign(page)).toBeVisible()
  return release
}

test('B1 a page on its way says so until it is here @firefox', async ({ page }) => {
  const release = await wait(page)
  await expect(page).toHaveTitle(titleOf('/entreprise'))
  release()
  await expect(page).toHaveTitle(titleOf('/formations'))
  await expect(sign(page)).toHaveCount(0)
})

test('B1 a page that is given up by Back is waited for no longer @firefox', async ({
  page,
}) => {
  await wait(page)
  await page.goBack()
  await expect(sign(page)).toHaveCount(0)
  await expect(page).toHaveTitle(titleOf('/entreprise'))
})

test('nothing is said at first, nor ever of a page that is here', async ({ page }) => {
  const release = await hold(page, content)
  await openLive(page, '/entreprise')
  // The visibility of each sign in the instant in which it comes.
  const seen = await page.evaluateHandle((label) => {
    const visibilities: string[] = []
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.textContent === label)
          visibilities.push(getComputedStyle(node).visibility)
    }).observe(document.body, { childList: true, subtree: true })
    return visibilities
  }, navigation.waiting)
  await leave(page)
  await expect(sign(page)).toBeVisible()
  release()
  await expect(page).toHaveTitle(titleOf('/formations'))
  await page.goBack()
  await expect(page).toHaveTitle(titleOf('/entreprise'))
  await page.goForward()
  await expect(page).toHaveTitle(titleOf('/formations'))
  expect(await seen.jsonValue()).toEqual(['hidden'])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the sign of a page on its way does not move', async ({ page }) => {
    await wait(page)
    const moving = await sign(page).evaluate((line) =>
      line.getAnimations().map(({ playState }) => playState),
    )
    expect(moving).toEqual([])
  })
})

test('axe finds nothing while a page is on its way', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await wait(page)
  await expectAccessible(page, 'a page on its way')
})
