import { SendError } from '#machines/send-error.ts'

/** The id of the hidden field that only robots fill in. */
export const honeypotId = 'contact-website'

let hasRefused = false

/**
 * Throws a {@link SendError} the first time that the honeypot is filled in. A password manager may
 * fill it in on every attempt, so a second attempt is allowed: its user has read the message.
 */
export function refuseFilledHoneypot(): void {
  const field = document.querySelector<HTMLInputElement>(`#${honeypotId}`)
  if (hasRefused || field === null || field.value === '') return
  hasRefused = true
  throw new SendError('rejected', 'the honeypot was filled in')
}
