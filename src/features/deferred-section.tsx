import { createContext, type ReactNode, useDeferredValue } from 'react'
import { useLocation } from 'react-router-dom'
import { ViewportSpacer } from '#src/ui/section.tsx'
import { useArrived } from './app-context.tsx'
import { Later } from './first-screen.tsx'

/** Whether what is drawn belongs to the rest of a page. */
export const RestContext = createContext(false)

/**
 * The rest of a page, which most screens show only after scrolling. On a change of page it is
 * drawn right after the opening is on screen; a fragment, which may lead into it, and the
 * prerendered document have it at once.
 */
export function DeferredSection({ children }: { children: ReactNode }) {
  const isChange = useArrived()
  const { hash } = useLocation()
  const isDue = useDeferredValue(true, !isChange || hash !== '')
  // Reserve one viewport, or the footer flashes in (layout shift).
  if (!isDue) return <ViewportSpacer />
  return (
    <RestContext value>
      <Later inFlow>{children}</Later>
    </RestContext>
  )
}
