import { expect, test } from 'vitest'
import { contact } from '#machines/contact-draft.ts'
import { doubtOf, editDigits, phoneFormat, siretFormat } from '#machines/digit-field.ts'
import { isAccented, isEmail, normalEmail } from '#machines/email-field.ts'
import { toOneLine } from '#machines/visible-text.ts'
import { hostileTexts } from '#tools/mailbox/mailbox.ts'
import { fillFields } from './form-fields.rules.ts'

test.each([
  'marie\u200B@exemple.fr',
  'marie@exem\u00ADple.fr',
  '\u00A0marie@exemple.fr\u202F',
  '\u200Emarie@exemple.fr\u200F',
  'MAILTO: marie@exemple.fr?subject=Devis&body=Bonjour',
  'mailto:marie@exemple.fr ?subject=Devis',
  '"Morel, Marie" <mailto:marie@exemple.fr> ',
  'ｍａｒｉｅ＠ｅｘｅｍｐｌｅ．ｆｒ',
  // Mail programs, documents and spreadsheets copy addresses in these formats.
  'Marie Morel <marie@exemple.fr>;',
  'marie@exemple.fr.',
  '(marie@exemple.fr)',
  '[marie@exemple.fr](mailto:marie@exemple.fr)',
  '"marie@exemple.fr"',
  '« marie@exemple.fr »',
  '“marie@exemple.fr”',
  "'marie@exemple.fr'",
  '‹marie@exemple.fr›,',
  '<marie@exemple.fr',
  'E-mail : marie@exemple.fr',
  'Marie\tmarie@exemple.fr\t06 12 34 56 78',
  'marie@exemple.fr; marie@exemple.fr',
  'jean@, marie@exemple.fr',
  '"ancienne@exemple.fr" <marie@exemple.fr>',
  'Marie <marie@exemple.fr>, Jean <jean>',
  'mailto://marie@exemple.fr',
  '/marie@exemple.fr',
  'marie\uFE0F@exemple.fr\u034F',
])('F45, F50 the e-mail address in %j is found', (text) => {
  expect(normalEmail(text)).toBe('marie@exemple.fr')
  expect(isEmail(text)).toBe(true)
})

test.each([
  ['mailto:marie%2Bdevis@exemple.fr', 'marie+devis@exemple.fr'],
  ['Marie <mailto:marie%2bdevis@exemple.fr>', 'marie+devis@exemple.fr'],
  ['marie%2Bdevis@exemple.fr', 'marie%2Bdevis@exemple.fr'],
])(
  'F45 an encoded plus sign is decoded in a link only: %j is read as %j',
  (text, address) => {
    expect(normalEmail(text)).toBe(address)
  },
)

test.each([
  '',
  'marie',
  'marie morel@exemple.fr',
  'marie@-exemple.fr',
  'marie@exemple-.fr',
  'Marie <marie>',
  '<>',
  ...hostileTexts,
])('F45 %j is not an e-mail address', (text) => {
  expect(isEmail(text)).toBe(false)
})

test.each(['marie@exemple,fr', 'marie@exemple:fr', 'marie;morel@exemple.fr'])(
  'F50 the mistyped address %j is not read as another address',
  (text) => {
    expect([normalEmail(text), isEmail(text)]).toEqual([text, false])
  },
)

test.each([
  'marie@exemple.fr; jean@exemple.fr',
  'Marie <marie@exemple.fr>, Jean <jean@exemple.fr>',
  'marie@exemple.fré',
  'marie@exemple.fr@',
  '<marie@exemple.fr> ou jean@exemple.fr',
  'marie@exemple.fr ; puis jean@exemple.fr',
  'marie@exemple.fr (le soir) / jean@exemple.fr (en journée)',
])('F50 no address is chosen from the ambiguous text %j', (text) => {
  expect([normalEmail(text), isEmail(text)]).toEqual([text, false])
})

test.each([
  ['rené@exemple.fr', true],
  ['Rene\u0301.LEFÈVRE@exemple.fr', true],
  ['René <rené@exemple.fr>', true],
  ['René <rene@exemple.fr>', false],
  ['rené@exemplé.fr', true],
  ['contact@forêt.fr', true],
  ['rené morel@exemple.fr', false],
  ['rené@exemple.fr'.padStart(1001), false],
])('F81 accents are the only fault of the address %j: %j', (text, isOnly) => {
  expect(isAccented(text)).toBe(isOnly)
})

const [label, domain] = ['b'.repeat(63), `@${'b'.repeat(63)}.fr`]
test.each([
  [`a@${label}b.fr`, false],
  [`${'a'.repeat(320 - domain.length)}${domain}`, true],
  [`${'a'.repeat(321 - domain.length)}${domain}`, false],
  ['<marie@exemple.fr>'.padStart(1000), true],
  ['<marie@exemple.fr>'.padStart(1001), false],
])('F45 the address %j is within the length limits: %j', (text, isOne) => {
  expect(isEmail(text)).toBe(isOne)
})

test.each(["o'neil+devis@sous.domaine.exemple", 'A_b-c.{d}@EXEMPLE.fr', '?@exemple.fr'])(
  'F45 the plain address %j is not changed',
  (text) => {
    expect([normalEmail(text), isEmail(text)]).toEqual([text, true])
  },
)

/** Repetitions of these texts could slow down the functions that process typed text. */
const units = ['1', '１', 'x', '👍', '\u0301', ' ', '.', '@', 'a.', 'a@', 'a-', '+33']

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'the validation of an e-mail address': isEmail,
  'the normalisation of an e-mail address': normalEmail,
  'the hint about a telephone number': (text) => doubtOf(text, phoneFormat),
  'the hint about a SIRET': (text) => doubtOf(text, siretFormat),
  'the conversion to one line': toOneLine,
  'the grouping of a telephone number': (text) =>
    editDigits('', { text, caret: text.length, kind: 'insert' }, phoneFormat),
  'the grouping of a SIRET': (text) =>
    editDigits('', { text, caret: text.length, kind: 'backward' }, siretFormat),
  'the validation of a form': (text) => contact.findErrors(fillFields(() => text)),
}

// A function whose running time grows with the square of the length would exceed the test's time limit.
test.each(Object.entries(readers))(
  'F32 %s gives the same result for a megabyte as for 10 kB',
  (_name, run) => {
    const answers = (size: number) =>
      units.map((unit) =>
        JSON.stringify(run(unit.repeat(size / unit.length))).slice(0, 1000),
      )
    expect(answers(1_000_000)).toEqual(answers(10_000))
  },
)
