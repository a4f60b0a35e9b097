import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The year of the build until the page is hydrated, then the visitor's. */
export function useCurrentYear(): string {
  return useSyncExternalStore(
    never,
    () => String(new Date().getFullYear()),
    () => import.meta.env.VITE_BUILD_YEAR,
  )
}
