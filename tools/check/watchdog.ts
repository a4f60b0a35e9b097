/** Setup file of all Vitest tests. Its thread kills the worker process if a test blocks it. */
import { clearInterval, setInterval } from 'node:timers'
import { Worker } from 'node:worker_threads'
import { afterAll, expect } from 'vitest'

const thread = new Worker('./tools/check/watchdog-thread.ts', {
  workerData: expect.getState().testPath,
})
const timer = setInterval(() => thread.postMessage('beat'), 1000)
afterAll(async () => {
  clearInterval(timer)
  await thread.terminate()
})
