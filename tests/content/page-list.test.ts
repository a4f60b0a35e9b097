import { expect, test } from 'vitest'
import { ariaCurrentFor, entryOf } from '#src/content/page-list.ts'

test.each([
  { href: '/formations', path: '/formations', current: 'page' },
  { href: '/formations', path: '/formations/parcours-integration', current: true },
  { href: '/formations', path: '/contact', current: undefined },
  { href: '/particulier', path: '/particulier/faq', current: undefined },
])('a link to $href on $path has aria-current $current', ({ href, path, current }) => {
  expect(ariaCurrentFor(href, path)).toBe(current)
})

test.each([
  ['/contac%74', '/contact'],
  ['/solutions%2Fpoei/', '/solutions/poei'],
  ['/', '/'],
  ['/%E0%A4%A', '/404'],
])('F33 the URL path %s leads to the page %s', (pathname, path) => {
  expect(entryOf(pathname).path).toBe(path)
})
