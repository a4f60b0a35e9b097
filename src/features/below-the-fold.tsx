import { createContext, type ReactNode, useContext, useDeferredValue } from 'react'
import { useLocation } from 'react-router-dom'
import { readEntryState } from '#src/services/site-history.ts'
import { useApp } from './app-context.tsx'

/**
 * `above the fold` renders only the part above the fold. `marked` renders the whole page, with `belowFoldMark`
 * before the content below the fold. The prerenderer collects the styles of each pass separately. The browser uses
 * the default, `whole`, which has no marks.
 */
export type RenderPass = 'above the fold' | 'marked'
export const RenderPassContext = createContext<RenderPass | 'whole'>('whole')

/** Marks in-flow content below the fold. If its styles are long, they are inserted at the first mark. */
export const belowFoldMark = '<template data-below-fold="true"></template>'

type BelowTheFoldProps = {
  children: ReactNode
  /** Whether the content is in the flow of the page, so that its styles must be inserted before it. */
  inFlow?: boolean
}

/** Renders content that the first paint does not need, such as content below the fold or a closed panel. */
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

export const BelowFoldContext = createContext(false)

/**
 * Renders the part of a page below the fold. After most navigations, the part above the fold is painted
 * first. If the part below may contain the target of a URL fragment or, after Back, the followed link, both
 * parts are rendered at once.
 */
export function DeferredSection({ children }: { children: ReactNode }) {
  const isChange = useApp().arrived.current
  const { hash } = useLocation()
  const isDue = useDeferredValue(
    true,
    !isChange || hash !== '' || readEntryState().followed !== undefined,
  )
  // Reserves the height of one viewport, so that the footer is off screen when the deferred part moves it.
  if (!isDue) return <div style={{ minHeight: '100vh' }} />
  return (
    <BelowFoldContext value>
      <BelowTheFold inFlow>{children}</BelowTheFold>
    </BelowFoldContext>
  )
}
