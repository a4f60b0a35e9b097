import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { Vitest } from 'vitest/node'

/** Returns the folder in which the workers of a Vitest process write their heartbeat files. */
export const heartbeatFolder = (vitestId: number) =>
  path.join(os.tmpdir(), `vitest-heartbeats-${vitestId}`)

/** The CPU time in seconds after which a worker without a heartbeat is killed. */
const limit = Number(process.env.BLOCKED_TEST_SECONDS ?? 60)

/**
 * A plugin that kills a worker whose test never returns, because Vitest's timeouts cannot end a
 * synchronous loop. It also makes a run fail if `-t` matches no test.
 */
export const testGuard: Plugin = {
  name: 'test-guard',
  configureVitest({ vitest }) {
    const folder = heartbeatFolder(process.pid)
    // Vitest calls this function for each project, but one timer watches all workers.
    if (existsSync(folder)) return
    mkdirSync(folder)
    const timer = setInterval(watchWorkers(folder), 1000).unref()
    vitest.onClose(() => {
      clearInterval(timer)
      rmSync(folder, { recursive: true })
      checkSelection(vitest)
    })
  },
}

/** Returns a function that kills each worker whose CPU time since its last heartbeat exceeds the limit. */
function watchWorkers(folder: string) {
  const seen = new Map<string, { readonly beat: number; readonly cpu: number }>()
  return () => {
    for (const id of readdirSync(folder)) {
      const file = path.join(folder, id)
      const beat = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
      const cpu = cpuSeconds(id)
      const last = seen.get(id)
      if (last?.beat !== beat) seen.set(id, { beat, cpu })
      else if (cpu - last.cpu > limit) killWorker(Number(id), file)
    }
  }
}

/**
 * Returns the CPU time of a process, which does not depend on the load of the computer. On systems without
 * `/proc`, returns the elapsed time instead.
 */
function cpuSeconds(id: string) {
  try {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').replace(/.*\) /, '').split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return performance.now() / 1000
  }
}

function killWorker(id: number, file: string) {
  const testPath = readFileSync(file, 'utf8')
  rmSync(file)
  try {
    process.kill(id, 'SIGKILL')
    console.error(`✗ ${testPath} blocked its worker for ${limit} s.`)
  } catch {
    // The worker has already ended, which Vitest reports.
  }
}

function checkSelection(vitest: Vitest) {
  const pattern = vitest.getGlobalTestNamePattern()
  const tests = vitest.state
    .getTestModules()
    .flatMap(({ children }) => [...children.allTests()])
  // Like Vitest, matches the pattern against the names of the suites and the test, joined by spaces.
  if (!pattern || tests.some((it) => pattern.test(it.fullName.replaceAll(' > ', ' '))))
    return
  console.error(`No test matches -t ${pattern.source}.`)
  process.exitCode = 1
}
