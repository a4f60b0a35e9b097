import { expect, type Page } from '@playwright/test'
import { contact } from '#src/content/pages/contact.ts'
import { individualFaq } from '#src/content/pages/individual-faq.ts'
import { openLive } from './contact-page.ts'
import { test } from './fixtures.ts'
import { itemAt } from '#tests/item-at.ts'

const lists = [
  { path: '/contact', questions: contact.faq.items, count: 4 },
  { path: '/particulier/faq', questions: individualFaq.items, count: 9 },
] as const

/** Expects the answer of one question, or of none, and no other. */
async function expectOpen(
  page: Page,
  questions: readonly { id: string; answer: string }[],
  open: string | null,
) {
  for (const { id, answer } of questions)
    await expect(page.getByText(answer, { exact: true }), id).toBeVisible({
      visible: id === open,
    })
}

for (const { path, questions, count } of lists) {
  const ask = (page: Page, index: number) =>
    page.getByText(questions[index]?.question ?? '', { exact: true }).click()
  const idOf = (index: number) => questions.at(index)?.id ?? ''

  test(
    `B4 the questions of ${path} open one at a time, and close`,
    { tag: path === '/contact' ? '@firefox' : [] },
    async ({ page }) => {
      await openLive(page, path)
      await expect(page.locator('main details > summary')).toHaveCount(count)
      await expectOpen(page, questions, null)
      for (const index of questions.keys()) {
        await ask(page, index)
        await expectOpen(page, questions, idOf(index))
      }
      await ask(page, count - 1)
      await expectOpen(page, questions, null)
      // By the keyboard as well.
      const first = page.locator('main details > summary').first()
      await first.focus()
      await page.keyboard.press('Enter')
      await expectOpen(page, questions, idOf(0))
      await page.keyboard.press('Space')
      await expectOpen(page, questions, null)
    },
  )

  test(`B4 the address of a question of ${path} opens it, on load and later`, async ({
    page,
  }) => {
    await page.goto(`${path}#${idOf(-1)}`)
    await expectOpen(page, questions, idOf(-1))
    await expect(page.getByText(questions.at(-1)?.question ?? '')).toBeInViewport()
    await openLive(page, `${path}#${idOf(1)}`)
    await expectOpen(page, questions, idOf(1))
    await page.evaluate(
      (hash) => {
        location.hash = hash
      },
      `#${idOf(0)}`,
    )
    await expectOpen(page, questions, idOf(0))
    await expect(page.getByText(itemAt(questions, 0).question)).toBeInViewport()
    await page.goBack()
    await expectOpen(page, questions, idOf(1))
  })

  test.describe('F01 without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`the questions of ${path} open one at a time, their addresses too`, async ({
      page,
    }) => {
      await page.goto(`${path}#${idOf(1)}`)
      await expectOpen(page, questions, idOf(1))
      await ask(page, 0)
      await expectOpen(page, questions, idOf(0))
      await ask(page, 0)
      await expectOpen(page, questions, null)
    })
  })
}
