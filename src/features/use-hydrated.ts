import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the document is drawn without script and during hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
