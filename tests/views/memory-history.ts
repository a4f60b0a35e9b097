import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { createSiteHistory, type SiteHistory } from '#src/features/site-history.ts'
import { isHere } from '#src/routes.tsx'

/** The site's own history, kept in memory, of a visitor who arrives at an address. */
export function memoryHistory(address = '/'): SiteHistory {
  return createSiteHistory(
    isHere,
    createMemoryHistory({ initialEntries: [address], v5Compat: true }),
  )
}
