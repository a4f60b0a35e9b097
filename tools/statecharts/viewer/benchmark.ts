/** Prints what observing costs, in microseconds per event, beside @statelyai/inspect. */
import { createInspector } from '@statelyai/inspect'
import { createActor, type InspectionEvent } from 'xstate'
import { uploadMachine } from '../examples/upload.ts'
import { Inspection } from '../inspection/inspection.ts'
import { channelName, type FromViewer } from '../inspection/protocol.ts'

const events = 10_000
const rounds = 5
/** Events between two pauses, as many as the page remembers. */
const burst = 1000
const texts = ['Claire Dubois', 'claire@exemple.fr', '06 12 34 56 78', 'Bonjour, merci.']

type Observer = (event: InspectionEvent) => void

/** Milliseconds of processor time that a form takes for all events, what was put off included. */
async function run(inspect: Observer | undefined) {
  const form = createActor(uploadMachine, inspect ? { inspect } : {}).start()
  const { user, system } = process.cpuUsage()
  for (let count = 0; count < events; count += 1) {
    const name = `${texts[count % texts.length]} ${count}`
    form.send({ type: 'file.choose', name })
    // What is put off runs now.
    if (count % burst === burst - 1) await pause(50)
  }
  const spent = process.cpuUsage()
  form.stop()
  return (spent.user + spent.system - user - system) / 1000
}

const listening = 'viewer, one listening'
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const channel = new BroadcastChannel(channelName)
const viewer = new BroadcastChannel(channelName)
const inspection = new Inspection(channel, 'benchmark', () => '/', {})
const watch: FromViewer = { kind: 'watch', seen: { benchmark: Number.MAX_SAFE_INTEGER } }
const stately = createInspector({ send: (told) => void JSON.stringify(told) })

const subjects: Readonly<Record<string, Observer | undefined>> = {
  'no observer': undefined,
  'an observer that does nothing': () => {},
  'viewer, none listening': inspection.inspect,
  [listening]: inspection.inspect,
  '@statelyai/inspect': (event) => stately.inspect.next?.(event),
}
const best = new Map(Object.keys(subjects).map((name) => [name, Infinity]))
for (let round = 0; round < rounds; round += 1)
  for (const [name, observer] of Object.entries(subjects)) {
    if (name === listening) viewer.postMessage(watch)
    await pause(50)
    best.set(name, Math.min(best.get(name) ?? Infinity, await run(observer)))
    // A page believes for 3 s that somebody watches.
    if (name === listening) await pause(3100)
  }
const bare = best.get('no observer') ?? 0
for (const [name, spent] of best) {
  const cost = ((spent - bare) * 1000) / events
  console.log(`${name.padEnd(32)}${cost.toFixed(1).padStart(7)} µs per event`)
}
console.log(`${inspection.size} of ${rounds * 2 * events} events are in memory.`)
channel.close()
viewer.close()
