import type { Dispatch } from 'react'
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
}

export function Toolbar({ state, dispatch, onMask }: ToolbarProps) {
  const entries = visibleEntries(state)
  const place = entries.findIndex(({ seq }) => seq === entryOf(state)?.seq)
  const isMasked = pageOf(state)?.isMasked ?? true
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
        ◀ Back
      </button>
      <button
        type="button"
        aria-keyshortcuts="]"
        disabled={!isPaused || place === entries.length - 1}
        onClick={() => dispatch({ type: 'step', by: 1 })}
      >
        Forward ▶
      </button>
      <span role="status">
        {isPaused ? `Paused at ${place + 1} of ${entries.length}` : 'Live'}
      </span>
      <label>
        Filter{' '}
        <input
          type="search"
          value={state.filter}
          placeholder="actor or event"
          onChange={({ target }) =>
            dispatch({ type: 'filter.change', filter: target.value })
          }
        />
      </label>
      <button type="button" aria-pressed={!isMasked} onClick={() => onMask(!isMasked)}>
        Show what is typed
      </button>
      <span className="keys">Keys: p, [ and ]</span>
    </header>
  )
}
