import { solutions } from '#src/content/navigation.ts'
import { name } from '#src/content/organisation.ts'
import { notFound, pages } from '#src/content/page-list.ts'
import { pageContents } from '#src/page-content/page-contents.ts'
import { itemAt } from './item-at.ts'

const titles = new Map(
  [...pages, notFound].map(({ path, page }) => [
    path,
    `${pageContents[page](path).head.title} | ${name}`,
  ]),
)

/** Returns the document title of the page at a path. Pages of programmes are not supported. */
export function documentTitleOf(path: string): string {
  const title = titles.get(path)
  if (title === undefined) throw new Error(`There is no page at ${path}.`)
  return title
}

export const solutionLink = (index: number) => itemAt(solutions.items, index)
