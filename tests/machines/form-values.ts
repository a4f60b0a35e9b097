/** What visitors could type or paste into the fields of a form, by kind of field. */
import type { Arbitrary, Vary } from 'statecharts'
import type { Field, FieldKind } from '#machines/form-fields.ts'
import type { FormEvent } from '#machines/form-draft.ts'
import { answers } from './form-fields.rules.ts'

const marks = ['+', '00', '＋', '']
const codes = ['33', '33 (0)', '590', '594', '596', '262', '508', '508 508', '32', '']
const digits = [...'01234567890123456789'.split(''), '٣', '۵', '७', '７', '²', '①', '𝟛']
const separators = [' ', '\u00A0', '\u202F', '.', '-', '/', '(', ')', '\u2003', 'a', '👍']

/** Digits in every grouping: too few, enough, too many, behind every prefix. */
function numbers({ fc, madeOf, near, text }: Vary, answer: string, length: number) {
  const plain = answer.replaceAll(' ', '')
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.string({
        unit: fc.constantFrom(...digits),
        minLength: length - 2,
        maxLength: length + 2,
      }),
    },
    { weight: 4, arbitrary: madeOf([...digits, ...separators, ...marks, ...codes], 20) },
    {
      weight: 6,
      arbitrary: fc
        .tuple(
          fc.constantFrom(...marks),
          fc.constantFrom(...codes),
          madeOf([...digits, ' '], 12),
        )
        .map((parts) => parts.join('')),
    },
    { weight: 2, arbitrary: near(answer, plain) },
    // Of a very long text only the beginning is read.
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: 180, max: 220 })
        .map((size) => `${plain.slice(0, -2).padEnd(size, '.')}12`),
    },
    { weight: 2, arbitrary: text },
  )
}

/** Each part of an address as it should be, then as it should not, or need not. */
const addressParts: readonly (readonly [string, ...string[]])[] = [
  ['', ' ', '<', 'Zoé <', 'mailto:', 'MAILTO: ', '"Zoé, O." <mailto:', '\u2003'],
  ['zoe', 'z.o+e', "z'o", 'é', 'z e', 'ｚｏｅ', ''],
  ['@', '＠', '@@', ' @ ', '\u200B@', ''],
  ['b.fr', 'b', 'B-2.fr', '-b.fr', 'b-.fr', 'b..fr', 'b.fr.', 'é.fr', 'ｂ．ｆｒ', ''],
  ['', '>', ' >', '>>', ' ', '?subject=a', ' ?subject=a>', '\u00A0', '\u00AD', ','],
]

/** Addresses, what mail programs copy, and what is nearly one. */
function addresses({ fc, near, text }: Vary) {
  const around = (size: number) => fc.constantFrom(size - 1, size, size + 1)
  const odd = fc
    .nat({ max: addressParts.length - 1 })
    .chain((part) =>
      fc.constantFrom(...(addressParts[part] ?? [])).map((sign) => ({ part, sign })),
    )
  const joined = fc
    .array(odd, { maxLength: 3 })
    .map((odds) =>
      addressParts
        .map(([usual], part) => odds.find((one) => one.part === part)?.sign ?? usual)
        .join(''),
    )
  return fc.oneof(
    { weight: 3, arbitrary: near(answers.email, 'a@b') },
    { weight: 6, arbitrary: joined },
    {
      weight: 1,
      arbitrary: around(320).map((size) => `${'a'.repeat(size - 5)}@b.fr`),
    },
    { weight: 1, arbitrary: around(63).map((size) => `zoe@${'b'.repeat(size)}.fr`) },
    {
      weight: 1,
      arbitrary: around(1000).map((size) => `<${answers.email}>`.padStart(size)),
    },
    { weight: 2, arbitrary: text },
  )
}

function filled({ fc, text, blank }: Vary) {
  return fc.oneof({ weight: 5, arbitrary: text }, { weight: 1, arbitrary: blank })
}

const textsOf = {
  text: filled,
  email: addresses,
  phone: (vary) => numbers(vary, answers.phone, 10),
  siret: (vary) => numbers(vary, answers.siret, 14),
  choice: ({ near, text, fc }) => fc.oneof(near(answers.subject), text),
  message: filled,
} as const satisfies Record<FieldKind, (vary: Vary) => Arbitrary<string>>

/** Any text into any of these fields, and the form sent as it stands. */
export function formEvents<Name extends string>(
  vary: Vary,
  fields: readonly Field<Name>[],
): Arbitrary<FormEvent<Name>> {
  const { fc } = vary
  const changes = fields.map(({ name, kind }) =>
    textsOf[kind](vary).map((value) => ({
      type: 'field.change' as const,
      field: name,
      value,
    })),
  )
  return fc.oneof(...changes.map((arbitrary) => ({ weight: 1, arbitrary })), {
    weight: 2,
    arbitrary: fc.constant({ type: 'form.submit' as const }),
  })
}
