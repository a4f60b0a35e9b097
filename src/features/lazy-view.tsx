import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react'
import { withTimeout } from '#src/services/with-timeout.ts'
import { ErrorBoundary } from './redraw-boundary.tsx'
import { useHydrated } from '#src/dom/use-hydrated.ts'

/**
 * A view whose code comes late. Once `preload` has brought it, it is drawn at once: a component
 * that suspends, be it for an instant, is shown 300 ms later. Rejections of `preload` are
 * dropped, the view then asks again, and is drawn by `drawInstead` when it is refused or takes too
 * long.
 */
export function lazyView<Props extends object>(
  fetchView: () => Promise<ComponentType<Props>>,
  drawInstead: () => ReactNode,
) {
  let ready: ComponentType<Props> | null = null
  async function fetchAndKeep() {
    const view = await fetchView()
    ready = view
    return { default: view }
  }
  const load = () => withTimeout(fetchAndKeep())
  const Lazy = lazy(load)

  function View(props: Props) {
    // Chosen once: another component would be drawn anew, without what it held.
    const Body = useMemo(() => ready ?? Lazy, [])
    return (
      <ErrorBoundary fallback={drawInstead}>
        <Suspense>
          <Body {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
  /**
   * Whether it can be drawn, unseen, before it is needed. The styles it brings then delay nothing
   * that is awaited: with new rules all that stands is styled anew.
   */
  function useReady() {
    return useHydrated() && ready !== null
  }
  return { View, preload: () => load().catch(() => null), useReady }
}
