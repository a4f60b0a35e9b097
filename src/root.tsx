import { useEffect } from 'react'
import { AppProvider } from './features/app-context.tsx'
import { PageWait } from './features/page-wait.tsx'
import type { SiteHistory } from './features/site-history.ts'
import { Site } from './routes.tsx'
import type { AppActor, Inspect } from './services/app-actor.ts'
import { GlobalStyle, PrintStyle } from './theme/global-style.ts'

type RootProps = {
  app: AppActor
  inspect?: Inspect | undefined
  history?: SiteHistory
  /** Called when the tree stands in the document, its handlers attached. */
  onHydrated?: () => void
}

/** The whole site below its router: the same tree for prerendering and for the browser. */
export function Root({ app, inspect, history, onHydrated }: RootProps) {
  useEffect(() => onHydrated?.(), [onHydrated])
  return (
    <AppProvider app={app} inspect={inspect}>
      <GlobalStyle />
      <PrintStyle />
      <Site />
      <PageWait history={history} />
    </AppProvider>
  )
}
