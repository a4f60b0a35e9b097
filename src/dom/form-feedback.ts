/** Marks the message that a submission leaves in a form, and lets it take the focus. */
export const feedbackProps = { tabIndex: -1, 'data-feedback': true } as const

/** Finds that message: the errors to correct, or the result of sending. */
export function feedbackOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>('[data-feedback]')
}
