import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { contactFormMachine } from '#machines/contact-form.ts'
import { isEmail, normalEmail } from '#machines/email-field.ts'
import { createForm } from '#machines/form-draft.ts'
import { hostileTexts } from '#tools/mailbox/mailbox.ts'

test.each([
  'marie@exemple.fr',
  '\uFEFFmarie@exemple.fr',
  'marie\u200B@exemple.fr',
  'marie@exem\u00ADple.fr',
  '\u00A0marie@exemple.fr\u202F',
  '\u200Emarie@exemple.fr\u200F',
  'mailto:marie@exemple.fr',
  'MAILTO: marie@exemple.fr?subject=Devis&body=Bonjour',
  'mailto:marie@exemple.fr ?subject=Devis',
  'Marie Morel <marie@exemple.fr>',
  '"Morel, Marie" <mailto:marie@exemple.fr> ',
  'ｍａｒｉｅ＠ｅｘｅｍｐｌｅ．ｆｒ',
  // As programs copy it.
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
  'Marie Morel, marie@exemple.fr, 06 12 34 56 78',
  'Marie\tmarie@exemple.fr\t06 12 34 56 78',
  'marie@exemple.fr; marie@exemple.fr',
  'jean@, marie@exemple.fr',
  '"ancienne@exemple.fr" <marie@exemple.fr>',
  'Marie <marie@exemple.fr>, Jean <jean>',
])('F45, F50 the address is read in %j', (text) => {
  expect(normalEmail(text)).toBe('marie@exemple.fr')
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'marie',
  'marie@',
  'marie morel@exemple.fr',
  'marie@exemple.fr, jean@exemple.fr',
  'marie@-exemple.fr',
  'marie@exemple-.fr',
  'Marie <marie>',
  '<>',
  ...hostileTexts,
])('F45 %j stays no address', (text) => {
  expect(isEmail(text)).toBe(false)
})

test.each([
  'marie@exemple.fr; jean@exemple.fr',
  'Marie <marie@exemple.fr>, Jean <jean@exemple.fr>',
  'marie@exemple.fré',
  'marie@exemple.fr@',
])('F50 %j holds no one address, and is left as it is', (text) => {
  expect([normalEmail(text), isEmail(text)]).toEqual([text, false])
})

const [label, domain] = ['b'.repeat(63), `@${'b'.repeat(63)}.fr`]
test.each([
  [`a@${label}.fr`, true],
  [`a@${label}b.fr`, false],
  [`${'a'.repeat(320 - domain.length)}${domain}`, true],
  [`${'a'.repeat(321 - domain.length)}${domain}`, false],
  ['<marie@exemple.fr>'.padStart(1000), true],
  ['<marie@exemple.fr>'.padStart(1001), false],
])('F45 the length of %j decides: %j', (text, isOne) => {
  expect(isEmail(text)).toBe(isOne)
})

test.each(["o'neil+devis@sous.domaine.exemple", 'A_b-c.{d}@EXEMPLE.fr', '?@exemple.fr'])(
  'F45 the plain address %j is left as it is',
  (text) => {
    expect([normalEmail(text), isEmail(text)]).toEqual([text, true])
  },
)

test('F38 a cut number that is given again as it stands is still said to be cut', () => {
  const form = createForm([{ name: 'phone', kind: 'phone' }])
  const edit = { field: 'phone', value: '+32 470 12 34 56' } as const
  const cut = form.change(form.blank, edit)
  const again = { field: 'phone', value: '32 47 01 23 45' } as const
  expect(form.change(cut, again).cut).toEqual(['phone'])
  const other = { field: 'phone', value: '0612345678' } as const
  expect(form.change(cut, other).cut).toEqual([])
})

test('the caret keeps to its digit where the text was regrouped, and is told anew at each edit', () => {
  const form = createActor(contactFormMachine).start()
  const edit = { type: 'field.change', field: 'phone' } as const
  form.send({ ...edit, value: '061234567' })
  expect(form.getSnapshot().context.caret).toEqual({ field: 'phone', at: 13 })
  form.send({ ...edit, value: '06 912 34 56 7', caret: 4 })
  expect(form.getSnapshot().context.draft.phone).toBe('06 91 23 45 67')
  expect(form.getSnapshot().context.caret).toEqual({ field: 'phone', at: 4 })
  form.send({ ...edit, value: '06 9123 45 67', caret: 5, kind: 'backward' })
  expect(form.getSnapshot().context.draft.phone).toBe('06 92 34 56 7')
  expect(form.getSnapshot().context.caret).toEqual({ field: 'phone', at: 4 })
})
