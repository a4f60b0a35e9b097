/*
 * A view that loops without end lets no timer of its own thread end it: another thread sees that
 * nothing else happens, names the test and ends its process. Its processor time is what counts: a
 * long walk on a busy machine is no loop.
 */
import { setInterval } from 'node:timers'
import { Worker } from 'node:worker_threads'
import { beforeEach, expect } from 'vitest'

/** Milliseconds. */
const patience = 120_000
const beat = new Int32Array(new SharedArrayBuffer(4))
const title = new Uint8Array(new SharedArrayBuffer(1024))

const watch = String.raw`
const { writeSync } = require('node:fs')
const { beat, title, patience } = require('node:worker_threads').workerData
const spent = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
let [last, since] = [-1, spent()]
setInterval(() => {
  const now = Atomics.load(beat, 0)
  if (now !== last) [last, since] = [now, spent()]
  else if (spent() - since > patience) {
    const name = Buffer.from(title).toString().split('\0')[0]
    writeSync(2, '\nThis loops without end, and is ended after ' + patience / 1000 + ' s of its own: ' + name + '\n')
    process.kill(process.pid, 'SIGKILL')
  }
}, 1000)`

new Worker(watch, { eval: true, workerData: { beat, title, patience } }).unref()
setInterval(() => Atomics.add(beat, 0, 1), 1000).unref()

beforeEach(({ task }) => {
  title.fill(0)
  const name = `${expect.getState().testPath ?? ''}, ${task.name}`
  new TextEncoder().encodeInto(name, title.subarray(0, title.length - 1))
})
