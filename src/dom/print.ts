/**
 * Opens on paper what is closed, where styles cannot: in browsers without `::details-content`. It
 * is taken back when the visitor does something again: some browsers tell of `afterprint` before
 * they draw the paper, or never.
 */
export function openOnPaper(): void {
  if (CSS.supports('selector(details::details-content)')) return
  addEventListener('beforeprint', () => {
    const printing = new AbortController()
    const listening = { capture: true, signal: printing.signal }
    const closed = document.querySelectorAll('main details:not([open])')
    const names = [...closed].map((each) => each.getAttribute('name'))
    // Nobody has opened them.
    const ignore = (event: Event) => {
      if ([...closed].some((each) => each === event.target)) event.stopPropagation()
    }
    addEventListener('toggle', ignore, listening)
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
    for (const sign of ['pointermove', 'pointerdown', 'keydown'])
      addEventListener(sign, restore, listening)
  })
}
