/** Runs the build's checks in a worker, because modules in the main thread contain old facts. */
import { parentPort } from 'node:worker_threads'
import { site } from '../../site.config.ts'

// Imported after `site.config.ts`, which determines the facts folder.
const { everyPage } = await import('#src/content/page-list.ts')
parentPort?.postMessage(site.validateContent(everyPage.map(({ path }) => path)))
