/** `npm test`: everything, browsers included. */
import { rm } from 'node:fs/promises'
import { runCommand } from '#tools/publish/publish.ts'
import { auditDependencies } from './audit.ts'
import { type Count, countPlaywright, countVitest } from './counts.ts'
import { installPrograms } from './install-browser.ts'
import {
  build,
  close,
  planted,
  run,
  runInPairs,
  siteTasks,
  staticTasks,
  units,
} from './tasks.ts'

/** The fewest tests that the other engines must have passed, where they are there. */
const engines = [
  {
    name: 'Firefox',
    least: 95,
    count: () => countPlaywright('reports/playwright.json', 'firefox'),
  },
  { name: 'WebKitGTK', least: 20, count: () => countVitest('reports/webkit.json') },
]

/** Minutes that the whole may take on two cores. */
const limit = 10

await runCommand(async () => {
  const started = performance.now()
  await rm('reports', { recursive: true, force: true })
  const [counts, missing] = await Promise.all([runInPairs(staticTasks), installPrograms()])
  const built = await run(build)
  counts.push(built, await run(units))
  if (built.failed === 0) counts.push(...(await runInPairs(siteTasks)))
  else counts.push(...siteTasks.map(() => ({ passed: 0, failed: 1, skipped: 0 })))
  for (const engine of engines) counts.push(await checkEngine(engine))
  counts.push(await run(planted))
  const { count: audited, text } = await auditDependencies()
  console.log(text)
  const isLate = performance.now() - started > limit * 60_000
  const late = isLate ? [`THIS TOOK LONGER THAN ${limit} MINUTES`] : []
  close([...counts, audited], started, [...missing, ...late])
})

/** An engine that is not there skips all its tests, which is said at the end. */
async function checkEngine({
  name,
  least,
  count,
}: (typeof engines)[number]): Promise<Count> {
  const { passed, failed, skipped } = await count()
  const isAbsent = passed + failed === 0 && skipped > 0
  const isKept = passed >= least || isAbsent
  console.log(`${isKept ? '✓' : '✗'} at least ${least} tests in ${name}: ${passed} passed`)
  return { passed: isKept ? 1 : 0, failed: isKept ? 0 : 1, skipped: 0 }
}
