import { createContext, type ReactNode, useContext, useDeferredValue } from 'react'
import { useLocation } from 'react-router-dom'
import { followedAddress } from '#src/services/site-history.ts'
import { useApp } from './app-context.tsx'

/**
 * The part of a page to render. The browser renders the whole page. The prerenderer first renders the
 * part above the fold, then the whole page with marks. It collects the styles of each pass separately.
 */
export type RenderPass = 'above the fold' | 'marked'
export const RenderPassContext = createContext<RenderPass | 'whole'>('whole')

/** Marks in-flow content below the fold. Long styles of content below the fold are inserted at the first mark. */
export const belowFoldMark = '<template data-below-fold="true"></template>'

type BelowTheFoldProps = {
  children: ReactNode
  /** Whether the content is in the flow of the page, so that its styles must be inserted before it. */
  inFlow?: boolean
}

/**
 * Renders content that the first paint does not need: below the fold, in a closed panel, only in print,
 * or at the end of the document.
 */
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
 * Renders the part of a page that most screens show only after scrolling. After a navigation, the part
 * above the fold is painted first. Both parts are rendered at once during prerendering and hydration, for
 * a URL fragment, which may point into this part, and for Back, because this part may contain the
 * followed link.
 */
export function DeferredSection({ children }: { children: ReactNode }) {
  const isChange = useApp().arrived.current
  const { hash } = useLocation()
  const isDue = useDeferredValue(
    true,
    !isChange || hash !== '' || followedAddress() !== undefined,
  )
  // Reserves the height of one viewport, so that the footer is off screen when the deferred part moves it.
  if (!isDue) return <div style={{ minHeight: '100vh' }} />
  return (
    <BelowFoldContext value>
      <BelowTheFold inFlow>{children}</BelowTheFold>
    </BelowFoldContext>
  )
}
