import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Popovers, which happy-dom lacks: visibility, the `toggle` event, and returning the focus. */
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
