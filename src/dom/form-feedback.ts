/**
 * Finds the message that a submission left in a form: what to correct, or how the sending ended.
 * The elements that can take the focus for it carry `data-feedback`.
 */
export function feedbackOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>('[data-feedback]')
}
