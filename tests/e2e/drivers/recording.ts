/** Runs in the page before the site's own script: listens to its machines, and knows when it rests. */
import { Recorder } from 'statecharts'

const recorder = new Recorder(() => false)
const send = globalThis.fetch.bind(globalThis)
let posted = 0

globalThis.inspectMachines = recorder.inspect
globalThis.fetch = (...request) => {
  const [resource] = request
  const address = resource instanceof Request ? resource.url : resource.toString()
  if (address.endsWith('/email/send')) posted += 1
  return send(...request)
}
globalThis.recording = {
  takeTransitions: () => recorder.takeTrace().taken,
  countTransitions: () => recorder.countTaken(),
  countPosted: () => posted,
  // A background task comes after all that React has scheduled, however often it pauses.
  rest: async () => {
    for (let turn = 0; turn < 2; turn += 1)
      await scheduler.postTask(() => {}, { priority: 'background' })
  },
}

declare global {
  var recording: {
    takeTransitions(): readonly string[]
    countTransitions(): number
    /** Messages handed to the network. */
    countPosted(): number
    /** Resolves when nothing is left to be done at once. */
    rest(): Promise<void>
  }
}
