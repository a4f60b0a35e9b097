/** Setup of every test file: shows `test-guard.ts` every second that the worker is not blocked. */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { clearInterval, setInterval } from 'node:timers'
import { afterAll, expect } from 'vitest'
import { heartbeatFolder } from './test-guard.ts'

const folder = heartbeatFolder(process.ppid)
const file = path.join(folder, String(process.pid))
const { testPath = '' } = expect.getState()

// The folder is absent if Vitest runs without the reporter.
if (existsSync(folder)) {
  const beat = () => writeFileSync(file, testPath)
  beat()
  const timer = setInterval(beat, 1000)
  afterAll(() => {
    clearInterval(timer)
    rmSync(file)
  })
}
