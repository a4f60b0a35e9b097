/** Asks the build's own checks in a thread of its own: what the server has read is from when it began. */
import { parentPort } from 'node:worker_threads'
import { site } from '../../site.config.ts'

// Once it is settled whose facts are read.
const { everyPage } = await import('#src/content/page-list.ts')
parentPort?.postMessage(site.validateContent(everyPage.map(({ path }) => path)))
