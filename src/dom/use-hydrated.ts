import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * What only the visitor's browser knows, read at each drawing from the end of hydration on.
 * @param serverValue while the document is drawn without script and during hydration
 */
function useClientValue<T extends string | boolean>(read: () => T, serverValue: T): T {
  return useSyncExternalStore(subscribeToNothing, read, () => serverValue)
}

/** False while the document is drawn without script and during hydration, true from then on. */
export function useHydrated(): boolean {
  return useClientValue(() => true, false)
}

/** The year of the build until the page is hydrated, then the visitor's. */
export function useCurrentYear(): string {
  return useClientValue(
    () => String(new Date().getFullYear()),
    import.meta.env.VITE_BUILD_YEAR,
  )
}

/** The visitor's day (ISO date); until the page is hydrated '', which comes before all days. */
export function useToday(): string {
  return useClientValue(localDay, '')
}

/** ISO date, by the visitor's clock. Not by `Intl`, whose first use costs a phone 60 ms of its hydration. */
export function localDay(): string {
  const now = new Date()
  now.setUTCMinutes(now.getUTCMinutes() - now.getTimezoneOffset())
  return now.toISOString().slice(0, 10)
}
