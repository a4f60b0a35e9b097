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
 * Prints one part of the page, between the letterhead and the imprint: until the visitor is back,
 * what stands beside the part and beside what holds it is off paper. The style of those two
 * outweighs that.
 */
export function printAlone(part: Element): void {
  const others: Element[] = []
  for (let at = part; at.parentElement !== null && at !== document.body;) {
    const { parentElement } = at
    for (const beside of parentElement.children) if (beside !== at) others.push(beside)
    at = parentElement
  }
  for (const element of others) element.toggleAttribute('data-off-paper', true)
  part.toggleAttribute('data-alone', true)
  print()
  onReturn(() => {
    for (const element of others) element.removeAttribute('data-off-paper')
    part.removeAttribute('data-alone')
  })
}

/**
 * Opens on paper what is closed, where styles cannot: in browsers without `::details-content`.
 * Programmes, of which paper has the open one alone, stay as they are.
 */
export function openOnPaper(): void {
  if (CSS.supports('selector(details::details-content)')) return
  addEventListener('beforeprint', () => {
    const closed = document.querySelectorAll('main details:not([open], [name=programme])')
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
