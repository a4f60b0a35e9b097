import { feedbackOf } from './form-feedback.ts'
import { stableElementRef } from './stable-element-ref.ts'

type Restore = () => void

/**
 * Remembers where the visitor is in the document: the focus, the caret, the questions and menus
 * that are open. The function it returns brings that back where the page was drawn anew since.
 */
export function captureInteraction(): Restore {
  const openRefs = [...document.querySelectorAll<HTMLElement>('details[open], [popover]')]
    .filter((element) => element instanceof HTMLDetailsElement || isPopoverOpen(element))
    .map(stableElementRef)
  const { activeElement, body } = document
  const hasFocus = activeElement instanceof HTMLElement && activeElement !== body
  const focus = hasFocus ? captureFocus(activeElement) : null
  return () => {
    for (const find of openRefs) open(find())
    focus?.()
  }
}

function captureFocus(element: HTMLElement): Restore {
  const find = stableElementRef(element)
  const { scrollTop } = element
  // Null where the browser tells of none, as in an e-mail field.
  const [start = null, end = null] = isText(element)
    ? [element.selectionStart, element.selectionEnd]
    : []
  return () => {
    const successor = find()
    if (successor === undefined || successor === element) return
    successor.focus({ preventScroll: true })
    successor.scrollTop = scrollTop
    if (start !== null && isText(successor)) successor.setSelectionRange(start, end)
  }
}

function isText(element: HTMLElement) {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

function isPopoverOpen(element: HTMLElement) {
  return 'showPopover' in element && element.matches(':popover-open')
}

function open(element: HTMLElement | undefined) {
  if (element instanceof HTMLDetailsElement) element.open = true
  else if (element !== undefined && !isPopoverOpen(element)) element.showPopover()
}

/**
 * Remembers where the visitor is while the site is drawn anew. The function it returns brings
 * that back, or leads to what the last gesture brought: the heading of a page that was just being
 * arrived at, and so is not in the document, or what a submission found wrong.
 */
export function captureScrollAndInteraction(): () => void {
  const isHeld = document.activeElement !== document.body
  const isPageArriving = document.querySelector('h1') === null
  const restoreInteraction = isPageArriving ? null : captureInteraction()
  const { scrollX, scrollY } = window
  return () => {
    scrollTo(scrollX, scrollY)
    restoreInteraction?.()
    const isLost = isHeld && document.activeElement === document.body
    if (isPageArriving || isLost)
      document.querySelector('h1')?.focus({ preventScroll: true })
    else findFeedback()?.focus()
  }
}

/** What came of the form whose button has the focus. */
function findFeedback() {
  const form = document.activeElement?.closest('form [type="submit"]')?.closest('form')
  return form && feedbackOf(form)
}
