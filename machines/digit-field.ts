/**
 * Fields with grouped digits (phone, SIRET): computes the text and the caret after an edit. Decimal digits
 * of all scripts are converted to 0–9. International French numbers are converted to their national form.
 * Digits that do not fit are dropped and reported.
 */

/** `backward` and `forward` are deletions, `compose` is an unfinished IME word. */
export type EditKind = 'insert' | 'backward' | 'forward' | 'compose'
/** The text of a field after an edit. `caret` counts UTF-16 code units, as in the DOM. */
export type Edit = { text: string; caret: number; kind: EditKind }
/** The formatted field. `isTruncated` is true if the number is foreign or digits may be missing. */
export type EditResult = { value: string; caret: number; isTruncated: boolean }
export type DigitFormat = {
  groups: readonly number[]
  /** The country codes that replace the national zero in international numbers. */
  countryCodes?: readonly string[]
  /** Whether the digits of a complete number can be valid. */
  isPlausible: (digits: string) => boolean
}

// The codes belong to France, Guadeloupe, Guyane, Martinique, Réunion, Mayotte and Saint-Pierre-et-Miquelon.
export const phoneFormat: DigitFormat = {
  groups: [2, 2, 2, 2, 2],
  countryCodes: ['33', '590', '594', '596', '262', '508'],
  isPlausible: (digits) => /^0[1-9]/.test(digits),
}
export const siretFormat: DigitFormat = {
  groups: [3, 3, 3, 5],
  isPlausible: (digits) => passesLuhn(digits) || isPostOffice(digits),
}

// Longer texts are cut off, so that a very long pasted text does not block the page.
const longestEdit = 200

// A list marker, as in `1) 06 12 …`, is often copied with a number.
const listMarker = /^\s*[1-9]\d?\)\s/

const isDigit = /\p{Nd}/u

export function digitsOf(text: string): string {
  let digits = ''
  for (const character of text) {
    if (!isDigit.test(character)) continue
    const code = character.codePointAt(0) ?? 0
    let zero = code
    // Unicode encodes decimal digits in runs of ten, some adjacent, so the value is an offset modulo ten.
    while (isDigit.test(String.fromCodePoint(zero - 1))) zero -= 1
    digits += String((code - zero) % 10)
  }
  return digits
}

export function groupDigits(digits: string, { groups }: DigitFormat): string {
  let start = 0
  const parts = groups.map((size) => digits.slice(start, (start += size)))
  return parts.filter((part) => part !== '').join(' ')
}

export function editDigits(previous: string, edit: Edit, format: DigitFormat): EditResult {
  const limited = edit.text.slice(0, longestEdit)
  const caret = Math.min(edit.caret, limited.length)
  if (edit.kind === 'compose') return { value: limited, caret, isTruncated: false }

  const text = limited.replace(listMarker, '')
  const typedDigits = digitsOf(text)
  const previousDigits = digitsOf(previous)
  const digitsBeforeCaret = digitsOf(limited.slice(0, caret).replace(listMarker, '')).length
  const insertedDigits = edit.kind === 'insert' ? digitsBeforeCaret : 0
  const prefix = countryPrefix(
    text,
    typedDigits,
    previousDigits === '' ? typedDigits.length : insertedDigits,
    format,
  )
  const digits = prefix.national + typedDigits.slice(prefix.length)
  const at = Math.max(0, digitsBeforeCaret - prefix.length) + prefix.national.length

  // Deleting a separator also deletes the digit next to it.
  const removed = { insert: -1, backward: at - 1, forward: at }[edit.kind]
  if (removed >= 0 && digits === previousDigits && text.length < previous.length)
    return formatDigits(
      digits.slice(0, removed) + digits.slice(removed + 1),
      removed,
      format,
    )
  const room = sum(format.groups)
  const start = Math.max(
    0,
    digitsBeforeCaret - (typedDigits.length - previousDigits.length),
  )
  const isPureInsertion =
    typedDigits.slice(0, start) + typedDigits.slice(digitsBeforeCaret) === previousDigits
  if (digits.length > room && previousDigits.length === room && isPureInsertion)
    return { ...formatDigits(previousDigits, start, format), isTruncated: true }
  const placed = formatDigits(digits, at, format)
  const isComplete = !prefix.isForeign && text.length === edit.text.length
  return isComplete ? placed : { ...placed, isTruncated: true }
}

type Prefix = {
  /** The number of digits in the prefix, including the trunk zero in `+33 (0)6`. */
  length: number
  /** The national digits that replace the prefix. */
  national: string
  isForeign: boolean
}

const noPrefix: Prefix = { length: 0, national: '', isForeign: false }

/** @param fresh the number of leading digits that may be new: only these can contain a country code */
function countryPrefix(
  text: string,
  digits: string,
  fresh: number,
  { groups, countryCodes }: DigitFormat,
): Prefix {
  if (countryCodes === undefined) return noPrefix
  const isPlus = /^\P{Nd}*[+＋]/u.test(text)
  const exit = digits.startsWith('00') ? 2 : 0
  const international = digits.slice(exit)
  const isMarked = isPlus || exit > 0
  const code = countryCodes.find((each) => international.startsWith(each))
  if (code === undefined) {
    // Country codes do not begin with 0. An incomplete code may still become one of `countryCodes`.
    const isAnother =
      !international.startsWith('0') &&
      !countryCodes.some((each) => each.startsWith(international))
    return { ...noPrefix, isForeign: isMarked && isAnother }
  }
  if (!isMarked && digits.length <= sum(groups)) return noPrefix
  const end = exit + code.length
  if (end > fresh) return noPrefix
  const length = end + Number(digits[end] === '0')
  // In France, `0508` precedes the six-digit numbers of Saint-Pierre-et-Miquelon. If another 508 or 708 follows
  // the country code, the number has nine digits and only needs the 0.
  const isShort = code === '508' && !/^[57]08/.test(digits.slice(length))
  return { length, national: isShort ? `0${code}` : '0', isForeign: false }
}

function formatDigits(digits: string, at: number, format: DigitFormat): EditResult {
  const kept = digits.slice(0, sum(format.groups))
  const value = groupDigits(kept, format)
  const caret = groupDigits(kept.slice(0, at), format).length
  return { value, caret, isTruncated: kept !== digits }
}

/** Returns the code of a hint about the number, or `null`. The hint does not prevent sending. */
export function doubtOf(value: string, { groups, isPlausible }: DigitFormat) {
  const digits = digitsOf(value.slice(0, longestEdit))
  if (digits === '') return null
  if (digits.length < sum(groups)) return 'incomplete'
  return isPlausible(digits) ? null : 'doubtful'
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

/** Most SIRETs of La Poste fail the Luhn check. The sum of their digits is a multiple of five. */
function isPostOffice(digits: string): boolean {
  return digits.startsWith('356000000') && sum(digits.split('').map(Number)) % 5 === 0
}

function passesLuhn(digits: string): boolean {
  const values = digits
    .split('')
    .reverse()
    .map((digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return value > 9 ? value - 9 : value
    })
  return sum(values) % 10 === 0
}
