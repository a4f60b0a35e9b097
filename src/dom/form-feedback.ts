/** The props of a form's feedback: its errors, a warning, or the result of sending. It can be focused. */
export const feedbackProps = { tabIndex: -1, 'data-feedback': true } as const

export function feedbackOf(form: HTMLFormElement): HTMLElement | null {
  return form.querySelector<HTMLElement>('[data-feedback]')
}
