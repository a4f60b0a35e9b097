/**
 * Makes a long press of Enter count once. While it is held, the key repeats, and each repetition would click the
 * focused button, which may be another one by then, or submit a form again. In the text area in which it was
 * pressed, the key repeats the line break.
 */
export function ignoreHeldEnter(): void {
  let pressedTarget: EventTarget | null
  addEventListener('keydown', (event) => {
    const { key, repeat, target } = event
    if (!repeat) pressedTarget = target
    const isText = target instanceof HTMLTextAreaElement && target === pressedTarget
    if (repeat && key === 'Enter' && !isText) event.preventDefault()
  })
}
