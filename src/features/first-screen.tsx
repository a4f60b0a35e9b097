import { createContext, type ReactNode, useContext } from 'react'

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
