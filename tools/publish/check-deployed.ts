import { checkDelivery, checkTransport, discover } from './check-deployed/check.ts'
import { topics } from './check-deployed/questions.ts'
import { runCommand } from './command.ts'

const usage = `npm run check:deployed -- URL

Asks a published site what a visitor's browser and a curious stranger would ask.`

/** Faults that the report shows of each topic. */
const shown = 5

await runCommand(async () => {
  const [address = ''] = process.argv.slice(2)
  if (!/^https?:/.test(address) || !URL.canParse(address)) throw new Error(usage)
  const { origin, hostname, protocol } = new URL(address)
  const isSecure = protocol === 'https:'
  const site = { origin, tolerant: true }
  const discovery = await discover(site)
  const faults = [
    ...discovery.faults,
    ...(await checkDelivery(site, discovery)),
    ...(await checkTransport(origin, isSecure ? `http://${hostname}` : undefined)),
  ]
  for (const [topic, remedy] of Object.entries(topics)) {
    const found = faults.filter((fault) => fault.topic === topic).map(({ text }) => text)
    if (topic === 'transport' && !isSecure) console.log('– not asked over HTTPS')
    else report(topic, remedy, found)
  }
  if (faults.length > 0) process.exitCode = 1
})

function report(topic: string, remedy: string, found: readonly string[]) {
  console.log(`${found.length === 0 ? '✓' : '✗'} ${topic}`)
  for (const text of found.slice(0, shown)) console.log(`    ${text}`)
  if (found.length > shown) console.log(`    … and ${found.length - shown} more`)
  if (found.length > 0) console.log(`  → ${remedy}`)
}
