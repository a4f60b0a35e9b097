/**
 * Kills this process if its main thread stops sending heartbeats, because Vitest's timeouts cannot end a
 * synchronous loop. The limit is CPU time, which does not depend on the load of the computer.
 */
import { writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

/** The CPU time in seconds after which the process is killed. */
const limit = Number(process.env.BLOCKED_TEST_SECONDS ?? 60)

let lastBeat = process.cpuUsage()
parentPort?.on('message', () => {
  lastBeat = process.cpuUsage()
})
setInterval(() => {
  const { user, system } = process.cpuUsage(lastBeat)
  if (user + system < limit * 1_000_000) return
  // The output of `console` would wait for the main thread.
  writeSync(2, `✗ ${workerData} blocked its worker for ${limit} s.\n`)
  process.kill(process.pid, 'SIGKILL')
}, 1000)
