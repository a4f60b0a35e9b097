import { expect, type Page } from '@playwright/test'
import { pages } from '#src/content/page-list.ts'
import { programmePaths } from '#src/content/programme-paths.ts'
import { titleOf } from '#tests/page-names.ts'
import * as visit from './visit.ts'
import { test } from './fixtures.ts'
import { collectConsoleErrors, collectDocuments } from './requests.ts'

/** What the document says of its page, without what the application fetches for itself. */
async function headOf(page: Page) {
  const tags = await page
    .locator(
      'head > :is(title, meta, link:not([rel$=preload])), [type="application/ld+json"]',
    )
    .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML))
  return tags.toSorted()
}

/** With data for machines of every kind, and without. */
const paths = [
  '/',
  '/formations',
  ...programmePaths.slice(0, 1),
  '/aucune-page',
  '/contact',
]

test('F21 the head of a page is that of its own document, reached by a link or by Back, without a console error @firefox', async ({
  page,
  context,
}) => {
  // Some twice: the page of an unknown address stands amid the others.
  const walk = [...paths, '/', '/formations']
  const consoleErrors = collectConsoleErrors(page)
  // Firefox says nothing of them in its console.
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (refusal) => console.error(refusal))
  })
  const document = await context.newPage()
  // Its own head is in it from the start.
  await document.route(/\.js$/, (route) => route.abort())
  const expected = new Map<string, readonly string[]>()
  for (const path of paths) {
    await document.goto(path)
    expected.set(path, await headOf(document))
  }
  expect(new Set([...expected.values()].map(String)).size).toBe(paths.length)

  await visit.openLive(page, '/particulier')
  const documents = collectDocuments(page)
  for (const path of walk) {
    await visit.travelTo(page, path)
    await expect.poll(() => headOf(page), path).toEqual(expected.get(path))
  }
  for (const path of walk.toReversed().slice(1, 5)) {
    await page.goBack()
    await expect.poll(() => headOf(page), `back to ${path}`).toEqual(expected.get(path))
  }
  for (const { path } of pages) {
    await visit.travelTo(page, path)
    await expect(page).toHaveTitle(titleOf(path))
  }
  expect(documents).toEqual([])
  expect(consoleErrors).toEqual([])
})
