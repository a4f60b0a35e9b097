/** Development only: sends inspection events to Stately's inspector on stately.ai. */
import { createBrowserInspector } from '@statelyai/inspect'
import type { InspectionEvent } from 'xstate'
import { toPlainEvent, toPlain } from './mask.ts'

type Options = NonNullable<Parameters<typeof createBrowserInspector>[0]>
type InspectedEvent = Parameters<NonNullable<Options['serialize']>>[0]

/** Opens Stately's inspector in a new window and sends it all events with masked texts. */
export function openStately(): (event: InspectionEvent) => void {
  const { inspect } = createBrowserInspector({
    url: 'https://stately.ai/inspect',
    serialize: maskEvent,
  })
  return (event) => inspect.next?.(event)
}

/** Snapshot fields that Stately displays. All others are removed. */
const displayedFields = ['status', 'value', 'tags', 'context', 'input', 'output', 'error']
const unmaskedFields = ['status', 'value', 'tags']

/** Masks events and snapshots, including inputs, outputs and errors of promises. */
function maskEvent(inspected: InspectedEvent): InspectedEvent {
  if (inspected.type === '@xstate.actor')
    return { ...inspected, snapshot: maskSnapshot(inspected.snapshot) }
  const event = toPlainEvent(inspected.event, [])
  if (inspected.type === '@xstate.event') return { ...inspected, event }
  return { ...inspected, event, snapshot: maskSnapshot(inspected.snapshot) }
}

function maskSnapshot<Read extends object>(snapshot: Read): Read {
  const parts = Object.entries(snapshot).map(([key, part]) => {
    if (!displayedFields.includes(key)) return [key, undefined] as const
    return [key, toPlain(part, unmaskedFields.includes(key) ? 'all' : [])] as const
  })
  return { ...snapshot, ...Object.fromEntries(parts) }
}
