import { useEffect, useLayoutEffect, useReducer } from 'react'
import { AppProvider } from './features/app-context.tsx'
import { PageWait } from './navigation.tsx'
import { type Pages, Site } from './routes.tsx'
import type { AppActor, Inspect } from './services/app-actor.ts'

type RootProps = {
  app: AppActor
  pages: Pages
  inspect?: Inspect | undefined
  /** Called when the tree stands in the document, its handlers attached. */
  onHydrated?: () => void
}

/** The whole site below its router: the same tree for prerendering and for the browser. */
export function Root({ app, pages, inspect, onHydrated }: RootProps) {
  useEffect(() => onHydrated?.(), [onHydrated])
  return (
    <AppProvider app={app} inspect={inspect}>
      <Site pages={pages}>
        <PageWait />
      </Site>
      <FlushPassiveEffects />
    </AppProvider>
  )
}

/**
 * Makes React run its effects with hydration. They would be a task away, and until then no view
 * hears of its machine: a field that is being typed in would be emptied by the first key.
 */
function FlushPassiveEffects() {
  const [, drawAgain] = useReducer(() => true, false)
  useLayoutEffect(drawAgain, [drawAgain])
  return null
}
