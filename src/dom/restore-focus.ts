import { feedbackOf } from './form-feedback.ts'
import { stableElementRef } from './stable-element-ref.ts'

type Restore = () => void

/**
 * Captures the focus, and which `<details>` and popovers are open.
 * @returns a function that restores them after React has rendered the elements again
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
  // Browsers report `null` for fields without a selection, such as e-mail fields.
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
 * Captures the scroll position, the focus and open elements before the whole site is rendered again.
 * @returns a function that restores them and, where needed, focuses the heading or the feedback of a form
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

/** Finds the feedback of the form whose submit button has the focus: it was probably just submitted. */
function findFeedback() {
  const form = document.activeElement?.closest('form [type="submit"]')?.closest('form')
  return form && feedbackOf(form)
}
