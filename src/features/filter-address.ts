import { everything } from '#machines/filter.ts'

/** Returns the URL of the page at `path` with a category, or for `everything` without a category. */
export function filterAddress(path: string, name: string, category: string): string {
  return category === everything ? path : `${path}#${name}-${category}`
}
