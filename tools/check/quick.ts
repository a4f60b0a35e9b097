/** `npm run check`: what needs neither a build nor a browser, in under a minute. */
import { close, quickSteps, runInPairs } from './steps.ts'

const started = performance.now()
close(await runInPairs(quickSteps), started)
