/** The props of the message that a form displays after a submission. The message can be focused. */
export const feedbackProps = { tabIndex: -1, 'data-feedback': true } as const

/**
 * Finds the message that a form displays after a submission: errors, a warning, or the result of sending.
 */
export function feedbackOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>('[data-feedback]')
}
