import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * What only the visitor's browser knows, read at each drawing from the end of hydration on.
 * @param before while the document is drawn without script and during hydration
 */
function useOnceHydrated<T extends string | boolean>(read: () => T, before: T): T {
  return useSyncExternalStore(never, read, () => before)
}

/** False while the document is drawn without script and during hydration, true from then on. */
export function useHydrated(): boolean {
  return useOnceHydrated(() => true, false)
}

/** The year of the build until the page is hydrated, then the visitor's. */
export function useCurrentYear(): string {
  return useOnceHydrated(
    () => String(new Date().getFullYear()),
    import.meta.env.VITE_BUILD_YEAR,
  )
}

/** The visitor's day (ISO date); until the page is hydrated '', which comes before all days. */
export function useToday(): string {
  return useOnceHydrated(visitorsDay, '')
}

/** ISO date, by the visitor's clock. Not by `Intl`, whose first use costs a phone 60 ms of its hydration. */
export function visitorsDay(): string {
  const now = new Date()
  now.setUTCMinutes(now.getUTCMinutes() - now.getTimezoneOffset())
  return now.toISOString().slice(0, 10)
}
