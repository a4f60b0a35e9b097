import { type Channel, Inspection } from './inspection.ts'
import { actorsAfter } from '../viewer/state.ts'
import type { Codes } from './masked.ts'
import type { FromPage, FromViewer, Report } from './protocol.ts'

/**
 * A page under inspection without a browser's channel: what one says to the other, the other hears
 * at once.
 */
export function openPage(codes: Codes = {}) {
  const told: FromPage[] = []
  const channel: Channel = {
    postMessage: (message) => void told.push(structuredClone(message)),
    onmessage: null,
  }
  const page = { id: 'page', path: () => '/contact', codes }
  const inspection = new Inspection(channel, page)
  const say = (data: FromViewer) =>
    channel.onmessage?.(new MessageEvent('message', { data }))
  /** All that the page remembers. */
  const read = (): Report => {
    say({ kind: 'watch', seen: {} })
    const report = told.at(-1)
    if (report?.kind !== 'report') throw new Error('the page told nothing')
    return report
  }
  return { inspection, told, say, read, actors: () => actorsAfter(read().entries) }
}
