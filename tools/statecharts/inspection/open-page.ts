import { Inspection } from './inspection.ts'
import type { Codes } from './masked.ts'
import type { Clock } from './page-time.ts'
import type { FromPage, FromViewer, Report } from './protocol.ts'

/**
 * A page under inspection without a browser's channel: what one says to the other, the other hears
 * at once. `clock` is the one that its machines are given, if any.
 */
export function openPage(codes: Codes = {}, path = '/contact', clock?: Clock) {
  const told: FromPage[] = []
  const channel = {
    postMessage: (message: FromPage) => void told.push(structuredClone(message)),
    onmessage: deaf(),
  }
  const inspection = new Inspection(channel, 'page', () => path, codes, clock)
  const say = (data: FromViewer) =>
    channel.onmessage?.(new MessageEvent('message', { data }))
  const last = (): Report => {
    const report = told.at(-1)
    if (report?.kind !== 'report') throw new Error('the page told nothing')
    return report
  }
  /** All that the page remembers. */
  const read = (): Report => {
    say({ kind: 'watch', seen: {} })
    return last()
  }
  /** The same with its texts. */
  const readUnmasked = (): Report => {
    say({ kind: 'mask', page: 'page', isMasked: false })
    return last()
  }
  return { inspection, told, say, read, readUnmasked }
}

function deaf(): ((message: MessageEvent<FromViewer>) => void) | null {
  return null
}
