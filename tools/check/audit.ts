import { formatBox, runCommand, runProgram } from '#tools/publish/publish.ts'
import { countOutcome } from './counts.ts'

/**
 * Asks npm's registry which installed packages are known to be vulnerable; about a second.
 * A high or critical advisory fails; no answer, of a registry or of the network, is a skipped
 * check that says so.
 */
export async function auditDependencies() {
  const script = process.env.npm_execpath
  const npm = script ? [process.execPath, script] : ['npm']
  const networkOptions = ['--fetch-retries=0', '--fetch-timeout=20000']
  return readAudit(
    await runProgram([...npm, 'audit', '--audit-level=high', ...networkOptions]),
  )
}

/** One check, from how `npm audit` ended and what it printed, and what there is to say about it. */
export function readAudit({ code, output }: { code: number; output: string }) {
  const isAnswered = /^(# npm audit report|found 0 vulnerabilities)$/m.test(output)
  if (isAnswered)
    return { count: countOutcome(code === 0 ? 'passed' : 'failed'), text: output.trim() }
  const warning = [
    'WARNING: THE DEPENDENCIES WERE NOT AUDITED.',
    '',
    'The registry gave no list of advisories:',
    `  ${output.trim().split('\n', 1).join().slice(0, 200)}`,
    'Run "npm run audit" where the registry answers.',
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
