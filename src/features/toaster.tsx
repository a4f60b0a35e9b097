import { useSelector } from '@xstate/react'
import { Suspense, useEffect } from 'react'
import { useAppChild } from './app-context.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { lateView } from './late-view.tsx'

const toastView = lateView(async () => (await import('./toast-view.tsx')).ToastView)

/** Draws the notices. Most visits show none, so their code comes after the page is hydrated. */
export function Toaster() {
  const isNeeded = useSelector(
    useAppChild('toastQueue'),
    ({ context }) => context.count > 0,
  )
  useEffect(() => toastView.preload(), [])
  return (
    isNeeded && (
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <toastView.View />
        </Suspense>
      </ErrorBoundary>
    )
  )
}
