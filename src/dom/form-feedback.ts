/**
 * Finds the message that a submission left in a form: the errors to correct or the result of the
 * sending. Such elements carry `data-feedback` and can be focused.
 */
export function feedbackOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>('[data-feedback]')
}
