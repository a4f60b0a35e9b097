import { SendError } from '#machines/send-error.ts'

/** The field that only robots fill in. */
export const trapId = 'contact-website'

let isTold = false

/**
 * Throws a {@link SendError} the first time that the trap is filled in. A person whose password
 * manager fills it in, each time anew, reads the way out, and is let through when sending again.
 */
export function refuseFilledHoneypot(): void {
  const trap = document.querySelector<HTMLInputElement>(`#${trapId}`)
  if (isTold || trap === null || trap.value === '') return
  isTold = true
  throw new SendError('rejected', 'the field that nobody sees was filled in')
}
