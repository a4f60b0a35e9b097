/** Runs the checks of `npm test`, or with `--quick` those of `npm run check`, which take a minute. */
import { rm } from 'node:fs/promises'
import { runCommand } from '#tools/publish/publish.ts'
import { auditDependencies } from './audit.ts'
import { countTests, countOutcome } from './counts.ts'
import { installPrograms } from './install-programs.ts'
import { printSummary, npmBinary, readReport, runTasks, type Task } from './tasks.ts'

const oxlint = npmBinary('oxlint/bin/oxlint')
const staticChecks: readonly Task[] = [
  { name: 'types', command: [...npmBinary('typescript/bin/tsc'), '--noEmit'] },
  { name: 'lint', command: [...oxlint, '--type-aware', '--deny-warnings'] },
  { name: 'format', command: [...npmBinary('oxfmt/bin/oxfmt'), '--check'] },
]
const deadCodeCheck: Task = { name: 'dead code', command: npmBinary('knip/bin/knip.js') }
const modelProjects = ['units', 'statecharts']

const buildTask = {
  name: 'build',
  command: [process.execPath, 'tools/publish/build.ts', '--for-tests'],
}

/**
 * Builds the site of a second organisation. The task is the last of three, so that it usually starts after
 * `buildTask` has ended. If its site is older than that of `buildTask`, a test builds it again.
 */
const secondBuildTask = {
  name: 'build of a second organisation',
  command: [process.execPath, 'tests/second-organisation/second-site.ts'],
}

const webkitTask = vitestTask('WebKitGTK', 'reports/webkit.json', ['webkit'])
const playwrightTask = {
  name: 'Chromium and Firefox',
  command: [...npmBinary('@playwright/test/cli.js'), 'test'],
  report: 'reports/playwright.json',
}
/**
 * Tasks that read the built site. Two run at a time. The WebKitGTK task is first, because it uses little CPU time
 * and can therefore run beside another task.
 */
const siteTasks = [
  webkitTask,
  vitestTask('the built site', 'reports/built.json', ['built']),
  playwrightTask,
]

function vitestTask(name: string, report: string, projects: readonly string[]) {
  const filters = projects.map((project) => `--project=${project}`)
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const vitest = npmBinary('vitest/vitest.mjs')
  return { name, command: [...vitest, 'run', ...filters, ...output], report }
}

/** Checks that at least `least` tests passed in a browser engine. All may be skipped if the engine is missing. */
async function checkEngine(name: string, least: number, report: string, project?: string) {
  const { passed, failed, skipped } = countTests(await readReport(report), project)
  const isEngineMissing = passed + failed === 0 && skipped > 0
  const isMet = passed >= least || isEngineMissing
  console.log(`${isMet ? '✓' : '✗'} at least ${least} tests in ${name}: ${passed} passed`)
  return countOutcome(isMet ? 'passed' : 'failed')
}

await runCommand(async () => {
  const startTime = performance.now()
  if (process.argv.includes('--quick')) {
    const units = vitestTask('units and models', 'reports/quick.json', modelProjects)
    return printSummary(await runTasks([units, ...staticChecks]), startTime)
  }
  await rm('reports', { recursive: true, force: true })
  const [counts, missingPrograms, audit] = await Promise.all([
    // The tests start after these checks, because the checks use both cores.
    runTasks([...staticChecks, deadCodeCheck]),
    // The following two tasks mostly wait for the network.
    installPrograms(),
    auditDependencies(),
  ])
  const projects = [...modelProjects, 'views']
  const unitsTask = vitestTask('units, models and views', 'reports/units.json', projects)
  const earlyCounts = await runTasks([buildTask, unitsTask, secondBuildTask])
  counts.push(...earlyCounts)
  if (earlyCounts[0]?.failed === 0) counts.push(...(await runTasks(siteTasks)))
  else counts.push(...siteTasks.map(() => countOutcome('failed')))
  counts.push(await checkEngine('Firefox', 28, playwrightTask.report, 'firefox'))
  counts.push(await checkEngine('WebKitGTK', 3, webkitTask.report))
  console.log(audit.text)
  printSummary([...counts, audit.count], startTime, missingPrograms)
})
