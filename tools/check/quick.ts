/** `npm run check`: what needs neither a build nor a browser, in under a minute. */
import { close, quickTasks, runInPairs } from './tasks.ts'

const started = performance.now()
close(await runInPairs(quickTasks), started)
