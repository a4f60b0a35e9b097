import { solutions } from '#src/content/navigation.ts'
import { name } from '#src/content/organisation.ts'
import { nameOf, notFound, pages } from '#src/content/page-list.ts'
import { itemAt } from './item-at.ts'

type Texts = { readonly head: { readonly title: string } }

const titles = new Map(
  await Promise.all(
    [...pages, notFound].map(async (entry) => {
      const { head }: Texts = await import(`../src/page-content/${nameOf(entry)}.ts`)
      return [entry.path, `${head.title} | ${name}`] as const
    }),
  ),
)

/** What the browser's tab calls the page at a path. */
export function titleOf(path: string): string {
  const title = titles.get(path)
  if (title === undefined) throw new Error(`there is no page ${path}`)
  return title
}

/** The link at this place of the Solutions menu, from 0. */
export const solution = (place: number) => itemAt(solutions.items, place)
