import { expect, type Page } from '@playwright/test'
import { contact } from '#src/content/pages/contact.ts'
import { individualFaq } from '#src/content/pages/individual-faq.ts'
import { openLive, wake } from './contact-page.ts'
import { test } from './fixtures.ts'
import { itemAt } from '#tests/item-at.ts'

type Question = { readonly question: string; readonly answer: string }

/** Has the browser look on a page for the words that an answer begins with. */
async function search(page: Page, path: string, { answer }: Question) {
  const words = answer.split(' ').slice(0, 5).join(' ')
  // A hyphen would say that the words only stand before those to be found.
  const text = encodeURIComponent(words).replaceAll('-', '%2D')
  await page.goto(`${path}#:~:text=${text}`)
}

for (const { path, questions } of [
  { path: '/contact', questions: contact.faq.items },
  { path: '/particulier/faq', questions: individualFaq.items },
]) {
  const first = itemAt(questions, 0)
  const second = itemAt(questions, 1)
  const expectOpen = async (page: Page, open: Question | null) => {
    for (const { question, answer } of questions)
      await expect(page.getByText(answer, { exact: true }), question).toBeVisible({
        visible: question === open?.question,
      })
  }

  test(`B4 a text in a closed answer of ${path} is found, and stays in sight`, async ({
    page,
  }) => {
    const found = itemAt(questions, questions.length - 1)
    await search(page, path, found)
    await expectOpen(page, found)
    await expect(page.getByText(found.answer, { exact: true })).toBeInViewport()
    await wake(page)
    await expectOpen(page, found)
    await page.getByText(found.question, { exact: true }).click()
    await expectOpen(page, null)
  })

  test(`B4 what is found on ${path} later opens its answer alone, and closes`, async ({
    page,
  }) => {
    await openLive(page, path)
    await search(page, path, second)
    await expectOpen(page, second)
    await search(page, path, first)
    await expectOpen(page, first)
    await page.getByText(first.question, { exact: true }).click()
    await expectOpen(page, null)
  })
}
