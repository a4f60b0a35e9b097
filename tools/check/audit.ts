import { formatBox, runCommand, runProgram } from '#tools/publish/publish.ts'
import { countOutcome } from './counts.ts'

/**
 * Queries the npm registry for vulnerabilities of the packages in the lockfile. The check fails if there
 * are high or critical advisories. It counts as skipped if npm prints no report.
 */
export async function auditDependencies() {
  const script = process.env.npm_execpath
  const npm = script ? [process.execPath, script] : ['npm']
  const networkOptions = ['--fetch-retries=0', '--fetch-timeout=20000']
  return readAudit(
    await runProgram([...npm, 'audit', '--audit-level=high', ...networkOptions]),
  )
}

export function readAudit({ code, output }: { code: number; output: string }) {
  const isAnswered = /^(# npm audit report|found 0 vulnerabilities)$/m.test(output)
  if (isAnswered)
    return { count: countOutcome(code === 0 ? 'passed' : 'failed'), text: output.trim() }
  const warning = [
    'WARNING: THE DEPENDENCIES WERE NOT AUDITED.',
    '',
    'The registry returned no list of advisories:',
    `  ${output.trim().split('\n', 1).join().slice(0, 200)}`,
    'Run "npm run audit" again when the registry is reachable.',
  ]
  return { count: countOutcome('skipped'), text: formatBox(warning) }
}

if (import.meta.main) {
  await runCommand(async () => {
    const { count, text } = await auditDependencies()
    console.log(text)
    process.exitCode = count.failed
  })
}
