/** Sends inspection events to Stately's inspector on stately.ai, only in development. */
import { createBrowserInspector } from '@statelyai/inspect'
import type { InspectionEvent } from 'xstate'
import { isMachine } from '../core/xstate-adapter.ts'
import { type Codes, type Shown, toPlainEvent, toPlain } from './mask.ts'

type Options = NonNullable<Parameters<typeof createBrowserInspector>[0]>
type InspectedEvent = Parameters<NonNullable<Options['serialize']>>[0]

/** Opens Stately's inspector in a window, and returns a function that sends masked events to it. */
export function openStately(codes: Codes): (event: InspectionEvent) => void {
  /** For the session id of each actor, the keys of the texts that are not masked. */
  const shown = new Map<string, Shown>()
  const { inspect } = createBrowserInspector({
    url: 'https://stately.ai/inspect',
    // The inspector displays nothing about an actor whose first event was dropped.
    maxDeferredEvents: Infinity,
    serialize: (event) => maskEvent(event, shown.get(event.sessionId) ?? []),
  })
  return (event) => {
    if (event.type === '@xstate.snapshot' && isMachine(event.snapshot))
      shown.set(event.actorRef.sessionId, codes[event.snapshot.machine.id] ?? [])
    inspect.next?.(event)
  }
}

/** Snapshot fields that Stately displays. All others are removed. */
const displayedFields = ['status', 'value', 'tags', 'context', 'input', 'output', 'error']
const unmaskedFields = ['status', 'value', 'tags']

/** Masks events and snapshots, including inputs, outputs and errors of promises. */
function maskEvent(inspected: InspectedEvent, shown: Shown): InspectedEvent {
  if (inspected.type === '@xstate.actor')
    return { ...inspected, snapshot: maskSnapshot(inspected.snapshot, shown) }
  const event = toPlainEvent(inspected.event, shown)
  if (inspected.type === '@xstate.event') return { ...inspected, event }
  return { ...inspected, event, snapshot: maskSnapshot(inspected.snapshot, shown) }
}

function maskSnapshot<Read extends object>(snapshot: Read, shown: Shown): Read {
  const parts = Object.entries(snapshot).map(([key, part]) => {
    if (!displayedFields.includes(key)) return [key, undefined] as const
    return [key, toPlain(part, unmaskedFields.includes(key) ? 'all' : shown)] as const
  })
  return { ...snapshot, ...Object.fromEntries(parts) }
}
