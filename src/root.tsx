import { useEffect } from 'react'
import { AppProvider } from './features/app-context.tsx'
import { Site } from './routes.tsx'
import type { AppActor, Inspect } from './services/app-actor.ts'
import { GlobalStyle, PrintStyle } from './theme/global-style.ts'

type RootProps = {
  app: AppActor
  inspect?: Inspect | undefined
  /** Called when the tree stands in the document, its handlers attached. */
  onHydrated?: () => void
}

/** The whole site below its router: the same tree for prerendering and for the browser. */
export function Root({ app, inspect, onHydrated }: RootProps) {
  useEffect(() => onHydrated?.(), [onHydrated])
  return (
    <AppProvider app={app} inspect={inspect}>
      <GlobalStyle />
      <PrintStyle />
      <Site />
    </AppProvider>
  )
}
