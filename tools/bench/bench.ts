/** Measures every page beside its references, prints the verdicts, and writes the report. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import {
  buildSite,
  mailboxEnvironment,
  runCommand,
  testMailboxOrigin,
} from '#tools/publish/publish.ts'
import { chromiumArguments, findChromium, findHeadlessShell } from '#tools/check/browser.ts'
import { budgets, compare, type Verdict } from './budgets.ts'
import { calibrate } from './calibrate.ts'
import { selfSigned } from '#tools/publish/publish.ts'
import { described } from './conditions.ts'
import { readConfig } from './config.ts'
import { type Results, titles } from './measures.ts'
import { floorResources, stackScript, stackResources } from './references.ts'
import { reportHtml } from './report-html.ts'
import { gather, measureRun, planOf, type Run } from './run.ts'
import { serveSecurely } from './serve.ts'
import { readResources, type Resources, stripped, weigh } from './resources.ts'
import { timeValidators } from './validators.ts'
import { alignRows, pageColumns, pageRows, ratioRows, verdictRows } from './table.ts'

const root = process.cwd()
const reports = path.join(root, 'reports')

const usage = `npm run bench -- [--runs 24] [--pages /contact,/formations] [--folder dist-bench]

Measures every page under ${described}.
--runs    how many interleaved runs, 24 by default; each measures all with fewer than 6
--pages   some pages only, by their paths
--folder  takes a folder that is built instead of building one`

/** Or the headless shell gives the glyphs of a local font whole pixels: shifts that nobody sees. */
const fractionalLetters = '--font-render-hinting=none'

const busyNotice = `
This machine is busy with something else (load ${loadavg()[0]?.toFixed(1)}): times will be too long,
and ratios will vary. Bytes are right.
`

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '24' },
      pages: { type: 'string' },
      folder: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  const runs = Number(values.runs)
  if (values.help) {
    console.log(usage)
    return
  }
  if (!Number.isInteger(runs) || runs < 1) throw new Error(usage)
  const executablePath = browserPath()
  const folder = path.join(root, values.folder ?? 'dist-bench')
  if (values.folder === undefined)
    await buildSite('dist-bench', mailboxEnvironment(testMailboxOrigin))
  const { site, pages } = await readResources(folder)
  const paths = values.pages?.split(',') ?? pages
  const unknown = paths.filter((one) => !pages.includes(one))
  if (unknown.length > 0) throw new Error(`No such page: ${unknown.join(', ')}.`)
  const sites = {
    site,
    withoutScript: await stripped(folder, site),
    floor: await floorResources(),
    stack: await stackResources(),
  }
  if ((loadavg()[0] ?? 0) > 1.5) console.log(busyNotice)
  const { validators } = await readConfig()
  const timed = await timeValidators(validators, runs)
  const { measured, calibration } = await measure(executablePath, sites, paths, runs)
  const results: Results = { ...gather(measured, paths), weights: weigh(site, pages) }
  const compared = budgets.map((budget) => compare(budget, results))
  const verdicts = [...compared, timed]
  const conditions = [
    described,
    `processor found ×${calibration.slowdown.toFixed(1)} slower`,
    `${runs} interleaved runs`,
  ].join('; ')
  print(results, compared, verdicts)
  console.log(`\n${conditions}`)
  await write(results, verdicts, conditions)
  if (verdicts.some(({ proved }) => proved.length > 0)) process.exitCode = 1
})

/** @throws one sentence when there is no Chromium */
function browserPath() {
  const { env } = process
  const found = findHeadlessShell(env) ?? findChromium(env) ?? chromium.executablePath()
  if (existsSync(found)) return found
  throw new Error(
    'The bench needs Chromium: install it and name it in CHROMIUM_PATH, ' +
      'or run "npx playwright install chromium".',
  )
}

async function measure(
  executablePath: string,
  sites: Readonly<Record<'site' | 'withoutScript' | 'floor' | 'stack', Resources>>,
  paths: readonly string[],
  runs: number,
) {
  const certificate = selfSigned()
  const serve = (site: Resources) => serveSecurely(site, certificate)
  const [site, withoutScript, floor, stack] = await Promise.all([
    serve(sites.site),
    serve(sites.withoutScript),
    serve(sites.floor),
    serve(sites.stack),
  ])
  const origins = {
    site: site.origin,
    withoutScript: withoutScript.origin,
    floor: floor.origin,
    stack: stack.origin,
  }
  const trust = `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArguments, fractionalLetters, trust],
  })
  try {
    const calibration = await calibrate(browser, stack.origin + stackScript)
    const measured: Run[] = []
    for (let run = 1; run <= runs; run += 1) {
      const started = performance.now()
      measured.push(
        await measureRun(browser, origins, paths, (page) => planOf(run, page, runs)),
      )
      const seconds = Math.round((performance.now() - started) / 1000)
      console.log(`run ${run} of ${runs}: ${seconds} s`)
    }
    return { measured, calibration }
  } finally {
    await browser.close()
    await Promise.all([site, withoutScript, floor, stack].map((server) => server.close()))
  }
}

function print(
  results: Results,
  compared: readonly Verdict[],
  verdicts: readonly Verdict[],
) {
  const head = ['page', ...pageColumns.map(([measure]) => titles[measure])]
  console.log(`\n${alignRows([head, ...pageRows(results)]).join('\n')}`)
  console.log(`\n${alignRows(ratioRows(compared)).join('\n')}`)
  console.log(`\n${alignRows(verdictRows(verdicts), [0, 1, 4, 5]).join('\n')}`)
  console.log('\n✗ over the limit, ≈ over it by no more than noise makes in these runs')
}

async function write(results: Results, verdicts: readonly Verdict[], conditions: string) {
  const made = new Date()
  const style = await readFile(path.join(import.meta.dirname, 'report.css'), 'utf8')
  const summary = verdicts.map(({ budget: { title, unit, limit }, ...verdict }) => ({
    title,
    unit,
    limit,
    ...verdict,
  }))
  const json = { made, conditions, verdicts: summary, ...results }
  await mkdir(reports, { recursive: true })
  await writeFile(path.join(reports, 'bench.json'), `${JSON.stringify(json, null, 2)}\n`)
  await writeFile(
    path.join(reports, 'bench.html'),
    reportHtml({ results, verdicts, conditions, made, style }),
  )
  console.log('\nreports/bench.html and reports/bench.json')
}
