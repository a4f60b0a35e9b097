import { type Dispatch, useEffect } from 'react'
import type { ViewerAction } from './state.ts'

const actions: Readonly<Record<string, ViewerAction>> = {
  p: { type: 'pause.toggle' },
  '[': { type: 'step', by: -1 },
  ']': { type: 'step', by: 1 },
}

/** The keys that move along the moments, wherever nobody writes. */
export function useKeys(dispatch: Dispatch<ViewerAction>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isWriting =
        event.target instanceof HTMLElement &&
        event.target.matches('input, textarea, select')
      const action = actions[event.key]
      if (!action || isWriting || event.ctrlKey || event.metaKey || event.altKey) return
      dispatch(action)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [dispatch])
}
