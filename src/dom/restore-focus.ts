import { feedbackOf } from './form-feedback.ts'
import { locate } from './locate.ts'

type Restore = () => void

/**
 * Remembers where the visitor is in the document: the focus, the caret, the questions and menus
 * that are open. The function it returns brings that back where the page was drawn anew since.
 */
export function rememberPlace(): Restore {
  const opened = [...document.querySelectorAll<HTMLElement>('details[open], [popover]')]
    .filter((element) => element instanceof HTMLDetailsElement || isShown(element))
    .map(locate)
  const { activeElement, body } = document
  const isHeld = activeElement instanceof HTMLElement && activeElement !== body
  const focus = isHeld ? rememberFocus(activeElement) : null
  return () => {
    for (const find of opened) open(find())
    focus?.()
  }
}

function rememberFocus(element: HTMLElement): Restore {
  const find = locate(element)
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

function isShown(element: HTMLElement) {
  return 'showPopover' in element && element.matches(':popover-open')
}

function open(element: HTMLElement | undefined) {
  if (element instanceof HTMLDetailsElement) element.open = true
  else if (element !== undefined && !isShown(element)) element.showPopover()
}

/**
 * Remembers where the visitor is while the site is drawn anew. The function it returns brings
 * that back, or leads to what the last gesture brought: the heading of a page that was just being
 * arrived at, and so is not in the document, or what a submission found wrong.
 */
export function rememberScrollAndPlace(): () => void {
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
  return form && feedbackOf(form)
}
