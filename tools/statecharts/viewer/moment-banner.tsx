import type { Dispatch } from 'react'
import { timeOf } from './sequence.tsx'
import {
  entryOf,
  pageOf,
  type ViewerAction,
  type ViewerState,
  visibleEntries,
} from './state.ts'

type BannerProps = { state: ViewerState; dispatch: Dispatch<ViewerAction> }

/** Which moment everything below is of, and the way back to now. */
export function MomentBanner({ state, dispatch }: BannerProps) {
  const isPast = state.pausedAt !== undefined
  return (
    <div className={isPast ? 'moment is-past' : 'moment'}>
      <p role="status">{isPast ? <Past state={state} /> : 'En direct'}</p>
      {isPast && (
        <button
          type="button"
          aria-keyshortcuts="p"
          onClick={() => dispatch({ type: 'pause.toggle' })}
        >
          Revenir au direct
        </button>
      )}
    </div>
  )
}

function Past({ state }: { state: ViewerState }) {
  const entries = visibleEntries(state)
  const entry = entryOf(state)
  const place = entries.findIndex(({ seq }) => seq === entry?.seq) + 1
  const newest = pageOf(state)?.entries.at(-1)?.seq ?? 0
  const since = newest - (entry?.seq ?? newest)
  return (
    <>
      <b>Moment passé</b> : événement {place} sur {entries.length}
      {entry && `, à ${timeOf(entry.at)}`} ; {since} depuis. Tout ce qui suit est tel qu’à
      ce moment. La page continue.
    </>
  )
}
