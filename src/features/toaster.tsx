import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect } from 'react'
import { useAppChild } from './app-context.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

const load = () => import('./toast-view.tsx')
const ToastView = lazy(() => load().then((module) => ({ default: module.ToastView })))

/** Draws the notices. Most visits show none, so their code comes after the page is hydrated. */
export function Toaster() {
  const isNeeded = useSelector(
    useAppChild('toastQueue'),
    ({ context }) => context.count > 0,
  )
  useEffect(() => void load().catch(() => {}), [])
  return (
    isNeeded && (
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <ToastView />
        </Suspense>
      </ErrorBoundary>
    )
  )
}
