import { everything } from '#machines/filter.ts'

/** Returns the URL of the page at `path` with one category selected. */
export function filterAddress(path: string, name: string, category: string): string {
  return category === everything ? path : `${path}#${name}-${category}`
}
