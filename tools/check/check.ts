/** `npm test`: everything, browsers included; with `--quick` what needs neither a build nor one. */
import { rm } from 'node:fs/promises'
import { runCommand } from '#tools/publish/publish.ts'
import { auditDependencies } from './audit.ts'
import { countTests, one } from './counts.ts'
import { installPrograms } from './install-browser.ts'
import { close, program, readReport, run, runInPairs, type Task } from './tasks.ts'

const checks: readonly Task[] = [
  { name: 'types', command: [...program('tsc'), '--noEmit'] },
  { name: 'lint', command: [...program('oxlint'), '--type-aware', '--deny-warnings'] },
  { name: 'format', command: [...program('oxfmt'), '--check'] },
]
const deadCode: Task = { name: 'dead code', command: program('knip') }
const models = ['--project=units', '--project=statecharts']

const build = {
  name: 'build',
  command: [process.execPath, 'tools/publish/build.ts', '--for-tests'],
}

const webkit = vitest('WebKitGTK', 'reports/webkit.json', ['--project=webkit'])
const browsers = {
  name: 'Chromium and Firefox',
  command: [...program('playwright'), 'test', '--reporter=list,json'],
  report: 'reports/playwright.json',
}
/** What reads the built site, in the order in which it starts: WebKitGTK leaves a processor idle. */
const siteTasks = [
  webkit,
  vitest('the built site', 'reports/built.json', ['--project=built']),
  browsers,
]

/** Minutes that the whole may take on two cores. */
const limit = 10

function vitest(name: string, report: string, options: readonly string[]) {
  const written = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return { name, command: [...program('vitest'), 'run', ...options, ...written], report }
}

/** The fewest tests that an engine must have passed; one that is not there skips all of its own. */
async function checkEngine(name: string, least: number, report: string, project?: string) {
  const { passed, failed, skipped } = countTests(await readReport(report), project)
  const isAbsent = passed + failed === 0 && skipped > 0
  const isKept = passed >= least || isAbsent
  console.log(`${isKept ? '✓' : '✗'} at least ${least} tests in ${name}: ${passed} passed`)
  return one(isKept ? 'passed' : 'failed')
}

await runCommand(async () => {
  const started = performance.now()
  if (process.argv.includes('--quick')) {
    const units = vitest('units and models', 'reports/quick.json', models)
    return close(await runInPairs([units, ...checks]), started)
  }
  await rm('reports', { recursive: true, force: true })
  const [counts, missing, audit] = await Promise.all([
    // Before the build, and alone: tests wait for the processors.
    runInPairs([...checks, deadCode]),
    // These wait for the network alone.
    installPrograms(),
    auditDependencies(),
  ])
  const views = [...models, '--project=views']
  const [built, units] = await Promise.all([
    run(build),
    run(vitest('units, models and views', 'reports/units.json', views)),
  ])
  counts.push(built, units)
  if (built.failed === 0) counts.push(...(await runInPairs(siteTasks)))
  else counts.push(...siteTasks.map(() => one('failed')))
  counts.push(await checkEngine('Firefox', 37, browsers.report, 'firefox'))
  counts.push(await checkEngine('WebKitGTK', 3, webkit.report))
  console.log(audit.text)
  const isLate = performance.now() - started > limit * 60_000
  const late = isLate ? [`THIS TOOK LONGER THAN ${limit} MINUTES`] : []
  close([...counts, audit.count], started, [...missing, ...late])
})
