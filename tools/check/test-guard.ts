import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { Reporter, TestModule, Vitest } from 'vitest/node'

/** Returns the folder in which the workers of a Vitest process show that they are not blocked. */
export const heartbeatFolder = (vitestId: number) =>
  path.join(os.tmpdir(), `vitest-heartbeats-${vitestId}`)

/** CPU seconds without a heartbeat after which a worker is killed. */
const limit = Number(process.env.BLOCKED_TEST_SECONDS ?? 60)

/**
 * Reporter that kills a worker whose test never returns, because no timeout of Vitest ends a
 * synchronous loop, and that fails a run whose `-t` matches no test.
 */
class TestGuard implements Reporter {
  readonly #folder = heartbeatFolder(process.pid)
  /** Heartbeat and CPU seconds of each worker when the heartbeat was first seen. */
  readonly #seen = new Map<string, { readonly beat: number; readonly cpu: number }>()
  #vitest: Vitest | undefined
  #timer: NodeJS.Timeout | undefined

  onInit(vitest: Vitest) {
    this.#vitest = vitest
    mkdirSync(this.#folder, { recursive: true })
    this.#timer = setInterval(() => this.#check(), 1000).unref()
    vitest.onClose(() => {
      clearInterval(this.#timer)
      rmSync(this.#folder, { recursive: true })
    })
  }

  onTestRunEnd(testModules: readonly TestModule[]) {
    const pattern = this.#vitest?.getGlobalTestNamePattern()
    const tests = testModules.flatMap(({ children }) => [...children.allTests()])
    if (!pattern || tests.some((test) => isMatch(pattern, test.fullName))) return
    console.error(`No test matches -t ${pattern.source}.`)
    process.exitCode = 1
  }

  #check() {
    for (const id of readdirSync(this.#folder)) {
      const file = path.join(this.#folder, id)
      const beat = statSync(file, { throwIfNoEntry: false })?.mtimeMs
      const cpu = cpuSeconds(id)
      if (beat === undefined) continue
      const last = this.#seen.get(id)
      if (last?.beat !== beat) this.#seen.set(id, { beat, cpu })
      else if (cpu - last.cpu > limit) stopWorker(Number(id), file)
    }
  }
}

/** Adds the guard to the reporters of the configuration or of the command line. */
export const testGuard: Plugin = {
  name: 'test-guard',
  // Vitest calls this for each project.
  configureVitest({ vitest: { config } }) {
    if (!config.reporters.some((reporter) => reporter instanceof TestGuard))
      config.reporters.push(new TestGuard())
  },
}

function stopWorker(id: number, file: string) {
  const testPath = readFileSync(file, 'utf8')
  rmSync(file)
  try {
    process.kill(id, 'SIGKILL')
    console.error(`✗ ${testPath} blocked its worker for ${limit} s.`)
  } catch {
    // The worker has crashed, which Vitest reports.
  }
}

/** Vitest matches patterns against names that are joined by spaces. */
const isMatch = (pattern: RegExp, name: string) => pattern.test(name.replaceAll(' > ', ' '))

/**
 * Returns the CPU time of a process, so that a busy computer does not stop a test that works. Systems
 * without `/proc` return the time of the clock.
 */
function cpuSeconds(id: string) {
  try {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').replace(/.*\) /, '').split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return performance.now() / 1000
  }
}
