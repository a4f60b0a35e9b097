/** Setup file of all Vitest tests. It writes a file each second to show that the worker is not blocked. */
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { clearInterval, setInterval } from 'node:timers'
import { afterAll, expect } from 'vitest'
import { heartbeatFolder } from './test-guard.ts'

const file = path.join(heartbeatFolder(process.ppid), String(process.pid))
const beat = () => writeFileSync(file, expect.getState().testPath ?? '')
beat()
const timer = setInterval(beat, 1000)
afterAll(() => {
  clearInterval(timer)
  rmSync(file)
})
