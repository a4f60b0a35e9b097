/**
 * Fields made of grouped digits (phone, SIRET): the text that stands there after any edit, and
 * the caret, which keeps to the same digits. Any decimal digit of any script counts; what is not
 * a digit is dropped; nothing is ever refused.
 */

/** How the text came to be: `backward` and `forward` are deletions, `compose` an unfinished IME word. */
export type EditKind = 'insert' | 'backward' | 'forward' | 'compose'
/** `caret` counts UTF-16 units, as the DOM does. */
export type Edit = { text: string; caret: number; kind: EditKind }
export type Placed = { value: string; caret: number }
export type DigitFormat = {
  groups: readonly number[]
  countryCode?: string
  /** The last digit follows from the others (Luhn). */
  checksum?: true
}

export const phoneFormat: DigitFormat = { groups: [2, 2, 2, 2, 2], countryCode: '33' }
export const siretFormat: DigitFormat = { groups: [3, 3, 3, 5], checksum: true }

// A pasted megabyte must not be walked character by character.
const longestEdit = 200

const isDigit = /\p{Nd}/u

export function digitsOf(text: string): string {
  let digits = ''
  for (const character of text.normalize('NFKC')) {
    if (!isDigit.test(character)) continue
    const code = character.codePointAt(0) ?? 0
    let zero = code
    // Unicode lays decimal digits in runs of ten: the value is the distance from a run's start.
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

export function capacity({ groups }: DigitFormat): number {
  return groups.reduce((sum, size) => sum + size, 0)
}

export function editDigits(previous: string, edit: Edit, format: DigitFormat): Placed {
  const text = edit.text.slice(0, longestEdit)
  const caret = Math.min(edit.caret, text.length)
  if (edit.kind === 'compose') return { value: text, caret }

  const raw = digitsOf(text)
  const prefix = countryPrefix(text, raw, format)
  const digits = prefix === 0 ? raw : `0${raw.slice(prefix)}`
  const before = digitsOf(text.slice(0, caret)).length
  const at = prefix === 0 ? before : Math.max(0, before - prefix) + 1
  const onlySeparatorGone =
    text.length < previous.length && digits !== '' && digits === digitsOf(previous)

  if (onlySeparatorGone && edit.kind === 'backward' && at > 0)
    return place(digits.slice(0, at - 1) + digits.slice(at), at - 1, format)
  if (onlySeparatorGone && edit.kind === 'forward')
    return place(digits.slice(0, at) + digits.slice(at + 1), at, format)
  return place(digits, at, format)
}

/** How many leading digits stand for the international prefix, the trunk zero in `+33 (0)6` included. */
function countryPrefix(text: string, digits: string, format: DigitFormat): number {
  const { countryCode } = format
  if (countryCode === undefined) return 0
  const isPlus = /^[^\p{Nd}]*\+/u.test(text.normalize('NFKC'))
  const isOverfull = digits.length > capacity(format)
  const length = digits.startsWith(`00${countryCode}`)
    ? countryCode.length + 2
    : digits.startsWith(countryCode) && (isPlus || isOverfull)
      ? countryCode.length
      : 0
  return length > 0 && digits[length] === '0' ? length + 1 : length
}

function place(digits: string, at: number, format: DigitFormat): Placed {
  const kept = digits.slice(0, capacity(format))
  const value = groupDigits(kept, format)
  let seen = 0
  let caret = 0
  while (seen < Math.min(at, kept.length)) {
    if (value[caret] !== ' ') seen += 1
    caret += 1
  }
  return { value, caret }
}

/** What a number that is not complete or not plausible deserves: a hint that informs, never an error. */
export function doubtOf(
  value: string,
  format: DigitFormat,
): 'incomplete' | 'doubtful' | null {
  const digits = digitsOf(value.slice(0, longestEdit))
  if (digits === '') return null
  if (digits.length < capacity(format)) return 'incomplete'
  return format.checksum && !passesLuhn(digits) ? 'doubtful' : null
}

function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
