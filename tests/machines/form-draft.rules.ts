import { isRequired } from './form-fields.rules.ts'

export type Values = Readonly<Record<string, string>>
export type Errors = Readonly<Record<string, 'missing' | 'malformed'>>

/** Digits of the national plan stand behind these, `0` before them: France, then overseas. */
const homeCodes = ['33', '590', '594', '596', '262', '508']
const groups: Readonly<Record<string, readonly number[]>> = {
  phone: [2, 2, 2, 2, 2],
  siret: [3, 3, 3, 5],
}

/** The zeros of the scripts: their nine other digits follow each. */
const zeros = '0٠۰߀०০੦૦୦௦౦೦൦๐໐༠'.split('')
/** Of what is given to a field of digits, so much is read. */
const mostRead = 200

/** The text with every digit, of any script, as one of 0 to 9. */
function inOurDigits(text: string): string {
  return Array.from(text.slice(0, mostRead).normalize('NFKC'))
    .map((sign) => {
      const values = zeros.map((zero) => sign.charCodeAt(0) - zero.charCodeAt(0))
      return values.find((value) => value >= 0 && value <= 9) ?? sign
    })
    .join('')
}

/** The digits that a person reads in a text, and whether they are another country's. */
function read(field: string, text: string): { digits: string; isForeign: boolean } {
  const plain = inOurDigits(text)
  const digits = plain.replaceAll(/\D/g, '')
  const isMarked = /^\D*\+/.test(plain) || digits.startsWith('00')
  const international = digits.replace(/^00/, '')
  const code = homeCodes.find((each) => international.startsWith(each))
  // Without its mark a code is one only where the number would be too long for the national plan.
  if (field !== 'phone' || !(isMarked || (code !== undefined && digits.length > 10)))
    return { digits, isForeign: false }
  if (code === undefined)
    return {
      digits,
      isForeign:
        /^[1-9]/.test(international) &&
        !homeCodes.some((each) => each.startsWith(international)),
    }
  const rest = international.slice(code.length).replace(/^0/, '')
  const isShort = code === '508' && !/^[57]08/.test(rest)
  return { digits: `0${isShort ? code : ''}${rest}`, isForeign: false }
}

export function formatted(field: string, value: string): string {
  const sizes = groups[field]
  if (sizes === undefined) return value
  let { digits } = read(field, value)
  return sizes
    .map((size) => {
      const part = digits.slice(0, size)
      digits = digits.slice(size)
      return part
    })
    .join(' ')
    .trim()
}

/** Which fields left something out, after one was given a text; what it holds already is no new text. */
export function cutAfter(
  cut: readonly string[],
  values: Values,
  field: string,
  value: string,
): readonly string[] {
  const room = groups[field]?.reduce((sum, size) => sum + size)
  if (room === undefined || values[field] === value) return cut
  const others = cut.filter((name) => name !== field)
  const { digits, isForeign } = read(field, value)
  const isCut = isForeign || digits.length > room || value.length > mostRead
  return isCut ? [...others, field] : others
}

/** An address with all that may stand around it, and an address. */
const mostAddressed = 1000
const longestAddress = 320

/** An address without what a person would not read in it. */
function address(text: string): string {
  if (text.length > mostAddressed) return text
  const plain = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  const inside = /<([^<>]*)>\s*$/.exec(plain)?.[1] ?? plain
  const [, mailed] = /^mailto:([^?]*)/i.exec(inside.trim()) ?? []
  return (mailed ?? inside).trim()
}

/** HTML's definition of a valid address. */
function isAddress(text: string): boolean {
  const [local = '', domain = '', ...others] = text.split('@')
  return (
    others.length === 0 &&
    text.length <= longestAddress &&
    /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+$/.test(local) &&
    domain
      .split('.')
      .every(
        (label) =>
          /^[a-zA-Z0-9-]+$/.test(label) && label.length <= 63 && !/^-|-$/.test(label),
      )
  )
}

export function tidied<Fields extends Values>(values: Fields): Fields {
  return { ...values, email: address(values.email ?? '') }
}

export function wrong(values: Values): Errors {
  const errors: Record<string, 'missing' | 'malformed'> = {}
  for (const [field, value] of Object.entries(values))
    if (value.trim() === '') {
      if (isRequired(field)) errors[field] = 'missing'
    } else if (field === 'email' && !isAddress(address(value))) errors[field] = 'malformed'
  return errors
}

export function isCorrect(values: Values): boolean {
  return Object.keys(wrong(values)).length === 0
}

/** Of the errors that are shown, those that remain; none is added. */
export function mended(shown: Errors, values: Values): Errors {
  return Object.fromEntries(
    Object.entries(wrong(values)).filter(([field]) => shown[field] !== undefined),
  )
}
