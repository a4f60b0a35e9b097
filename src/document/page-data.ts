import { entryOf, type PageId } from '#src/content/page-list.ts'
import { pageContents } from '#src/page-content/page-contents.ts'
import { headOf } from './document-head.ts'

/**
 * Resolves to the data of a page at a path. For the browser, `tools/publish/vite-plugins.ts` replaces this
 * module. In a build, the replacement fetches the data; during development it contains them. The browser thus
 * receives neither the facts nor the functions that compute the texts.
 */
export async function loadPageData<Page extends PageId>(page: Page, path: string) {
  const { head, ...content } = pageContents[page](path)
  return { head: headOf(entryOf(path), head), content }
}
