import { expect, type Page } from '@playwright/test'
import { individualFaq } from '#src/content/pages/individual-faq.ts'
import { openLive, wake } from './contact-page.ts'
import { test } from './fixtures.ts'
import { itemAt } from '#tests/item-at.ts'

const path = '/particulier/faq'
const questions = individualFaq.items
const [first, second] = [itemAt(questions, 0), itemAt(questions, 1)]
const last = itemAt(questions, questions.length - 1)
type Question = typeof first

const ask = (page: Page, { question }: Question) =>
  page.getByText(question, { exact: true }).click()
/** Expects the answer of one question, or of none, and no other. */
const expectOpen = async (page: Page, open: Question | null) => {
  for (const { id, answer } of questions)
    await expect(page.getByText(answer), id).toBeVisible({
      visible: id === open?.id,
    })
}
/** Has the browser look on the page for the words that an answer begins with. */
const search = async (page: Page, { answer }: Question) => {
  const words = answer.split(' ').slice(0, 5).join(' ')
  // A hyphen would say that the words only stand before those to be found.
  const text = encodeURIComponent(words).replaceAll('-', '%2D')
  await page.goto(`${path}#:~:text=${text}`)
}

test('B4 questions open one at a time, and close @firefox', async ({ page }) => {
  await openLive(page, path)
  await expectOpen(page, null)
  for (const question of questions) {
    await ask(page, question)
    await expectOpen(page, question)
  }
  await ask(page, last)
  await expectOpen(page, null)
  await page.locator('main details > summary').first().focus()
  await page.keyboard.press('Enter')
  await expectOpen(page, first)
  await page.keyboard.press('Space')
  await expectOpen(page, null)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'B4' : 'F01 without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('the address of a question opens it, on load and later', async ({ page }) => {
      await page.goto(`${path}#${last.id}`)
      await expectOpen(page, last)
      await expect(page.getByText(last.question)).toBeInViewport()
      if (javaScriptEnabled) await wake(page)
      await page.goto(`${path}#${first.id}`)
      await expectOpen(page, first)
      await expect(page.getByText(first.question)).toBeInViewport()
      await page.goBack()
      if (javaScriptEnabled) await expectOpen(page, last)
      await ask(page, second)
      await expectOpen(page, second)
      await ask(page, second)
      await expectOpen(page, null)
    })
  })

test('B4 a text in a closed answer is found before the application and later, and its answer closes', async ({
  page,
}) => {
  await search(page, last)
  await expectOpen(page, last)
  await expect(page.getByText(last.answer, { exact: true })).toBeInViewport()
  await wake(page)
  await expectOpen(page, last)
  for (const found of [second, first]) {
    await search(page, found)
    await expectOpen(page, found)
  }
  await ask(page, first)
  await expectOpen(page, null)
})
