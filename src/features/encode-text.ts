/** Text as part of an address; half of a character, which none can hold, becomes U+FFFD. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\u{FFFD}'))
}

/**
 * The same in `length` characters at most: a longer text ends after a whole character, and `ending`
 * follows it.
 */
export function encodeWithin(text: string, length: number, ending: string): string {
  // Each unit takes one character at least: a megabyte need not be encoded.
  const whole = encodeText(text.slice(0, length + 1))
  if (whole.length <= length) return whole
  const end = encodeText(ending)
  let kept = ''
  for (const character of text) {
    const encoded = encodeText(character)
    if (kept.length + encoded.length + end.length > length) break
    kept += encoded
  }
  return kept + end
}
