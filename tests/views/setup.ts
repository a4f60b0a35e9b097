import { Worker } from 'node:worker_threads'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/*
 * A view that loops endlessly blocks the timers of its own thread. A second thread, which is
 * informed of each test as it begins, prints the test's name and ends the process. It measures
 * processor time, because a long walk on a busy machine is not a loop.
 */
const watch = String.raw`
const patience = 120_000
const spent = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
let [test, since] = ['', spent()]
require('node:worker_threads').parentPort.on('message', (name) => {
  ;[test, since] = [name, spent()]
})
setInterval(() => {
  if (spent() - since < patience) return
  require('node:fs').writeSync(2, '\nThis loops without end: ' + test + '\n')
  process.kill(process.pid, 'SIGKILL')
}, 1000)`
const watchdog = new Worker(watch, { eval: true })
watchdog.unref()
beforeEach(() => {
  const { testPath, currentTestName } = expect.getState()
  watchdog.postMessage(`${testPath}, ${currentTestName}`)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Popovers, which happy-dom lacks: visibility, the `toggle` event, and returning the focus. */
const shown = new WeakMap<HTMLElement, Element | null>()
const matches = Element.prototype.matches

function toggle(panel: HTMLElement, isShown: boolean): void {
  if (shown.has(panel) === isShown) return
  const opener = shown.get(panel)
  if (isShown) shown.set(panel, document.activeElement)
  else shown.delete(panel)
  if (!isShown && panel.contains(document.activeElement) && opener instanceof HTMLElement)
    opener.focus()
  const newState = isShown ? 'open' : 'closed'
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
}

HTMLElement.prototype.showPopover = function () {
  toggle(this, true)
}
HTMLElement.prototype.hidePopover = function () {
  toggle(this, false)
}
Object.assign(HTMLElement.prototype, {
  matches(this: HTMLElement, selector: string) {
    return selector === ':popover-open' ? shown.has(this) : matches.call(this, selector)
  },
})
