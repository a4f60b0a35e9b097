/** Runs the content checks of the build in a worker, because modules in the main thread contain old facts. */
import { parentPort } from 'node:worker_threads'
import '../../site.config.ts'

// These imports are dynamic, so that `site.config.ts` reports invalid facts before the modules read them.
const { everyPage } = await import('#src/content/page-list.ts')
const { contentIssues } = await import('#src/checks/validate-content.ts')
parentPort?.postMessage(contentIssues(everyPage.map(({ path }) => path)))
