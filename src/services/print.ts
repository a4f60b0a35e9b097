/*
 * What paper asks for is taken back when the visitor does something again: some browsers tell of
 * `afterprint` before they draw the paper, or never.
 */
function onReturn(restore: () => void): void {
  const waiting = new AbortController()
  const { signal } = waiting
  for (const sign of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(
      sign,
      () => {
        waiting.abort()
        restore()
      },
      { capture: true, signal },
    )
}

/**
 * Opens on paper what is closed, where styles cannot: in browsers without `::details-content`.
 */
export function openOnPaper(): void {
  if (CSS.supports('selector(details::details-content)')) return
  addEventListener('beforeprint', () => {
    const closed = document.querySelectorAll('main details:not([open])')
    const names = [...closed].map((each) => each.getAttribute('name'))
    // Nobody has opened them.
    const ignore = (event: Event) => {
      if ([...closed].some((each) => each === event.target)) event.stopPropagation()
    }
    addEventListener('toggle', ignore, true)
    for (const each of closed) {
      // Of those with one name only one stays open.
      each.removeAttribute('name')
      each.setAttribute('open', '')
    }
    onReturn(() => {
      removeEventListener('toggle', ignore, true)
      closed.forEach((each, index) => {
        each.removeAttribute('open')
        each.setAttribute('name', names[index] ?? '')
      })
    })
  })
}
