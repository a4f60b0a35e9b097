import { z } from 'zod'
import { box, runCommand, runProgram } from '#tools/publish/publish.ts'
import type { Count } from './counts.ts'

/** One check, and what there is to say about it. */
export type Audit = {
  readonly count: Count
  readonly text: string
}

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
})

/** Milliseconds that the registry is given to answer. */
const timeout = 20_000

/**
 * Asks npm's registry which installed packages are known to be vulnerable; about a second.
 * A high or critical advisory fails; no answer, of a registry or of the network, is a skipped
 * check that says so.
 */
export async function auditDependencies(): Promise<Audit> {
  const script = process.env.npm_execpath
  const npm = script ? [process.execPath, script] : ['npm']
  const once = ['--fetch-retries=0', `--fetch-timeout=${timeout}`]
  const { output } = await runProgram([...npm, 'audit', '--json', ...once])
  return readAudit(output)
}

/** Reads what `npm audit --json` printed, its warnings around it. */
export function readAudit(output: string): Audit {
  const report = parse(/^\{[^]*^\}/m.exec(output)?.[0])
  if (!report) return unanswered(/"message": "(.*)"/.exec(output)?.[1] ?? output.trim())
  const found = Object.entries(report.vulnerabilities)
  const grave = found.filter(([, { severity }]) => ['high', 'critical'].includes(severity))
  if (grave.length === 0) {
    const lesser = `${found.length} with a lesser one`
    const text = `No dependency has a high or critical advisory; ${lesser}.`
    return { count: { passed: 1, failed: 0, skipped: 0 }, text }
  }
  const lines = grave.map(([name, { severity, via }]) => {
    const causes = via.map((cause) =>
      typeof cause === 'string' ? cause : `${cause.title} ${cause.url}`,
    )
    return `  ${name} (${severity}): ${causes.join('; ')}`
  })
  const text = ['Vulnerable dependencies:', ...lines].join('\n')
  return { count: { passed: 0, failed: 1, skipped: 0 }, text }
}

function parse(json = '') {
  try {
    return reportSchema.parse(JSON.parse(json))
  } catch {
    return undefined
  }
}

const unanswered = (reason: string): Audit => ({
  count: { passed: 0, failed: 0, skipped: 1 },
  text: box([
    'WARNING: THE DEPENDENCIES WERE NOT AUDITED.',
    '',
    'The registry gave no list of advisories:',
    `  ${reason.split('\n', 1).join().slice(0, 200)}`,
    'Run "npm run audit" where the registry answers.',
  ]),
})

if (import.meta.main) {
  await runCommand(async () => {
    const { count, text } = await auditDependencies()
    console.log(text)
    process.exitCode = count.failed
  })
}
