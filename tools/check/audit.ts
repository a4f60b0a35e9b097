import { box, runCommand, runProgram } from '#tools/publish/publish.ts'
import type { Count } from './counts.ts'

/** One check, and what there is to say about it. */
export type Audit = {
  readonly count: Count
  readonly text: string
}

/** Milliseconds that the registry is given to answer. */
const timeout = 20_000

const severe = ['high', 'critical']

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
  const report = parseJson(/^\{[^]*^\}/m.exec(output)?.[0] ?? '')
  if (!isRecord(report) || !isRecord(report['vulnerabilities'])) {
    const message = isRecord(report) ? report['message'] : undefined
    return unanswered(typeof message === 'string' ? message : output.trim())
  }
  const found = Object.entries(report['vulnerabilities'])
  const grave = found.filter(([, one]) => severe.includes(severityOf(one)))
  const isSound = grave.length === 0
  return {
    count: { passed: isSound ? 1 : 0, failed: isSound ? 0 : 1, skipped: 0 },
    text: isSound
      ? `No dependency has a high or critical advisory; ${found.length} with a lesser one.`
      : ['Vulnerable dependencies:', ...grave.map(describe)].join('\n'),
  }
}

function unanswered(reason: string): Audit {
  return {
    count: { passed: 0, failed: 0, skipped: 1 },
    text: box([
      'WARNING: THE DEPENDENCIES WERE NOT AUDITED.',
      '',
      'The registry gave no list of advisories:',
      `  ${reason.split('\n', 1).join().slice(0, 200)}`,
      'Run "npm run audit" where the registry answers.',
    ]),
  }
}

function describe([name, found]: readonly [string, unknown]) {
  const via = isRecord(found) && Array.isArray(found['via']) ? found['via'] : []
  const reasons = via.map((cause: unknown) =>
    isRecord(cause) ? `${String(cause['title'])} ${String(cause['url'])}` : String(cause),
  )
  return `  ${name} (${severityOf(found)}): ${reasons.join('; ')}`
}

function severityOf(found: unknown) {
  return isRecord(found) ? String(found['severity']) : ''
}

if (import.meta.main) {
  await runCommand(async () => {
    const { count, text } = await auditDependencies()
    console.log(text)
    process.exitCode = count.failed
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
