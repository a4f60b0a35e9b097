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

/** Marks the position in the HTML where the styles of the following content are inserted. */
export const belowFoldMark = '<template data-below-fold="true"></template>'

type BelowTheFoldProps = {
  children: ReactNode
  /** Whether the content is in the flow of the page. Its styles are then inserted right before it. */
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
 * above the fold is painted first. Three cases render both at once: prerendering, a URL fragment that
 * may point into this part, and Back, because this part may contain the followed link.
 */
export function DeferredSection({ children }: { children: ReactNode }) {
  const isChange = useApp().arrived.current
  const { hash } = useLocation()
  const isDue = useDeferredValue(
    true,
    !isChange || hash !== '' || followedAddress() !== undefined,
  )
  // Reserves the height of one viewport: the footer is below the screen when the deferred part shifts it.
  if (!isDue) return <div style={{ minHeight: '100vh' }} />
  return (
    <BelowFoldContext value>
      <BelowTheFold inFlow>{children}</BelowTheFold>
    </BelowFoldContext>
  )
}
