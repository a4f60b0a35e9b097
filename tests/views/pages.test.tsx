import { cleanup, configure, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { claimLabels } from '#src/content/claim-labels.ts'
import { everyPage, notFound } from '#src/content/page-list.ts'
import { courses, listOf } from '#src/content/course-list.ts'
import * as catalogueTexts from '#src/content/pages/catalogue.ts'
import { individualFaq } from '#src/content/pages/individual-faq.ts'
import * as trainingTexts from '#src/content/pages/individual-trainings.ts'
import { WholePage } from '#src/features/page-view.tsx'
import { catalogueView } from '#src/pages/company/catalogue.tsx'
import { individualFaqView } from '#src/pages/individual/individual-faq.tsx'
import { individualTrainingsView } from '#src/pages/individual/individual-trainings.tsx'
import { courseAt, itemAt } from '#tests/item-at.ts'
import { openPage, openSite, startApp } from './open-page.tsx'

const catalogue = <WholePage view={catalogueView} content={catalogueTexts} />
const trainings = <WholePage view={individualTrainingsView} content={trainingTexts} />
const { anchor, title } = courseAt(2)

test.each([
  {
    page: catalogue,
    button: `Demander des informations ${title}`,
    notice: 'courseRequest',
    subject: title,
    ask: `/contact?sujet=information-sur-une-formation&formation=${anchor}#formulaire`,
  },
  {
    page: catalogue,
    button: 'Demander une formation sur mesure',
    notice: 'tailorMadeRequest',
    subject: 'Formation sur mesure',
    ask: '/contact?sujet=formation-sur-mesure#formulaire',
  },
  {
    page: trainings,
    button: 'En savoir plus sur la formation Excel',
    notice: 'trainingDetails',
    subject: 'Excel',
    ask: '/particulier/contact#formulaire',
  },
])('« $button » has a notice that names $subject', async ({ page, button, ...notice }) => {
  const opened = openPage(page)
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect(opened.notice()).toEqual(notice)
})

test('a catalogue too long for cards is an index by category, which the filter narrows', async () => {
  const many = Array.from({ length: 5 }, (_, time) =>
    courses.map((course) => ({ ...course, anchor: `${course.anchor}-${time}` })),
  )
  const content = { ...catalogueTexts, ...listOf(many.flat()) }
  openPage(<WholePage view={catalogueView} content={content} />, '/formations')
  const links = () =>
    [...document.querySelectorAll('li[data-category] a')].map((link) =>
      link.getAttribute('href'),
    )
  const [, ...categories] = catalogueTexts.courseCategories
  const headings = categories.map(({ name }) => screen.queryByRole('heading', { name }))
  expect(headings).not.toContain(null)
  expect(links()).toHaveLength(5 * courses.length)
  const chosen = categories.find(({ id }) => id === 'management')
  await userEvent.click(screen.getByRole('link', { name: new RegExp(`^${chosen?.name}`) }))
  const own = courses.filter(({ category }) => category === chosen?.id)
  expect(links()).toEqual(
    own.flatMap(({ path }) => many.map(() => `${path}#categorie-management`)),
  )
  expect(screen.queryByRole('heading', { name: categories[0]?.name ?? '' })).toBeNull()
})

test('the anchor of a question opens it, and no other; another one takes its place, in old browsers too', async () => {
  const { id, question } = itemAt(individualFaq.items, 3)
  const page = <WholePage view={individualFaqView} content={{ individualFaq }} />
  openPage(page, `/particulier/faq#${id}`)
  const open = () => [...document.querySelectorAll('details[open] > summary')]
  expect(open().map(({ textContent }) => textContent)).toEqual([question])
  // Chrome 119, Firefox 115 and Safari 17 know no name that several questions have.
  for (const each of document.querySelectorAll('details')) each.removeAttribute('name')
  const other = itemAt([...document.querySelectorAll('summary')], 1)
  await userEvent.click(other)
  expect(open()).toEqual([other])
})

test('the training account’s code is said to be checked past its end, by the visitor’s clock', () => {
  vi.setSystemTime('2029-06-01T12:00')
  openPage(trainings)
  expect(screen.getByText(/^Oui, RS/).textContent).toMatch(
    new RegExp(` ${claimLabels.checking}\\.$`),
  )
})

test('under StrictMode a page of every view is drawn without an error of React’s @rgaa-react-errors', async () => {
  configure({ reactStrictMode: true })
  onTestFinished(() => configure({ reactStrictMode: false }))
  const said = vi.spyOn(console, 'error')
  const byView = new Map([...everyPage, notFound].map(({ page, path }) => [page, path]))
  expect(byView.size).toBeGreaterThan(10)
  for (const path of byView.values()) {
    await openSite(startApp(), path)
    expect(screen.getByRole('main').innerHTML, path).not.toBe('')
    cleanup()
  }
  expect(said.mock.calls).toEqual([])
})
