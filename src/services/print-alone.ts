/**
 * Prints one part of the page, between the letterhead and the imprint: until the browser has
 * printed, what stands beside the part and beside what holds it is off paper.
 */
export function printAlone(part: Element): void {
  const others: Element[] = []
  for (let at = part; at.parentElement !== null && at !== document.body;) {
    const { parentElement } = at
    for (const beside of parentElement.children)
      if (beside !== at && !beside.matches('#letterhead, #imprint')) others.push(beside)
    at = parentElement
  }
  for (const element of others) element.toggleAttribute('data-off-paper', true)
  part.toggleAttribute('data-alone', true)
  addEventListener(
    'afterprint',
    () => {
      for (const element of others) element.removeAttribute('data-off-paper')
      part.removeAttribute('data-alone')
    },
    { once: true },
  )
  print()
}
