import { parseArgs } from 'node:util'
import { checkSite, discover } from './check-deployed/check.ts'
import { sendTestMessage } from './check-deployed/form.ts'
import { reportLines } from './check-deployed/report.ts'
import { runCommand } from './command.ts'
import { readConfig } from './config.ts'

const usage = `npm run check:deployed -- URL [--send-test-message]

Asks a published site what a visitor's browser and a curious stranger would ask. Sends no
message, unless --send-test-message: then one, which says that it is a test.`

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'send-test-message': { type: 'boolean' } },
  })
  const [address = ''] = positionals
  if (!/^https?:/.test(address) || !URL.canParse(address)) throw new Error(usage)
  const { origin, hostname, protocol } = new URL(address)
  const secure = protocol === 'https:'
  const site = { origin, tolerant: true }
  const faults = await checkSite(site, secure ? `http://${hostname}` : undefined)
  console.log(reportLines(faults, secure).join('\n'))
  if (faults.length > 0) process.exitCode = 1
  if (!values['send-test-message']) return
  const [{ scripts }, { testMessage }] = await Promise.all([discover(site), readConfig()])
  const answer = await sendTestMessage(site, scripts, testMessage(site.origin))
  const sent = answer.trim() === '200 OK'
  console.log(`${sent ? '✓' : '✗'} test message: ${answer}`)
  if (!sent) process.exitCode = 1
})
