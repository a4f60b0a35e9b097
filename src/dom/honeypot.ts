import { SendError } from '#machines/send-error.ts'

/** The id of the honeypot, a hidden field that visitors should leave empty. */
export const honeypotId = 'contact-website'

let hasRefused = false

/**
 * Throws a {@link SendError} if the honeypot is filled in, but only once: a password manager may fill it in
 * every time, and its user has read the first error.
 */
export function refuseFilledHoneypot(): void {
  const field = document.querySelector<HTMLInputElement>(`#${honeypotId}`)
  if (hasRefused || field === null || field.value === '') return
  hasRefused = true
  throw new SendError('rejected', 'the honeypot was filled in')
}
