import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react'
import { withTimeout } from '#src/services/with-timeout.ts'
import { ErrorBoundary } from './redraw-boundary.tsx'

/**
 * Creates a view whose code is loaded later. After `preload` it renders without suspending: React may delay a
 * suspended view by 300 ms. If `preload` fails, the view loads its code again each time it is mounted. It
 * renders `drawInstead` if that fails or times out.
 */
export function lazyView<Props extends object>(
  fetchView: () => Promise<ComponentType<Props>>,
  drawInstead: () => ReactNode = () => null,
) {
  let ready: ComponentType<Props> | null = null
  const listeners = new Set<() => void>()
  async function fetchAndKeep() {
    const view = await fetchView()
    ready = view
    for (const listener of listeners) listener()
    return { default: view }
  }
  const load = () => withTimeout(fetchAndKeep())

  function View(props: Props) {
    // The body is chosen once per mount, because another component would lose the view's state. Each mount
    // creates its own lazy component, because React does not retry one that has failed.
    const [Body] = useState(() => ready ?? lazy(load))
    return (
      <ErrorBoundary fallback={drawInstead}>
        <Suspense>
          <Body {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  /**
   * Returns true once the page is hydrated and the code is loaded, in either order. The view can then
   * be mounted hidden, so that its styles are inserted before the user opens it: inserting styles
   * restyles the whole page.
   */
  function useReady() {
    return useSyncExternalStore(
      subscribe,
      () => ready !== null,
      () => false,
    )
  }
  return { View, preload: () => load().catch(() => null), useReady }
}
