import { expect, test } from 'vitest'
import { ariaCurrentFor } from '#src/content/page-list.ts'

test.each([
  { href: '/formations', path: '/formations', current: 'page' },
  { href: '/formations', path: '/formations/parcours-integration', current: true },
  { href: '/formations', path: '/contact', current: undefined },
  { href: '/particulier', path: '/particulier/faq', current: undefined },
])('a link to $href is marked as $current on $path', ({ href, path, current }) => {
  expect(ariaCurrentFor(href, path)).toBe(current)
})
