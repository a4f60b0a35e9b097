import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * Returns a value that only the browser knows. It is read at each render after hydration.
 * @param serverValue the value during prerendering and hydration
 */
function useClientValue<T extends string | boolean>(read: () => T, serverValue: T): T {
  return useSyncExternalStore(subscribeToNothing, read, () => serverValue)
}

/** Returns false during prerendering and hydration, and true afterwards. */
export function useHydrated(): boolean {
  return useClientValue(() => true, false)
}

/** Returns the current year: the year of the build until the page is hydrated. */
export function useCurrentYear(): string {
  return useClientValue(
    () => String(new Date().getFullYear()),
    import.meta.env.VITE_BUILD_YEAR,
  )
}

/** Returns today's ISO date, or '' until the page is hydrated: '' sorts before every date. */
export function useToday(): string {
  return useClientValue(localDay, '')
}

/** Returns the local ISO date. `Intl` is avoided: its first use adds 60 ms to hydration on a phone. */
export function localDay(): string {
  const now = new Date()
  now.setUTCMinutes(now.getUTCMinutes() - now.getTimezoneOffset())
  return now.toISOString().slice(0, 10)
}
