import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// This timeout only ends waits of tests that fail. A busy machine may need longer than the default of one second.
configure({ asyncUtilTimeout: 30_000 })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/**
 * Imitates popovers, which happy-dom lacks. Maps each open popover to the element to focus when it
 * closes.
 */
const shown = new WeakMap<HTMLElement, Element | null>()
const matches = Element.prototype.matches

function toggle(panel: HTMLElement, isShown: boolean): void {
  if (shown.has(panel) === isShown) return
  const opener = shown.get(panel)
  if (isShown) shown.set(panel, document.activeElement)
  else shown.delete(panel)
  if (!isShown && panel.contains(document.activeElement) && opener instanceof HTMLElement)
    opener.focus()
  const newState = isShown ? 'open' : 'closed'
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
}

HTMLElement.prototype.showPopover = function () {
  toggle(this, true)
}
HTMLElement.prototype.hidePopover = function () {
  toggle(this, false)
}
Object.assign(HTMLElement.prototype, {
  matches(this: HTMLElement, selector: string) {
    return selector === ':popover-open' ? shown.has(this) : matches.call(this, selector)
  },
})

/** Runs a change of the document, and gives its exception the name that happy-dom omits. */
function named<Changed>(change: () => Changed): Changed {
  try {
    return change()
  } catch (error) {
    throw new DOMException(String(error), 'NotFoundError')
  }
}
const { removeChild, insertBefore } = Node.prototype
Node.prototype.removeChild = function <Child extends Node>(child: Child) {
  named(() => removeChild.call(this, child))
  return child
}
Node.prototype.insertBefore = function <Child extends Node>(
  child: Child,
  next: Node | null,
) {
  named(() => insertBefore.call(this, child, next))
  return child
}

const { insertRule } = CSSStyleSheet.prototype
/**
 * Replaces each rule that does not hide or animate elements with an empty one. Queries by role compute the
 * styles of many elements, and happy-dom would match every rule against each of them, which is slow.
 */
CSSStyleSheet.prototype.insertRule = function (rule, index) {
  const isRead = /display|visibility|animation/.test(rule)
  return insertRule.call(this, isRead ? rule : 'style {}', index)
}
