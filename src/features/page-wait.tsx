import { useLayoutEffect, useTransition } from 'react'
import { navigation } from '#src/content/navigation.ts'
import { NavigationProgress } from '#src/ui/navigation-progress.tsx'
import type { SiteHistory } from './site-history.ts'

/** Says that a page is on its way, whose link has been followed on a slow network. */
export function PageWait({ history }: { history: SiteHistory | undefined }) {
  const [isWaiting, startWaiting] = useTransition()
  useLayoutEffect(() => history?.waitBy(startWaiting), [history, startWaiting])

  return (
    <div role="status">
      {isWaiting && <NavigationProgress label={navigation.waiting} />}
    </div>
  )
}
