import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { courses, listOf } from '#src/content/course-list.ts'
import * as texts from '#src/content/pages/catalogue.ts'
import { WholePage } from '#src/features/page-view.tsx'
import { catalogueView } from '#src/pages/company/catalogue.tsx'
import { openPage } from './open-page.tsx'

const many = Array.from({ length: 5 }, (_, time) =>
  courses.map((course) => ({ ...course, anchor: `${course.anchor}-${time}` })),
)
const content = { ...texts, ...listOf(many.flat()) }
const links = () =>
  [...document.querySelectorAll('li[data-category] a')].map((link) =>
    link.getAttribute('href'),
  )

test('a catalogue too long for cards is an index by category, which the filter narrows', async () => {
  openPage(<WholePage view={catalogueView} content={content} />, '/formations')
  const [, ...categories] = texts.courseCategories
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
