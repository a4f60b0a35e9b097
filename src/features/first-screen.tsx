import { createContext, type ReactNode, useContext, useDeferredValue } from 'react'
import { useLocation } from 'react-router-dom'
import { ViewportSpacer } from '#src/ui/section.tsx'
import { useSite } from './app-context.tsx'

/**
 * What is drawn: the whole page in the browser; for a document first what is on screen at once,
 * then the whole with marks, so that the styles of the two are collected apart.
 */
export const ExtentContext = createContext<'whole' | 'first screen' | 'marked'>('whole')

/** Written in documents where the styles of all that follows may stand. */
export const restMark = '<template data-rest="true"></template>'

type LaterProps = {
  children: ReactNode
  /** In the flow of the page: its styles may stand right before it. */
  inFlow?: boolean
}

/** What is not on screen at once: the rest of a page, what a button opens, paper. */
export function Later({ children, inFlow = false }: LaterProps) {
  const extent = useContext(ExtentContext)
  if (extent === 'first screen') return null
  return (
    <>
      {inFlow && extent === 'marked' && <template data-rest />}
      {children}
    </>
  )
}

/** Whether what is drawn belongs to the rest of a page. */
export const RestContext = createContext(false)

/**
 * The rest of a page, which most screens show only after scrolling. On a change of page it is
 * drawn right after the opening is on screen; a fragment, which may lead into it, and the
 * prerendered document have it at once.
 */
export function DeferredSection({ children }: { children: ReactNode }) {
  const isChange = useSite().arrived.current
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
