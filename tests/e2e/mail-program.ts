import { expect, type Page } from '@playwright/test'
import { answers, expectValues, fillIn, submitButton } from './contact-page.ts'

/** Has the page's title say whether a form was left to the browser, which would open a mail program. */
export async function watchSubmissions(page: Page) {
  await page.evaluate(() =>
    addEventListener('submit', (event) => {
      document.title = event.defaultPrevented ? 'held' : 'left to the browser'
      event.preventDefault()
    }),
  )
}

/** Fills the form in and expects that it goes by mail program, with every value kept. */
export async function expectMailProgram(page: Page) {
  await fillIn(page, answers)
  await watchSubmissions(page)
  await submitButton(page).click()
  await expect(page).toHaveTitle('left to the browser')
  await expectValues(page, answers)
}
