import { SendError } from '#machines/send-error.ts'

/** The field that only robots fill in. */
export const trapId = 'contact-website'

/**
 * Throws a {@link SendError} where the trap was filled in. It is emptied at once: a person whose
 * browser filled it in reads the way out, and can also send again.
 */
export function refuseFilledHoneypot(): void {
  const trap = document.querySelector<HTMLInputElement>(`#${trapId}`)
  if (trap === null || trap.value === '') return
  trap.value = ''
  throw new SendError('rejected', 'the field that nobody sees was filled in')
}
