/**
 * Opens on paper what is closed, where styles cannot: in browsers without `::details-content`. It
 * is taken back when the visitor does something again: some browsers tell of `afterprint` before
 * they draw the paper, or never.
 */
export function openDetailsForPrint(): void {
  if (CSS.supports('selector(details::details-content)')) return
  addEventListener('beforeprint', () => {
    const printing = new AbortController()
    const listenerOptions = { capture: true, signal: printing.signal }
    const closed = document.querySelectorAll('main details:not([open])')
    const names = [...closed].map((each) => each.getAttribute('name'))
    // Nobody has opened them.
    const ignoreToggle = (event: Event) => {
      if ([...closed].some((each) => each === event.target)) event.stopPropagation()
    }
    addEventListener('toggle', ignoreToggle, listenerOptions)
    for (const each of closed) {
      // Of those with one name only one stays open.
      each.removeAttribute('name')
      each.setAttribute('open', '')
    }
    const restore = () => {
      printing.abort()
      closed.forEach((each, index) => {
        each.removeAttribute('open')
        each.setAttribute('name', names[index] ?? '')
      })
    }
    for (const eventType of ['pointermove', 'pointerdown', 'keydown'])
      addEventListener(eventType, restore, listenerOptions)
  })
}
