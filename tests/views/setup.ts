/** What happy-dom lacks of popovers: shown or not, told by a `toggle` event. */
const shown = new WeakSet<HTMLElement>()
const matches = Element.prototype.matches

function toggle(panel: HTMLElement, isShown: boolean): void {
  if (shown.has(panel) === isShown) return
  if (isShown) shown.add(panel)
  else shown.delete(panel)
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

export {}
