import { solutions } from '#src/content/navigation.ts'
import { name } from '#src/content/organisation.ts'
import { notFound, pages } from '#src/content/page-list.ts'
import { contentOf } from '#src/page-content/page-contents.ts'
import { itemAt } from './item-at.ts'

const titles = new Map(
  [...pages, notFound].map(({ path, page }) => [
    path,
    `${contentOf(page, path).head.title} | ${name}`,
  ]),
)

/** What the browser's tab calls the page at a path. */
export function documentTitleOf(path: string): string {
  const title = titles.get(path)
  if (title === undefined) throw new Error(`there is no page ${path}`)
  return title
}

/** The link at this place of the Solutions menu, from 0. */
export const solutionLink = (place: number) => itemAt(solutions.items, place)
