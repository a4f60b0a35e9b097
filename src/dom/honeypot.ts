import { SendError } from '#machines/send-error.ts'

/** The field that only robots fill in. */
export const honeypotId = 'contact-website'

let hasRefused = false

/**
 * Throws a {@link SendError} the first time that the trap is filled in. A person whose password
 * manager fills it in, each time anew, reads the way out, and is let through when sending again.
 */
export function refuseFilledHoneypot(): void {
  const field = document.querySelector<HTMLInputElement>(`#${honeypotId}`)
  if (hasRefused || field === null || field.value === '') return
  hasRefused = true
  throw new SendError('rejected', 'the field that nobody sees was filled in')
}
