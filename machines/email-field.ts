/** Fields that hold an e-mail address: as a person reads it, and whether it can be one. */

// An address, and what may stand around it: a name, the subject of a `mailto:`.
const longestEmail = 1000

// HTML's own definition of a valid e-mail address.
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

/**
 * An address as a person reads it, however programs copied it: without invisible characters,
 * full-width letters, `mailto:`, quotes, brackets, or the names and numbers that are listed with
 * it. What is sent is this form. Two different addresses are left as they are.
 */
export function normalEmail(text: string): string {
  // The length first: no pattern may ever meet a pasted novel.
  if (text.length > longestEmail) return text
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
  const bracketed = plain.match(/<[^<>]*>/g)?.join(';') ?? plain
  const addresses = bracketed
    .replaceAll(/(@[^\s?]*)\s*\?\S*/g, '$1')
    .split(/[\t\n\r,;:<>()[\]"«»“”„]/)
    .map((part) => part.trim().replaceAll(/^['‘’‹]+|[^\p{L}\p{N}@]+$/gu, ''))
    .filter((part) => emailPattern.test(part))
  const [address = plain, ...others] = new Set(addresses)
  return others.length === 0 ? address : plain
}

export function isEmail(text: string): boolean {
  const email = normalEmail(text)
  return email.length <= 320 && emailPattern.test(email)
}
