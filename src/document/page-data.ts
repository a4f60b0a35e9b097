import { entryOf, type PageId } from '#src/content/page-list.ts'
import type { PageHead } from '#src/dom/page-head.ts'
import { contentOf, type PageContent } from '#src/page-content/page-contents.ts'
import { headOf } from './document-head.ts'

/** The head of a page's document, and the texts that its view renders. */
export type PageData<Page extends PageId> = {
  head: PageHead
  content: Omit<PageContent<Page>, 'head'>
}

/**
 * Resolves to the data of a page at a path. In the browser, `tools/publish/vite-plugins.ts` replaces
 * this module by one that fetches a JSON file for each path: neither the facts nor the functions
 * that compute the texts are published.
 */
export async function loadPageData<Page extends PageId>(page: Page, path: string) {
  const { head, ...content } = contentOf(page, path)
  return { head: headOf(entryOf(path), head), content }
}
