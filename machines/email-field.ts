/** Fields that hold an e-mail address: as a person reads it, and whether it can be one. */

// An address, and what may stand around it: a name, the subject of a `mailto:`.
const longestEmail = 1000

// HTML's own definition of a valid e-mail address.
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

/**
 * An address as a person reads it: without invisible characters, full-width letters, `mailto:` or
 * the name before `<…>`. What is sent is this form.
 */
export function normalEmail(text: string): string {
  // The length first: no pattern may ever meet a pasted novel.
  if (text.length > longestEmail) return text
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
  const opening = plain.endsWith('>') ? plain.lastIndexOf('<') : -1
  const bare = opening === -1 ? plain : plain.slice(opening + 1, -1)
  return bare
    .trim()
    .replace(/^mailto:\s*([^?]*).*$/is, '$1')
    .trim()
}

export function isEmail(text: string): boolean {
  const email = normalEmail(text)
  return email.length <= 320 && emailPattern.test(email)
}
