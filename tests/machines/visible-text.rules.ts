/** Control characters, spaces, the ranges that Unicode lists as ignorable, and two blank signs. */
const invisibleRanges = [
  [0x0, 0x20],
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfff8],
  [0x1bca0, 0x1bca3],
  [0x1d159, 0x1d159],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
] as const

/** Whether a text has no visible character. */
export function isInvisible(text: string): boolean {
  return Array.from(text).every((character) => {
    const code = character.codePointAt(0) ?? 0
    return invisibleRanges.some(([first, last]) => code >= first && code <= last)
  })
}

/** Returns a text with spaces instead of line breaks, without control and direction marks. */
export function oneLine(text: string): string {
  return text
    .split(/[\t\n\v\f\r\u0085\u2028\u2029]+/)
    .join(' ')
    .replaceAll(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
}
