/**
 * What stands in the page, read inside it. Each function is sent to the browser as its source:
 * it uses nothing but its argument and the page's globals.
 */

/** Whether a text, or the name of a control, is there to be seen. */
export function sees(text: string): boolean {
  const wanted = text.replaceAll(/\s+/g, ' ').trim()
  const isShown = (element: Element) =>
    element.closest('[hidden], noscript, script, style, template') === null &&
    [...document.querySelectorAll('details:not([open])')].every(
      (details) =>
        !details.contains(element) ||
        details.querySelector('summary')?.contains(element) === true,
    ) &&
    (typeof element.checkVisibility !== 'function' || element.checkVisibility())
  const says = (element: Element) =>
    [
      element.getAttribute('aria-label') ?? '',
      (element.textContent ?? '').replaceAll(/\s+/g, ' '),
    ].some((said) => said.includes(wanted))
  return [...document.querySelectorAll('body *')].some(
    (element) => says(element) && ![...element.children].some(says) && isShown(element),
  )
}

/** What the focus is on: its name, or all that it says. */
export function focused(): string {
  const element = document.activeElement
  if (element === null || element === document.body) return ''
  const label =
    'labels' in element && element.labels instanceof NodeList ? element.labels[0] : null
  return [element.getAttribute('aria-label'), label?.textContent, element.textContent]
    .map((text) => (text ?? '').replaceAll(/\s+/g, ' ').trim())
    .join(' | ')
}

/** What a field holds, and its error; JSON of both. `target` is JSON of its label or its selector. */
export function field(target: string): string {
  const { label, css = 'no-such-field' }: { label?: string; css?: string } =
    JSON.parse(target)
  const named = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === label,
  )
  const control = named
    ? document.getElementById(named.htmlFor)
    : document.querySelector(css)
  if (!control || !('value' in control)) return ''
  const isWrong = control.getAttribute('aria-invalid') === 'true'
  return JSON.stringify({
    value: String(control.value),
    error: isWrong
      ? (document.getElementById(`${control.id}-error`)?.textContent ?? '')
      : null,
  })
}
