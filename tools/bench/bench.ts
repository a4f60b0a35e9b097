/**
 * Measures how fast pages load and respond, compared with the same pages without scripts and with a minimal
 * page. Prints a table, and exits with code 1 if a value exceeds its limit by more than its noise.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { chromiumArguments, findChromium, findHeadlessShell } from '#tools/check/browser.ts'
import {
  buildSite,
  mailboxEnvironment,
  runCommand,
  createCertificate,
  testMailboxOrigin,
} from '#tools/publish/publish.ts'
import { describeWeights, writeScaledFacts } from './growth.ts'
import { readVariants, serveSecurely } from './serve.ts'
import { type PageRuns, compareWithLimits, type Variant } from './table.ts'
import {
  conditions,
  controls,
  measureLoad,
  measureMenu,
  measurePress,
  measureUse,
  type Sample,
  visit,
} from './visit.ts'

const folder = 'dist-bench'

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '9' },
      pages: { type: 'string' },
      courses: { type: 'string' },
    },
  })
  const runs = parseCount('runs', values.runs)
  if (values.courses)
    process.env.FACTS_FOLDER = writeScaledFacts(parseCount('courses', values.courses))
  await buildSite(folder, mailboxEnvironment(testMailboxOrigin))
  if (values.courses) console.log(describeWeights(folder))
  const results = await measureAll(values.pages?.split(','), runs)
  const { rows, isOver } = compareWithLimits(results)
  console.table(rows)
  console.log(`${conditions}; ${runs} runs`)
  await mkdir('reports', { recursive: true })
  await writeFile('reports/bench.json', JSON.stringify({ conditions, results }, null, 2))
  if (isOver) process.exitCode = 1
})

function parseCount(option: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text)
  throw new Error(`--${option} must be a whole number of at least 1`)
}

async function measureAll(requestedPages: readonly string[] | undefined, runs: number) {
  const { variants, pages } = await readVariants(folder)
  const unknownPages = requestedPages?.filter((pagePath) => !pages.includes(pagePath)) ?? []
  if (unknownPages.length > 0) throw new Error(`No such page: ${unknownPages.join(', ')}.`)
  const results = (requestedPages ?? pages).map((pagePath): PageRuns => ({
    path: pagePath,
    site: [],
    withoutScript: [],
    floor: [],
  }))
  const certificate = createCertificate()
  const servers = {
    site: await serveSecurely(variants.site, certificate),
    withoutScript: await serveSecurely(variants.withoutScript, certificate),
    floor: await serveSecurely(variants.floor, certificate),
  }
  const executablePath = findHeadlessShell() ?? findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...chromiumArguments,
      // Hinting would round the glyph widths of local fonts to whole pixels, which adds layout shifts.
      '--font-render-hinting=none',
      `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
    ],
  })
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const [index, result] of results.entries())
        await measureOnce(browser, servers, run + index, result)
      console.log(`run ${run + 1} of ${runs}`)
    }
    return results
  } finally {
    await browser.close()
    for (const server of Object.values(servers)) server.close()
  }
}

/**
 * Loads a page and its references in alternating order, so that other programs affect all loads equally. Then
 * measures the interactions that `turn` selects.
 */
async function measureOnce(
  browser: Browser,
  servers: Readonly<Record<Variant, { readonly origin: string }>>,
  turn: number,
  result: PageRuns,
) {
  const variants = ['floor', 'site', 'withoutScript'] as const
  const order = turn % 2 === 0 ? variants : variants.toReversed()
  const samples: Record<Variant, Sample> = { floor: {}, site: {}, withoutScript: {} }
  const addSample = async (variant: Variant, measure: Parameters<typeof visit>[2]) => {
    const address = servers[variant].origin + (variant === 'floor' ? '/' : result.path)
    const sample = await visit(browser, address, measure)
    samples[variant] = { ...samples[variant], ...sample }
  }
  for (const variant of order)
    await addSample(variant, (page) =>
      measureLoad(page, variant === 'site' ? controls.started : 'body'),
    )
  if (turn % 3 !== 0) await addSample('site', (page) => measurePress(page, turn % 3 === 2))
  if (turn % 3 === 0) {
    await addSample('withoutScript', measureMenu)
    await addSample('site', async (page, session) => ({
      ...(await measureMenu(page, session)),
      ...(await measureUse(page, session)),
    }))
  }
  for (const variant of variants) result[variant].push(samples[variant])
}
