/**
 * When imported, this module ends the process within a second after its parent, or npm, has ended. A
 * parent that is killed cannot stop its child, so a server would keep running and occupy its port.
 */
import { readFileSync } from 'node:fs'

const parent = process.ppid
const parents = [parent, ...findRunner()]

/** If the parent is a shell, returns the id of the shell's parent (npm). On Linux, the shell outlives npm. */
function findRunner() {
  try {
    const status = readFileSync(`/proc/${parent}/stat`, 'utf8')
    const [, id] = /\(sh\) \w (\d+)/.exec(status) ?? []
    return id ? [Number(id)] : []
  } catch {
    return []
  }
}

/** @param {number} id the id of a process */
function isRunning(id) {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

setInterval(() => {
  // On Windows, `process.ppid` never changes.
  if (process.ppid !== parent || !parents.every(isRunning)) process.exit(1)
}, 500).unref()
