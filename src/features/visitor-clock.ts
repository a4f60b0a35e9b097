import { useOnceHydrated } from './use-hydrated.ts'

/** The year of the build until the page is hydrated, then the visitor's. */
export function useCurrentYear(): string {
  return useOnceHydrated(
    () => String(new Date().getFullYear()),
    import.meta.env.VITE_BUILD_YEAR,
  )
}

/** The visitor's day (ISO date); until the page is hydrated '', which comes before all days. */
export function useToday(): string {
  return useOnceHydrated(() => new Date().toLocaleDateString('sv'), '')
}
