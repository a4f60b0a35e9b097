import { use, useEffect, useLayoutEffect, useReducer } from 'react'
import { useLocation } from 'react-router-dom'
import { entryOf } from '#src/content/page-list.ts'
import { AppProvider } from '#src/features/app-context.tsx'
import { BelowTheFold } from '#src/features/below-the-fold.tsx'
import { ChatLauncher } from '#src/features/chat-launcher.tsx'
import { FailureBoundary } from '#src/features/failure-boundary.tsx'
import { PageChange } from '#src/features/page-change.tsx'
import { RedrawBoundary } from '#src/features/redraw-boundary.tsx'
import { Toaster } from '#src/features/toaster.tsx'
import { SiteLayout } from '#src/layouts/site-layout.tsx'
import { NavigationStatus } from './navigation.tsx'
import type { PageLoader } from './page-loader.tsx'
import { useFetchAhead } from './use-fetch-ahead.ts'
import type { AppActor } from '#src/services/app-actor.ts'

type RootProps = {
  app: AppActor
  pages: PageLoader
  /** Called once the tree is hydrated and its event handlers are attached. */
  onHydrated?: () => void
}

/** The site below the router. Prerendering and the browser render the same tree. */
export function Root({ app, pages, onHydrated }: RootProps) {
  const entry = entryOf(useLocation().pathname)
  useEffect(() => onHydrated?.(), [onHydrated])
  useFetchAhead(pages.load, entry.path)
  return (
    <AppProvider app={app}>
      <FailureBoundary whole>
        <RedrawBoundary>
          <SiteLayout
            space={entry.space}
            path={entry.path}
            isOfCourse={entry.page === 'programme'}
          >
            <FailureBoundary>
              <CurrentPage path={entry.path} pages={pages} />
            </FailureBoundary>
          </SiteLayout>
          <PageChange pageAt={pages.pageAt} />
          {/* The launcher and the toasts are last, so that the first paint does not need their styles. */}
          <BelowTheFold>
            <ChatLauncher />
            <Toaster />
            <NavigationStatus />
          </BelowTheFold>
        </RedrawBoundary>
      </FailureBoundary>
      <FlushPassiveEffects />
    </AppProvider>
  )
}

/** Renders a loaded page without `use`, which would suspend: hydration must match the prerendered HTML. */
function CurrentPage({ path, pages }: { path: string; pages: PageLoader }) {
  return (pages.pageAt(path) ?? use(pages.read(path))).element
}

/**
 * Makes React run passive effects in the task of the hydration. Otherwise they run one task later, and
 * React would reset text typed in between, because no view is subscribed to its machine yet.
 */
function FlushPassiveEffects() {
  const [, renderAgain] = useReducer(() => true, false)
  useLayoutEffect(renderAgain, [renderAgain])
  return null
}
