/**
 * Opens the closed `<details>` in `main` before printing in browsers without `::details-content`, where CSS
 * cannot show their contents. The next user input closes them again, because some browsers fire `afterprint`
 * too early or not at all.
 */
export function openDetailsForPrint(): void {
  if (CSS.supports('selector(details::details-content)')) return
  addEventListener('beforeprint', () => {
    const printing = new AbortController()
    const listenerOptions = { capture: true, signal: printing.signal }
    const closed = document.querySelectorAll('main details:not([open])')
    const names = [...closed].map((each) => each.getAttribute('name'))
    // The visitor has not opened these elements, so their `toggle` events must not reach the machine.
    const ignoreToggle = (event: Event) => {
      if ([...closed].some((each) => each === event.target)) event.stopPropagation()
    }
    addEventListener('toggle', ignoreToggle, listenerOptions)
    for (const each of closed) {
      // The browser keeps only one of the elements that share a `name` open.
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
