import { everything } from '#machines/filter.ts'

/** Where the page at `path` shows one category of its filter, or all. */
export function filterAddress(path: string, name: string, category: string): string {
  return category === everything ? path : `${path}#${name}-${category}`
}
