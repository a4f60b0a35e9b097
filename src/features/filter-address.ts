import { everything } from '#machines/filter.ts'

export function filterAddress(path: string, name: string, category: string): string {
  return category === everything ? path : `${path}#${name}-${category}`
}
