/**
 * Fields made of grouped digits (phone, SIRET): the text that stands there after any edit, and
 * the caret, which keeps to the same digits. Any decimal digit of any script counts, a footnote's
 * or a circled one does not; what is not a digit is dropped. A number of the national plan written
 * the international way, France's or overseas, becomes its ten digits. The field holds ten digits,
 * or fourteen, as specified: what does not fit, most other countries' numbers among it, is left
 * out and told, never in silence, and a full number takes no digit more.
 */

/** How the text came to be: `backward` and `forward` are deletions, `compose` an unfinished IME word. */
export type EditKind = 'insert' | 'backward' | 'forward' | 'compose'
/** `caret` counts UTF-16 units, as the DOM does. */
export type Edit = { text: string; caret: number; kind: EditKind }
/** `isCut`: digits were left out, or the `+` of another country's number. */
export type Placed = { value: string; caret: number; isCut: boolean }
export type DigitFormat = {
  groups: readonly number[]
  /** The international codes that stand for the national zero. */
  countryCodes?: readonly string[]
  /** Whether a number of full length can be one. */
  isPlausible: (digits: string) => boolean
}

// France, Guadeloupe, Guyane, Martinique, Réunion and Mayotte, Saint-Pierre-et-Miquelon.
export const phoneFormat: DigitFormat = {
  groups: [2, 2, 2, 2, 2],
  countryCodes: ['33', '590', '594', '596', '262', '508'],
  isPlausible: (digits) => /^0[1-9]/.test(digits),
}
export const siretFormat: DigitFormat = {
  groups: [3, 3, 3, 5],
  isPlausible: (digits) => passesLuhn(digits) || isPostOffice(digits),
}

// A pasted megabyte must not be walked character by character.
const longestEdit = 200

// `1) 06 12 …`, as lists are copied.
const listMark = /^\s*[1-9]\d?\)\s/

const isDigit = /\p{Nd}/u

export function digitsOf(text: string): string {
  let digits = ''
  for (const character of text) {
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

export function editDigits(previous: string, edit: Edit, format: DigitFormat): Placed {
  const given = edit.text.slice(0, longestEdit)
  const caret = Math.min(edit.caret, given.length)
  if (edit.kind === 'compose') return { value: given, caret, isCut: false }

  const text = given.replace(listMark, '')
  const raw = digitsOf(text)
  const old = digitsOf(previous)
  const left = digitsOf(given.slice(0, caret).replace(listMark, '')).length
  const fresh = edit.kind === 'insert' ? left : 0
  const prefix = countryPrefix(text, raw, old === '' ? raw.length : fresh, format)
  const digits = prefix.national + raw.slice(prefix.length)
  const at = Math.max(0, left - prefix.length) + prefix.national.length

  // A separator that was deleted takes the digit beside it along.
  const gone = { insert: -1, backward: at - 1, forward: at }[edit.kind]
  if (gone >= 0 && digits === old && text.length < previous.length)
    return place(digits.slice(0, gone) + digits.slice(gone + 1), gone, format)
  const room = sum(format.groups)
  const start = Math.max(0, left - (raw.length - old.length))
  const isPutIn = raw.slice(0, start) + raw.slice(left) === old
  if (digits.length > room && old.length === room && isPutIn)
    return { ...place(old, start, format), isCut: true }
  const placed = place(digits, at, format)
  const isWhole = !prefix.isForeign && text.length === edit.text.length
  return isWhole ? placed : { ...placed, isCut: true }
}

type Prefix = {
  /** How many leading digits it has, the trunk zero in `+33 (0)6` included. */
  length: number
  /** What the national plan has instead. */
  national: string
  isForeign: boolean
}

const noPrefix: Prefix = { length: 0, national: '', isForeign: false }

/** `fresh`: how many of the first digits are new; what stood there before is no country's code. */
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
    // No country's code begins with 0, and a part of ours may become ours.
    const isAnother =
      !international.startsWith('0') &&
      !countryCodes.some((each) => each.startsWith(international))
    return { ...noPrefix, isForeign: isMarked && isAnother }
  }
  if (!isMarked && digits.length <= sum(groups)) return noPrefix
  const end = exit + code.length
  if (end > fresh) return noPrefix
  const length = end + Number(digits[end] === '0')
  // Saint-Pierre-et-Miquelon dials six digits; at home its code stands before them.
  const isShort = code === '508' && !/^[57]08/.test(digits.slice(length))
  return { length, national: isShort ? `0${code}` : '0', isForeign: false }
}

function place(digits: string, at: number, format: DigitFormat): Placed {
  const kept = digits.slice(0, sum(format.groups))
  const value = groupDigits(kept, format)
  const caret = groupDigits(kept.slice(0, at), format).length
  return { value, caret, isCut: kept !== digits }
}

/** What a number that is not complete or not plausible deserves: a hint that informs, never an error. */
export function doubtOf(
  value: string,
  { groups, isPlausible }: DigitFormat,
): 'incomplete' | 'doubtful' | null {
  const digits = digitsOf(value.slice(0, longestEdit))
  if (digits === '') return null
  if (digits.length < sum(groups)) return 'incomplete'
  return isPlausible(digits) ? null : 'doubtful'
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}

/** La Poste numbers its establishments otherwise: their digits add up to a multiple of five. */
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
