import { type ReactNode, useState } from 'react'
import { Navigation } from '#src/navigation.tsx'
import { memoryHistory } from './memory-history.ts'

/** What a visitor who arrives at an address is shown, where every page has to be fetched. */
export function MemorySite({ at = '/', children }: { at?: string; children: ReactNode }) {
  const [history] = useState(() => memoryHistory(at))
  return (
    <Navigation history={history} isHere={() => false}>
      {children}
    </Navigation>
  )
}
