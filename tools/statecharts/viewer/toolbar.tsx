import type { Dispatch, ReactNode } from 'react'
import {
  entryOf,
  pageIdOf,
  pageOf,
  type ViewerAction,
  type ViewerState,
  visibleEntries,
} from './state.ts'

type ToolbarProps = {
  state: ViewerState
  dispatch: Dispatch<ViewerAction>
  onMask: (isMasked: boolean) => void
  children: ReactNode
}

/** Which page is looked at, and which moment of it. */
export function Toolbar({ state, dispatch, onMask, children }: ToolbarProps) {
  const entries = visibleEntries(state)
  const place = entries.findIndex(({ seq }) => seq === entryOf(state)?.seq)
  const page = pageOf(state)
  const isMasked = page?.isMasked ?? true
  const isPaused = state.pausedAt !== undefined
  return (
    <header>
      <h1>Machines</h1>
      <label>
        Page{' '}
        <select
          value={pageIdOf(state)}
          onChange={({ target }) => dispatch({ type: 'page.choose', page: target.value })}
        >
          {[...state.pages].map(([id, { path }]) => (
            <option key={id} value={id}>
              {path} ({id.slice(0, 4)})
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        aria-keyshortcuts="p"
        aria-pressed={isPaused}
        onClick={() => dispatch({ type: 'pause.toggle' })}
      >
        Pause
      </button>
      <button
        type="button"
        aria-keyshortcuts="["
        disabled={place <= 0}
        onClick={() => dispatch({ type: 'step', by: -1 })}
      >
        ◀ Précédent
      </button>
      <button
        type="button"
        aria-keyshortcuts="]"
        disabled={!isPaused || place === entries.length - 1}
        onClick={() => dispatch({ type: 'step', by: 1 })}
      >
        Suivant ▶
      </button>
      <label>
        Filtrer{' '}
        <input
          type="search"
          value={state.filter}
          placeholder="acteur, événement"
          onChange={({ target }) =>
            dispatch({ type: 'filter.change', filter: target.value })
          }
        />
      </label>
      <button
        type="button"
        aria-pressed={!isMasked}
        disabled={page === undefined}
        onClick={() => onMask(!isMasked)}
      >
        Montrer la saisie
      </button>
      <span className="keys">Touches p, [ et ]</span>
      {children}
    </header>
  )
}
