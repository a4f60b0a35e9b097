import { expect, type Locator, type Page } from '@playwright/test'
import { dateWords } from '#src/content/programme-words.ts'
import { courses } from '#src/model/course-list.ts'
import { catalogue, courseCategories } from '#src/page-content/catalogue.ts'
import { chooser } from '#src/page-content/chooser.ts'
import { contact } from '#src/page-content/contact.ts'
import { individualFaq } from '#src/page-content/individual-faq.ts'
import {
  individualCategories,
  individualTrainings,
} from '#src/page-content/individual-trainings.ts'
import {
  mandatoryCategories,
  mandatoryTrainings,
} from '#src/page-content/mandatory-trainings.ts'
import { itemAt } from '#tests/item-at.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'

const faq = '/particulier/faq'
const questions = individualFaq.items
const [first, second] = [itemAt(questions, 0), itemAt(questions, 1)]
const last = itemAt(questions, questions.length - 1)
type Question = typeof first

const ask = (page: Page, { question }: Question) =>
  page.getByText(question, { exact: true }).click()
/** Expects only the answer to this question to be visible, or no answer if `open` is `null`. */
async function expectAnswer(page: Page, open: Question | null) {
  for (const { id, answer } of questions)
    await expect(page.getByText(answer), id).toBeVisible({ visible: id === open?.id })
}
/** Opens the FAQ page with a text fragment for the first five words of an answer. */
async function openTextFragment(page: Page, { answer }: Question) {
  const words = answer.split(' ').slice(0, 5).join(' ')
  // In a text fragment, an unescaped hyphen can mark context, as in `prefix-,text`.
  await page.goto(`${faq}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`)
}

test.describe('without JavaScript', { tag: '@F01' }, () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a URL fragment opens only its question, on load and when the fragment changes',
    { tag: ['@B4', '@rgaa-questions-without-script'] },
    async ({ page }) => {
      await page.goto(`${faq}#${last.id}`)
      await expectAnswer(page, last)
      await expect(page.getByText(last.question)).toBeInViewport()
      await page.goto(`${faq}#${first.id}`)
      await expectAnswer(page, first)
      await expect(page.getByText(first.question)).toBeInViewport()
      await ask(page, second)
      await expectAnswer(page, second)
      await ask(page, second)
      await expectAnswer(page, null)
    },
  )
})

test(
  'a text fragment in the URL opens the answer that contains it, before and after hydration',
  { tag: ['@B4'] },
  async ({ page }) => {
    await openTextFragment(page, last)
    await expectAnswer(page, last)
    await expect(page.getByText(last.answer, { exact: true })).toBeInViewport()
    await visit.hydrate(page)
    await expectAnswer(page, last)
    for (const found of [second, first]) {
      await openTextFragment(page, found)
      await expectAnswer(page, found)
    }
    await ask(page, first)
    await expectAnswer(page, null)
  },
)

const filters = [
  {
    path: '/formations',
    key: 'categorie',
    categories: courseCategories,
    items: courses,
  },
  {
    path: '/solutions/formations-obligatoires',
    key: 'domaine',
    categories: mandatoryCategories,
    items: mandatoryTrainings,
  },
  {
    path: '/particulier/formations',
    key: 'domaine',
    categories: individualCategories,
    items: individualTrainings,
  },
] as const
type Filter = (typeof filters)[number]

const [catalogueFilter] = filters
const filterLinks = (page: Page) =>
  page.getByRole('group', { name: catalogue.filterLabel }).getByRole('link')
const titlesIn = ({ items }: Filter, category: string): readonly string[] =>
  items
    .filter((item) => category === 'all' || item.category === category)
    .map(({ title }) => title)

/** Expects exactly the trainings of a category to be visible. */
async function expectTrainings(page: Page, shown: Filter, category: string) {
  const known = titlesIn(shown, 'all')
  const headings = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect
    .poll(async () =>
      (await headings.allTextContents()).filter((text) => known.includes(text)),
    )
    .toEqual(titlesIn(shown, category))
}

test(
  'a filter option chosen before hydration is applied at once and can be changed',
  { tag: ['@firefox'] },
  async ({ page }) => {
    const release = await visit.openUnhydrated(page, '/formations')
    const chosen = filterLinks(page).nth(2)
    const fill = (chip: Locator) =>
      chip.evaluate((element) => getComputedStyle(element).backgroundColor)
    const marked = await fill(filterLinks(page).first())
    const plain = await fill(chosen)
    await chosen.click()
    await expect(page).toHaveURL('/formations#categorie-continue')
    await expectTrainings(page, catalogueFilter, 'continue')
    await page.mouse.move(0, 0)
    expect(await fill(chosen)).toBe(marked)
    expect(await fill(filterLinks(page).first())).toBe(plain)
    release()
    await expectTrainings(page, catalogueFilter, 'continue')
    await filterLinks(page).nth(3).click()
    await expectTrainings(page, catalogueFilter, 'management')
  },
)

test.describe('without JavaScript', { tag: '@F01' }, () => {
  test.use({ javaScriptEnabled: false })

  test('each filter option shows only the trainings of its category', async ({ page }) => {
    for (const shown of filters)
      for (const { id } of shown.categories) {
        await page.goto(id === 'all' ? shown.path : `${shown.path}#${shown.key}-${id}`)
        await expectTrainings(page, shown, id)
      }
  })
})

test('both spaces can be chosen on the first screen of a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  for (const { call } of [chooser.company, chooser.individual])
    await expect(page.getByText(call)).toBeInViewport({ ratio: 1 })
})

test('a link to the form for individuals shows its first field on a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/particulier/contact#formulaire')
  const field = page.getByRole('main').getByRole('textbox').first()
  await expect(field).toBeInViewport({ ratio: 0.9 })
})

for (const [path, start] of [
  ['/contact', 'textbox'],
  ['/particulier/contact', 'group'],
] as const)
  test(`the form of ${path} begins on a phone’s first screen, above the address`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 740 })
    await page.goto(path)
    const form = page.getByRole('main').getByRole(start).first()
    await expect(form).toBeInViewport()
    const address = page.getByText(itemAt(contact.details.address.lines, 0))
    const tops = await Promise.all(
      [form, address.filter({ visible: true })].map(
        async (part) => (await part.boundingBox())?.y,
      ),
    )
    expect(tops[0]).toBeLessThan(tops[1] ?? 0)
  })

test('the next dates of a row of courses are level, even if one of its prices has more lines', async ({
  page,
}) => {
  await page.goto('/formations')
  const dates = page.getByRole('main').getByText(dateWords.next, { exact: true })
  const unit = page.getByRole('definition').filter({ hasText: ' HT ' }).first()
  await unit.evaluate((element) => element.append(' and a longer unit'.repeat(5)))
  const tops = await dates.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().top),
  )
  expect(tops[0]).toBe(tops[1])
})
