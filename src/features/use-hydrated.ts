import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * What only the visitor's browser knows, read at each drawing from the end of hydration on.
 * @param before while the document is drawn without script and during hydration
 */
export function useOnceHydrated<T extends string | boolean>(read: () => T, before: T): T {
  return useSyncExternalStore(never, read, () => before)
}

/** False while the document is drawn without script and during hydration, true from then on. */
export function useHydrated(): boolean {
  return useOnceHydrated(() => true, false)
}
