import { expect, type Page } from '@playwright/test'
import { programmePaths } from '#src/content/programme-paths.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'

/**
 * Returns the metadata of a page (without preload links), the URL that is printed on it, and its visible elements
 * with their classes.
 */
async function describePage(page: Page) {
  const head = await page
    .locator(
      'head > :is(title, meta, link:not([rel$=preload])), [type="application/ld+json"]',
    )
    .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML))
  const printedUrl = await page.locator('#printed-from').innerText()
  const body = await page.locator('body').evaluate((element) => {
    const unseen = '[hidden], [hidden] *, [data-drawing] *'
    return [...element.querySelectorAll(`#root :not(${unseen})`)].map((part) => {
      // Prerendered pages lack the component classes that have no styles.
      const names = [...part.classList].filter((name) => !name.startsWith('sc-'))
      if (!part.matches('[data-drawing], img:not([loading])'))
        return `${part.localName}.${names.join('.')}`
      // A drawing above the fold is inline in a prerendered page, but loaded as a file after a navigation.
      const { left, width, height } = part.getBoundingClientRect()
      return ['drawing', ...names, ...[left, width, height].map(Math.round)].join('.')
    })
  })
  return [...head.toSorted(), printedUrl, ...body]
}

/** Pages with different kinds of structured data. */
const paths = [
  '/',
  '/formations',
  ...programmePaths.slice(0, 1),
  '/aucune-page',
  '/contact',
  '/entreprise',
  '/particulier/faq',
]

test(
  'after a client-side navigation, a page has the head and appearance of its prerendered document',
  { tag: ['@B1', '@F21', '@F33', '@rgaa-title-follows'] },
  async ({ page, context }) => {
    const consoleErrors = visit.collectConsoleErrors(page)
    const document = await context.newPage()
    await document.route(/\.js$/, (route) => route.abort())
    const expected = new Map<string, readonly string[]>()
    for (const path of paths) {
      await document.goto(path)
      await visit.expectWebFont(document.locator('body'))
      expected.set(path, await describePage(document))
    }
    await document.close()
    expect(new Set([...expected.values()].map(String)).size).toBe(paths.length)

    await visit.openHydrated(page, '/particulier')
    const documents = visit.collectDocuments(page)
    for (const path of paths) {
      await visit.navigateTo(page, path)
      await expect.poll(() => describePage(page), path).toEqual(expected.get(path))
    }
    expect(documents).toEqual([])
    expect(consoleErrors).toEqual([])
  },
)
