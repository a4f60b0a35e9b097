import { expect, type Page } from '@playwright/test'
import { fundingLines } from '#src/model/funding-lines.ts'
import { fundingWords as words } from '#src/content/funding-words.ts'
import * as organisation from '#src/content/organisation.ts'
import { requests } from '#src/model/requests.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'
import { hrefWithAnswers, button, choose, section, spaces } from './funding-page.ts'
import { expectNoCutTexts } from './targets.ts'

const [company, individual] = spaces

const expectLines = (page: Page, lines: readonly string[]) =>
  expect(section(page).locator('h4 ~ ul li')).toHaveText(lines, { useInnerText: true })
const expectDone = (page: Page, count: number) =>
  expect(section(page).locator('[data-done]')).toHaveCount(count)

test('the error of a missing answer is scrolled into view on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit.openHydrated(page, company.path)
  const first = section(page).getByRole('radio').first()
  // Before the second click, the error exists but is scrolled out of view.
  for (let times = 0; times < 2; times += 1) {
    await first.evaluate((radio) => radio.parentElement?.scrollIntoView())
    await button(page, words.next).click()
    await expect(first).toBeFocused()
    await expect.poll(() => section(page).getByRole('alert').evaluate(isSeen)).toBe(true)
  }
})

test('the funding questions and results fit 320 px, and the results also fit at a text size of 200 %', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await visit.openHydrated(page, company.path)
  for (const answer of company.answers) {
    await expectNoCutTexts(page)
    await choose(page, company, answer)
    await button(page, words.next).click()
  }
  await expect(section(page).getByRole('heading', { level: 3 }).first()).toBeFocused()
  await expectNoCutTexts(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit.setTextSize(page, '200%')
  await expectNoCutTexts(page)
})

/** Returns whether two opposite corners of an element are visible and not covered. */
function isSeen(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const corners = [
    document.elementFromPoint(left, top + 1),
    document.elementFromPoint(right - 1, bottom - 1),
  ]
  return corners.every((found) => element.contains(found))
}

test('each submitted funding answer counts, even before hydration', async ({ page }) => {
  const { path, answers } = company
  const release = await visit.openUnhydrated(page, path)
  await choose(page, company, answers[0])
  await button(page, words.next).click()
  await expectDone(page, 0)
  release()
  await expectDone(page, 1)
  await expect(page).toHaveURL(hrefWithAnswers(company, answers.slice(0, 1)))

  await choose(page, company, answers[1])
  await button(page, words.next).click()
  await expectDone(page, 2)
  // Two submissions in quick succession both count, although the first one changes the URL.
  for (let times = 0; times < 2; times += 1) await button(page, words.back).click()
  await button(page, words.next).evaluate(({ form }: HTMLButtonElement) => {
    for (let times = 0; times < 2; times += 1) form?.requestSubmit()
  })
  await expect(page).toHaveURL(hrefWithAnswers(company, answers.slice(0, 2)))
  await expectDone(page, 2)
})

test(
  'a reload keeps the answers in the URL',
  { tag: ['@F47', '@firefox'] },
  async ({ page }) => {
    await visit.openHydrated(page, company.path)
    for (const answer of company.answers.slice(0, 2)) {
      await choose(page, company, answer)
      await button(page, words.next).click()
    }
    // Firefox would restore the option that was checked for the first question.
    await page.reload()
    await expectDone(page, 2)
  },
)

test('funding results are printed in full and repeated in the request', async ({
  page,
}) => {
  await visit.openHydrated(page, hrefWithAnswers(company, company.answers.slice(0, 2)))
  const list = section(page).getByRole('heading', { name: words.list.title })
  await expect(list).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(list).toBeVisible()
  await expect(section(page).locator('form')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await choose(page, company, company.answers[2])
  await button(page, words.next).click()
  await expect(section(page).locator('li dl:visible')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  const resultCount = await section(page).locator('li h4').count()
  await expect(section(page).locator('li dl:visible')).toHaveCount(resultCount)
  await page.emulateMedia({ media: 'screen' })

  const { content, answers } = company
  const lines = fundingLines(content, answers).map(({ term, text }) => `${term} ${text}`)
  await expectLines(page, lines)
  await section(page).getByRole('link', { name: words.request.company.action }).click()
  const request = page.locator('form li', { hasText: requests.funding.title })
  await expect(request.locator('span').first()).toHaveText(lines.join(' '))
})

test('the funding answers of an individual are only sent by e-mail', async ({
  page,
  context,
}) => {
  await visit.openHydrated(page, individual.path)
  await page.waitForLoadState('networkidle')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  for (const answer of individual.answers) {
    await choose(page, individual, answer)
    await button(page, words.next).click()
  }
  await page.waitForLoadState('networkidle')
  const files = /\/(?:assets\/[^/]*|favicon)\.(?:json|js|svg|woff2)$/
  expect(requested.filter((url) => !files.test(url))).toEqual([])
  const state = await context.storageState({ indexedDB: true })
  expect(state).toEqual({ cookies: [], origins: [] })
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)

  const link = section(page).getByRole('link', { name: words.request.individual.action })
  const mail = new URL((await link.getAttribute('href')) ?? '')
  expect(mail.protocol + mail.pathname).toBe(`mailto:${organisation.email}`)
  await expectLines(page, mail.searchParams.get('body')?.split('\r\n') ?? [])
})
