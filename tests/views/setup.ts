import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** What happy-dom lacks of popovers: shown or not, told by a `toggle` event; the focus goes back. */
const shown = new WeakMap<HTMLElement, Element | null>()
const matches = Element.prototype.matches

function toggle(panel: HTMLElement, isShown: boolean): void {
  if (shown.has(panel) === isShown) return
  const opener = shown.get(panel)
  if (isShown) shown.set(panel, document.activeElement)
  else shown.delete(panel)
  if (!isShown && panel.contains(document.activeElement) && opener instanceof HTMLElement)
    opener.focus()
  const event = new Event('toggle')
  Object.assign(event, {
    oldState: isShown ? 'closed' : 'open',
    newState: isShown ? 'open' : 'closed',
  })
  panel.dispatchEvent(event)
}

Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    toggle(this, true)
  },
  hidePopover(this: HTMLElement) {
    toggle(this, false)
  },
})
Object.assign(Element.prototype, {
  matches(this: Element, selector: string) {
    if (selector !== ':popover-open') return matches.call(this, selector)
    return this instanceof HTMLElement && shown.has(this)
  },
})

// happy-dom toggles a `<details>` before the page could prevent it.
HTMLDetailsElement.prototype.dispatchEvent = HTMLElement.prototype.dispatchEvent
addEventListener('click', ({ target, defaultPrevented }) => {
  const summary = target instanceof Element ? target.closest('summary') : null
  if (!defaultPrevented) summary?.closest('details')?.toggleAttribute('open')
})

// A browser says in a task of its own that a `<details>` was toggled, happy-dom at once.
const late = new WeakSet<Event>()
addEventListener(
  'toggle',
  (event) => {
    const { target } = event
    if (!(target instanceof HTMLDetailsElement) || late.has(event)) return
    event.stopImmediatePropagation()
    const again = new Event('toggle')
    late.add(again)
    queueMicrotask(() => target.dispatchEvent(again))
  },
  true,
)
