/** Text as part of an address; half of a character, which none can hold, becomes U+FFFD. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\u{FFFD}'))
}
