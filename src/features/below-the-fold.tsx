import { createContext, type ReactNode, useContext, useDeferredValue } from 'react'
import { useLocation } from 'react-router-dom'
import { ViewportSpacer } from '#src/ui/section.tsx'
import { useApp } from './app-context.tsx'

/**
 * What is drawn: the whole page in the browser; for a document first what is on screen at once,
 * then the whole with marks, so that the styles of the two are collected apart.
 */
export type RenderPass = 'above the fold' | 'marked'
export const RenderPassContext = createContext<RenderPass | 'whole'>('whole')

/** Written in documents where the styles of all that follows may stand. */
export const belowFoldMark = '<template data-below-fold="true"></template>'

type BelowTheFoldProps = {
  children: ReactNode
  /** In the flow of the page: its styles may stand right before it. */
  inFlow?: boolean
}

/** What is not on screen at once: a page below the fold, what a button opens, paper. */
export function BelowTheFold({ children, inFlow = false }: BelowTheFoldProps) {
  const pass = useContext(RenderPassContext)
  if (pass === 'above the fold') return null
  return (
    <>
      {inFlow && pass === 'marked' && <template data-below-fold />}
      {children}
    </>
  )
}

/** Whether what is drawn stands below the fold. */
export const BelowFoldContext = createContext(false)

/**
 * A page below the fold, which most screens show only after scrolling. On a change of page it is
 * drawn right after what is above is on screen; a fragment, which may lead into it, and the
 * prerendered document have it at once.
 */
export function DeferredSection({ children }: { children: ReactNode }) {
  const isChange = useApp().arrived.current
  const { hash } = useLocation()
  const isDue = useDeferredValue(true, !isChange || hash !== '')
  // Reserve one viewport, or the footer flashes in (layout shift).
  if (!isDue) return <ViewportSpacer />
  return (
    <BelowFoldContext value>
      <BelowTheFold inFlow>{children}</BelowTheFold>
    </BelowFoldContext>
  )
}
