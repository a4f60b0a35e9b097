import { globSync, readFileSync } from 'node:fs'

/**
 * The tests that are evidence for a standard, each by the tag that ends its title:
 * `no page holds a table @rgaa-no-table`.
 */
export function taggedTests(standard: 'asvs' | 'rgaa') {
  const tags = new RegExp(` @${standard}-([a-z-]+)(?=(?: @[\\w-]+)*['"\`])`, 'g')
  return globSync('{tests,tools}/**/*.test.{ts,tsx}', {
    exclude: ['**/node_modules'],
  }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(tags)].map(([, tag = '']) => ({ file, tag })),
  )
}
