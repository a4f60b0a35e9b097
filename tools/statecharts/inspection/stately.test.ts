import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { senderMachine } from '../examples/sender.ts'
import type { Codes } from './mask.ts'
import { openStately } from './stately.ts'

/** Returns what Stately's window receives when it connects after 300 events. */
function receivedWith(codes: Codes): string {
  const postMessage = vi.fn<(event: unknown) => void>()
  const addEventListener = vi.fn<(type: string, listen: (event: object) => void) => void>()
  const idle: (() => void)[] = []
  const requestIdleCallback = (run: () => void) => idle.push(run)
  const open = () => ({ postMessage })
  vi.stubGlobal('window', { open, addEventListener, requestIdleCallback })
  const sender = createActor(senderMachine, { inspect: openStately(codes) }).start()
  for (let count = 0; count < 300; count += 1)
    sender.send({ type: 'field.change', value: 'Zoé' })
  for (const run of idle) run()
  addEventListener.mock.lastCall?.[1]({ data: { type: '@statelyai.connected' } })
  vi.unstubAllGlobals()
  return JSON.stringify(postMessage.mock.calls)
}

test('sends Stately the actors that started before it connects', () => {
  expect(receivedWith({})).toMatch(/^\[\[\{"name":"sender","type":"@xstate.actor"/)
})

test('masks texts for Stately, except under the keys that `codes` lists for their machine', () => {
  expect(receivedWith({ light: ['value'] })).not.toContain('Zoé')
  const received = receivedWith({ sender: ['value'] })
  expect(received).toContain('"event":{"type":"field.change","value":"Zoé"}')
  expect(received).toContain('"context":{"value":"Zoé"')
})
