/** Runs the content checks of the build in a worker, because modules in the main thread contain old facts. */
import { parentPort } from 'node:worker_threads'
import { site } from '../../site.config.ts'

// The import is dynamic, so that `site.config.ts` reports invalid facts before `page-list.ts` reads them.
const { everyPage } = await import('#src/content/page-list.ts')
parentPort?.postMessage(site.validateContent(everyPage.map(({ path }) => path)))
