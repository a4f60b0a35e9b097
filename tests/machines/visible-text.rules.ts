export function isInvisible(text: string): boolean {
  return /^(?:\s|\p{Cc}|\p{Cf}|\p{Variation_Selector}|\u034F|[\u115F\u1160\u2800\u3164\uFFA0])*$/u.test(
    text,
  )
}

/** Replaces each run of tabs and line breaks with a space. Removes control characters and direction marks. */
export function oneLine(text: string): string {
  return text
    .split(/[\t\n\v\f\r\u0085\u2028\u2029]+/)
    .join(' ')
    .replaceAll(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
}
