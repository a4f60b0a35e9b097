// U+2800 (BRAILLE PATTERN BLANK) and U+1D159 (MUSICAL SYMBOL NULL NOTEHEAD) are displayed as blanks.
const visibleCharacter = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u

export function isBlank(text: string): boolean {
  return !visibleCharacter.test(text)
}

/** Replaces tabs and line breaks by spaces. Removes control and direction characters: they garble e-mails. */
export function toOneLine(text: string): string {
  return text
    .replaceAll(/[\t-\r\u0085\u2028\u2029]+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, '')
}
