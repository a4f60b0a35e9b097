/** Development only: sends inspection events to Stately's inspector on stately.ai. */
import { createBrowserInspector } from '@statelyai/inspect'
import type { InspectionEvent } from 'xstate'
import { plainEvent, toPlain } from './mask.ts'

type Options = NonNullable<Parameters<typeof createBrowserInspector>[0]>
type Told = Parameters<NonNullable<Options['serialize']>>[0]

/** Opens Stately's inspector in a new window and sends it all events with masked texts. */
export function openStately(): (event: InspectionEvent) => void {
  const { inspect } = createBrowserInspector({
    url: 'https://stately.ai/inspect',
    serialize: conceal,
  })
  return (event) => inspect.next?.(event)
}

/** Snapshot fields that Stately displays. All others are removed. */
const drawn = ['status', 'value', 'tags', 'context', 'input', 'output', 'error']
const codes = ['status', 'value', 'tags']

/** Masks events and snapshots, including inputs, outputs and errors of promises. */
function conceal(told: Told): Told {
  if (told.type === '@xstate.actor')
    return { ...told, snapshot: concealSnapshot(told.snapshot) }
  const event = plainEvent(told.event, [])
  if (told.type === '@xstate.event') return { ...told, event }
  return { ...told, event, snapshot: concealSnapshot(told.snapshot) }
}

function concealSnapshot<Read extends object>(snapshot: Read): Read {
  const parts = Object.entries(snapshot).map(([key, part]) => {
    if (!drawn.includes(key)) return [key, undefined] as const
    return [key, toPlain(part, codes.includes(key) ? 'all' : [])] as const
  })
  return { ...snapshot, ...Object.fromEntries(parts) }
}
