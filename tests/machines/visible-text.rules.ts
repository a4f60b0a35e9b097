// The ranges that Unicode lists as ignorable, spaces, control characters and two blank signs.
const invisible =
  /^[\s\p{Cc}\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFFA0\uFFF0-\uFFF8\u{1BCA0}-\u{1BCA3}\u{1D159}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]*$/u

/** Whether a text has no visible character. */
export function isInvisible(text: string): boolean {
  return invisible.test(text)
}

/** Returns a text with spaces instead of line breaks, without control and direction marks. */
export function oneLine(text: string): string {
  return text
    .split(/[\t\n\v\f\r\u0085\u2028\u2029]+/)
    .join(' ')
    .replaceAll(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
}
