import { Inspection } from '../inspection/inspection.ts'
import type { Codes } from '../inspection/masked.ts'
import type { FromPage, FromViewer, Report } from '../inspection/protocol.ts'

/** A page under inspection whose viewer is the test: what the one says, the other hears at once. */
export function openPage(codes: Codes = {}) {
  const told: FromPage[] = []
  const channel = {
    postMessage: (message: FromPage) => void told.push(structuredClone(message)),
    onmessage: deaf(),
  }
  const inspection = new Inspection(channel, 'page', () => '/contact', codes)
  const say = (data: FromViewer) =>
    channel.onmessage?.(new MessageEvent('message', { data }))
  /** All that the page remembers. */
  const read = (): Report => {
    say({ kind: 'watch', seen: {} })
    const report = told.at(-1)
    if (report?.kind !== 'report') throw new Error('the page told nothing')
    return report
  }
  return { inspection, told, say, read }
}

function deaf(): ((message: MessageEvent<FromViewer>) => void) | null {
  return null
}
