import type { Dispatch } from 'react'
import type { Breakpoint } from './breakpoints.ts'
import { timeOf } from './sequence.tsx'
import {
  entryOf,
  pageIdOf,
  pageOf,
  type ViewerAction,
  type ViewerState,
  visibleEntries,
} from './state.ts'

type BannerProps = { state: ViewerState; dispatch: Dispatch<ViewerAction> }

/** Which moment everything below is of, and the way back to now. */
export function MomentBanner({ state, dispatch }: BannerProps) {
  const page = pageOf(state)
  const isPast = state.pausedAt !== undefined
  return (
    <div className={isPast ? 'moment is-past' : 'moment'}>
      <p role="status">
        {page?.isSaved && `Session enregistrée : ${pageIdOf(state)}. `}
        {isPast ? (
          <Past state={state} />
        ) : page?.isSaved ? (
          'Fin de la session.'
        ) : (
          'En direct'
        )}
      </p>
      {isPast && (
        <button
          type="button"
          aria-keyshortcuts="p"
          onClick={() => dispatch({ type: 'pause.toggle' })}
        >
          {page?.isSaved ? 'Aller à la fin' : 'Revenir au direct'}
        </button>
      )}
    </div>
  )
}

function Past({ state }: { state: ViewerState }) {
  const entries = visibleEntries(state)
  const entry = entryOf(state)
  const place = entries.findIndex(({ seq }) => seq === entry?.seq) + 1
  const page = pageOf(state)
  const newest = page?.entries.at(-1)?.seq ?? 0
  const since = newest - (entry?.seq ?? newest)
  return (
    <>
      {state.stoppedBy && <b>{reasonOf(state.stoppedBy)} </b>}
      <b>Moment passé</b> : événement {place} sur {entries.length}
      {entry && `, à ${timeOf(entry.at)}`} ; {since} depuis. Tout ce qui suit est tel qu’à
      ce moment.{!page?.isSaved && ' La page continue.'}
    </>
  )
}

function reasonOf({ kind, machine, name }: Breakpoint): string {
  return kind === 'event'
    ? `Arrêt : ${machine} a reçu ${name}.`
    : `Arrêt : ${machine} est entré dans ${name}.`
}
