import { rememberPlace } from './document-place.ts'

/**
 * Remembers where the visitor is while the site is drawn anew. The function it returns brings
 * that back, or leads to what the last gesture brought: the heading of a page that was just being
 * arrived at, and so is not in the document, or what a submission found wrong.
 */
export function rememberWhereabouts(): () => void {
  const isHeld = document.activeElement !== document.body
  const isArrival = document.querySelector('h1') === null
  const restorePlace = isArrival ? null : rememberPlace()
  const { scrollX, scrollY } = window
  return () => {
    scrollTo(scrollX, scrollY)
    restorePlace?.()
    const isLost = isHeld && document.activeElement === document.body
    if (isArrival || isLost) document.querySelector('h1')?.focus({ preventScroll: true })
    else outcome()?.focus()
  }
}

/** What came of the form whose button has the focus. */
function outcome() {
  const form = document.activeElement?.closest('form [type="submit"]')?.closest('form')
  return form?.querySelector<HTMLElement>('div[tabindex="-1"]')
}
