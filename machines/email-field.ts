// A pasted text may be longer than an address, if it also contains a name or a `mailto:` query.
const longestEmail = 1000

// The HTML standard defines a valid e-mail address by this pattern.
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

// On a French keyboard, `;` and the full stop share a key, and `,` and `:` are on the adjacent keys.
const mistypedFullStop = /[\p{L}\p{N}][,;][\p{L}\p{N}]|@[\w.-]+:\w/u

/** Extracts the address from a copied text, such as `Nom <a@b.fr>`, if the address is unambiguous. */
export function normalEmail(text: string): string {
  // The length is checked first, so that no pattern runs on a very long text.
  if (text.length > longestEmail) return text
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
  // The name in front of a bracketed address may contain another address.
  const withoutNames = plain
    .replaceAll(/[^<>]*</g, '<')
    .replaceAll(/mailto:\S+/gi, (link) => link.replaceAll(/%2b/gi, '+'))
  if (mistypedFullStop.test(withoutNames)) return plain
  const addresses = withoutNames
    .replaceAll(/(@[^\s?]*)\s*\?\S*/g, '$1')
    .split(/[\t\n\r,;:<>()[\]"«»“”„]/)
    .map((part) => part.trim().replaceAll(/^['‘’‹/]+|[^\p{L}\p{N}@]+$/gu, ''))
    .filter((part) => /.@./.test(part))
  const [address = '', ...others] = new Set(addresses)
  return others.length === 0 && emailPattern.test(address) ? address : plain
}

export function isEmail(text: string): boolean {
  const email = normalEmail(text)
  return email.length <= 320 && emailPattern.test(email)
}

/**
 * Whether accents are the only reason why a text is not an address. Some domains have accents, but an accent
 * is more often a mistake, and not all mail programs accept it.
 */
export function isAccented(text: string): boolean {
  if (text.length > longestEmail) return false
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return !isEmail(text) && isEmail(plain)
}
