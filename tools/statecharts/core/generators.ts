/** Generators of text values for random walks. fast-check can shrink the generated values. */
import fc, { type Arbitrary } from 'fast-check'

const spaces = Array.from(
  ' \t\n\r\v\f\u0085\u00A0\u1680\u2000\u2003\u2007\u2009\u2028\u2029\u202F\u205F\u3000\uFEFF',
)
const unusualCharacters = [
  spaces,
  Array.from('\u00AD\u180E\u200B\u200C\u200D\u200E\u200F\u202E\u2060\u2066'),
  [...Array.from('.,;:!?@#$%&*+-/\\|<>()[]{}"\'`^~_=€«»’…–'), '$&', '${a}', '\0'],
  Array.from('٣۵७７²①𝟛½'),
  ['👍', '👩‍👧', '🇫🇷', '1️⃣', '🏳️‍🌈'],
  ['\uD83D', '\uDC4D', '\uDC4D\uD83D'],
  Array.from('שלוםمرحبا'),
].map((units) => fc.constantFrom(...units))
const tokens = ['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', '{}']
const commonCharacters = [
  ...Array.from('abzABZ0123456789 éèêëàâçîïôùûüÿœæÉÀÇŒÆŸßıİñøłşžеﬁａ\u0301'),
  'e\u0301',
]

const unit = fc.oneof(
  { weight: 7, arbitrary: fc.constantFrom(...commonCharacters) },
  ...unusualCharacters.map((arbitrary) => ({ weight: 1, arbitrary })),
)
const blank = fc
  .tuple(fc.constantFrom(...spaces), fc.integer({ min: 1, max: 3 }))
  .map(([space, times]) => space.repeat(times))

/** A run of adjacent Unicode characters, because a machine may fail on one that is not listed above. */
const unicodeRange = fc
  .tuple(
    fc.constantFrom(0x20, 0xa1, 0x100, 0x370, 0x400, 0x5d0, 0x2000, 0x1f600),
    fc.integer({ min: 1, max: 96 }),
    fc.nat({ max: 30 }),
  )
  .map(([start, length, skip]) =>
    String.fromCodePoint(...Array.from({ length }, (_, index) => start + skip + index)),
  )

const longText = fc
  .tuple(fc.string({ unit, minLength: 1, maxLength: 4 }), fc.integer({ min: 30, max: 700 }))
  .map(([part, times]) => part.repeat(times))

const text = fc.oneof(
  { weight: 1, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: blank },
  { weight: 2, arbitrary: fc.oneof(...unusualCharacters) },
  { weight: 6, arbitrary: fc.string({ unit, maxLength: 30, size: 'max' }) },
  { weight: 4, arbitrary: unicodeRange },
  { weight: 1, arbitrary: fc.constantFrom(...tokens) },
  { weight: 1, arbitrary: longText },
)

/** An edit of a text: its position, the number of removed characters, and the inserted text. */
const edit = fc.tuple(
  fc.nat({ max: 200 }),
  fc.nat({ max: 2 }),
  fc.oneof(fc.constant(''), unit),
)

/** Generators that the function `values` of a model receives to create events. */
export const vary = {
  /** The module fast-check. Models receive it here and do not import it, because browsers load models too. */
  fc,
  /** A text of any kind, for example blank, accented, right-to-left or very long. */
  text,
  /** One kind of whitespace, repeated one to three times. */
  blank,
  /** One of the examples, with up to three small edits. */
  withTypos: (...examples: readonly string[]): Arbitrary<string> =>
    fc
      .tuple(fc.constantFrom(...examples), fc.array(edit, { maxLength: 3 }))
      .map(([example, edits]) =>
        edits.reduce((text, [at, removed, added]) => {
          const place = at % (text.length + 1)
          return text.slice(0, place) + added + text.slice(place + removed)
        }, example),
      ),
  /** A text of up to `maxLength` of these parts, in any order and with repetitions. */
  stringOf: (parts: readonly string[], maxLength: number): Arbitrary<string> =>
    fc.string({ unit: fc.constantFrom(...parts), maxLength, size: 'max' }),
} as const

export type Generators = typeof vary
export type { Arbitrary }
