import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type DigitFormat,
  doubtOf,
  editDigits,
  type EditKind,
  groupDigits,
  phoneFormat,
  type EditResult,
  siretFormat,
} from '#machines/digit-field.ts'

fc.configureGlobal({ seed: 20_261_120, numRuns: 500, baseSize: 'medium' })

const formats = [
  { name: 'phone', format: phoneFormat, digits: 10 },
  { name: 'siret', format: siretFormat, digits: 14 },
] as const

const digit = fc.constantFrom(...'0123456789'.split(''))
/** Generates up to `most` digits that do not begin with a country code. */
function plainDigits(most: number): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom('06', '01', '10', '9'), fc.string({ unit: digit }))
    .map(([start, rest]) => (start + rest).slice(0, most))
}
const noise = fc.constantFrom(' ', '\u00A0', '\u202F', '.', '-', '/', 'a', '👍', '\0', '')
const anyText = fc.oneof(
  fc.string({ unit: fc.oneof(digit, noise) }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('+', '0', '3', '6', '(', ')', ' ', '３', '٣') }),
)
const anyEdit = anyText.chain((text) =>
  fc.record({
    text: fc.constant(text),
    caret: fc.nat({ max: text.length + 2 }),
    kind: fc.constantFrom<EditKind>('insert', 'backward', 'forward'),
  }),
)

function insert(old: string, text: string, caret: number, format: DigitFormat) {
  return editDigits(old, { text, caret, kind: 'insert' }, format)
}

const pasted = (text: string, format: DigitFormat) => insert('', text, text.length, format)
const paste = (text: string, format: DigitFormat) => pasted(text, format).value

function typeOneByOne(text: string, format: DigitFormat): string {
  return Array.from(text).reduce((value, character) => {
    const longer = value + character
    return insert(value, longer, longer.length, format).value
  }, '')
}

function erase(old: string, at: number, kind: EditKind, format: DigitFormat) {
  const text = old.slice(0, at) + old.slice(at + 1)
  return editDigits(old, { text, caret: at, kind }, format)
}

const digitsIn = (text: string) => text.replaceAll(/\D/g, '')

describe.each(formats)('$name', ({ format, digits }) => {
  test('F25 after any insertion or deletion, the digits are grouped and within the limit @asvs-digit-fields', () => {
    fc.assert(
      fc.property(plainDigits(digits), anyEdit, (before, edit) => {
        const { value, caret } = editDigits(paste(before, format), edit, format)
        expect(value).toBe(groupDigits(digitsIn(value), format))
        expect(digitsIn(value).length).toBeLessThanOrEqual(digits)
        expect(caret).toBeGreaterThanOrEqual(0)
        expect(caret).toBeLessThanOrEqual(value.length)
      }),
    )
  })

  test('the field contains only digits that were typed, in the typed order', () => {
    const anyNumber = fc.string({ unit: fc.oneof(digit, noise, fc.constant('+')) })
    fc.assert(
      fc.property(plainDigits(digits), anyNumber, fc.nat(), (before, text, place) => {
        const caret = place % (text.length + 1)
        const { value } = insert(paste(before, format), text, caret, format)
        // The field replaces a country code with the national prefix 0 or 0508.
        const typed = `0508${digitsIn(text)}`
        expect(typed).toMatch(new RegExp(digitsIn(value).split('').join('.*')))
      }),
    )
  })

  test('deleting removes the digit at the caret, or the next digit beyond a separator', () => {
    fc.assert(
      fc.property(plainDigits(digits), fc.nat(), (typed, place) => {
        const old = paste(typed, format)
        fc.pre(old.length > 2)
        const at = 2 + (place % (old.length - 2))
        const isDigit = old[at] !== ' '
        const [left, right] = [digitsIn(old.slice(0, at)), digitsIn(old.slice(at + 1))]
        const split = ({ value, caret }: EditResult) =>
          [value.slice(0, caret), value.slice(caret)].map(digitsIn)
        expect(split(erase(old, at, 'backward', format))).toEqual([
          isDigit ? left : left.slice(0, -1),
          right,
        ])
        expect(split(erase(old, at, 'forward', format))).toEqual([
          left,
          isDigit ? right : right.slice(1),
        ])
      }),
    )
  })

  test('the text of an unfinished IME composition is not changed', () => {
    fc.assert(
      fc.property(anyEdit, ({ text, caret: place }) => {
        const caret = Math.min(place, text.length)
        const left = editDigits('', { text, caret, kind: 'compose' }, format)
        expect(left).toEqual({ value: text, caret, isTruncated: false })
      }),
    )
  })
})

test('F38 a complete French international number is converted to its national form', () => {
  const prefix = fc
    .tuple(
      fc.constantFrom('+33', '0033', '33', '+33 (0)', '33 0'),
      fc.constantFrom('33', '590', '594', '596', '262'),
    )
    .map(([start, code]) => start.replace('33', code))
  const national = fc.integer({ min: 100_000_000, max: 999_999_999 }).map(String)
  const sign = fc.constantFrom('', ' ', '.', '\u00A0')
  fc.assert(
    fc.property(prefix, national, sign, (start, number, separator) => {
      const text = [start, ...number.split('')].join(separator)
      const expected = groupDigits(`0${number}`, phoneFormat)
      expect(paste(text, phoneFormat)).toBe(expected)
      expect(typeOneByOne(text, phoneFormat)).toBe(expected)
    }),
  )
})

test.each([
  // Overseas numbers are French numbers too.
  ['＋５９６ ６９６ １２ ３４ ５６', '06 96 12 34 56', false],
  ['+508 41 12 34', '05 08 41 12 34', false],
  ['+508 708 12 34 56', '07 08 12 34 56', false],
  ['+33 590 12 34 56', '05 90 12 34 56', false],
  // Digits of other scripts are converted.
  ['٠٦١٢٣٤٥٦٧٨', '06 12 34 56 78', false],
  // Only a complete French country code is converted. Other digits after `+` or `00` stay.
  ['+', '', false],
  ['00', '00', false],
  ['+06 12 34 56 78', '06 12 34 56 78', false],
  ['+3', '3', false],
  ['0033', '0', false],
  ['0059', '00 59', false],
  // Foreign numbers are reported as truncated.
  ['0041 79 123 45 67', '00 41 79 12 34', true],
  ['+1 (415) 555-2671', '14 15 55 52 67', true],
  ['tel:+687 12 34 56', '68 71 23 45 6', true],
  // List markers are dropped and reported. Parentheses and footnote marks are only dropped.
  ['1) 06 12 34 56 78', '06 12 34 56 78', true],
  [' 12) +33 6 12 34 56 78', '06 12 34 56 78', true],
  ['(0) 6 12', '06 12', false],
  ['06 12 34 56 78²', '06 12 34 56 78', false],
  // Only the first 200 characters of a text are read.
  ['0612345678'.padStart(200), '06 12 34 56 78', false],
  ['0612345678'.padStart(201), '06 12 34 56 7', true],
])(
  'F38, F49 the telephone number %j becomes %j, truncated: %j',
  (text, value, isTruncated) => {
    expect(pasted(text, phoneFormat)).toEqual({ value, isTruncated, caret: value.length })
  },
)

test.each([
  ['732 829 320 00074 5', '732 829 320 00074', true],
  ['００３３１２３４５６７８９０', '003 312 345 67890', false],
])('F38 the pasted SIRET %j becomes %j, truncated: %j', (text, value, isTruncated) => {
  expect(pasted(text, siretFormat)).toEqual({ value, isTruncated, caret: value.length })
})

test.each([
  // A complete number rejects further digits.
  ['02 62 12 34 56', '002 62 12 34 56', 1, '02 62 12 34 56', 0, true],
  ['02 62 12 34 56', '002 62 12 34 56', 2, '02 62 12 34 56', 1, true],
  ['06 12 34 56 78', '06 912 34 56 78', 4, '06 12 34 56 78', 2, true],
  ['06 12 34 56 78', '06 12 34 56 789', 15, '06 12 34 56 78', 14, true],
  // A country code is converted, even in front of a complete number.
  ['06 12 34 56 78', '+3306 12 34 56 78', 3, '06 12 34 56 78', 1, false],
  ['6 12 34 56 78', '00336 12 34 56 78', 4, '06 12 34 56 78', 1, false],
  ['33 61 23 45 67', '33 61 23 45 678', 15, '06 12 34 56 78', 14, false],
  ['06 12 34 56 78', '+262 692 12 34 56', 17, '06 92 12 34 56', 14, false],
])(
  'F49 editing the number %j to %j with the caret at %j gives %j, caret %j, truncated: %j',
  (old, text, at, value, caret, isTruncated) => {
    expect(insert(old, text, at, phoneFormat)).toEqual({ value, caret, isTruncated })
  },
)

test('F38 every dropped digit of a pasted text is reported, except a country code', () => {
  const anyNumber = fc.string({ unit: fc.oneof(digit, noise), maxLength: 60 })
  fc.assert(
    fc.property(anyNumber, fc.constantFrom(phoneFormat, siretFormat), (text, format) => {
      const { value, isTruncated } = pasted(text, format)
      const isHome =
        format === phoneFormat && /^(00)?(33|59[046]|262|508)/.test(digitsIn(text))
      expect(isTruncated || isHome || digitsIn(value) === digitsIn(text)).toBe(true)
    }),
  )
})

test.each([
  ['01 99 00 12 34', null, phoneFormat],
  ['09 99 00 12 34', null, phoneFormat],
  ['', null, phoneFormat],
  ['32 47 01 23 45', 'doubtful', phoneFormat],
  ['00 41 79 12 34', 'doubtful', phoneFormat],
  ['732 829 320 0007', 'incomplete', siretFormat],
  ['732 829 320 00074', null, siretFormat],
  ['732 829 320 00075', 'doubtful', siretFormat],
  // La Poste has its own checksum rule for its SIRETs.
  ['356 000 000 49837', null, siretFormat],
  ['356 000 000 00048', null, siretFormat],
  ['356 000 000 49838', 'doubtful', siretFormat],
  ['356 000 001 49836', 'doubtful', siretFormat],
] as const)('F45 the check of the number %j returns %j', (value, doubt, format) => {
  expect(doubtOf(value, format)).toBe(doubt)
})
