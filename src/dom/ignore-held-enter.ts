/**
 * Makes a long press of Enter count once. While it is held, the key repeats, and each repetition would click a
 * button or submit a form again. In a text area, it still adds lines.
 */
export function ignoreHeldEnter(): void {
  addEventListener('keydown', (event) => {
    const { key, repeat, target } = event
    if (key === 'Enter' && repeat && !(target instanceof HTMLTextAreaElement))
      event.preventDefault()
  })
}
