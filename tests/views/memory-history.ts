import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { createSiteHistory, type SiteHistory } from '#src/features/site-history.ts'
import { isHere } from '#src/routes.tsx'

/** The site's own history, kept in memory; the visitor is at the last address. */
export function memoryHistory(...addresses: string[]): SiteHistory {
  return createSiteHistory(
    isHere,
    createMemoryHistory({ initialEntries: addresses, v5Compat: true }),
  )
}
