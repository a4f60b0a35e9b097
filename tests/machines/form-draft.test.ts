import { expect, test } from 'vitest'
import { isEmail, normalEmail } from '#machines/email-field.ts'
import { createForm } from '#machines/form-draft.ts'

test.each([
  'marie@exemple.fr',
  ' marie@exemple.fr\n',
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
  '<marie@exemple.fr>',
  'ｍａｒｉｅ＠ｅｘｅｍｐｌｅ．ｆｒ',
  'marie＠exemple．fr',
])('F45 the address %j is taken as a person reads it', (text) => {
  expect(normalEmail(text)).toBe('marie@exemple.fr')
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'marie',
  'marie@',
  'marie morel@exemple.fr',
  'marie@exemple.fr, jean@exemple.fr',
  'Marie <marie>',
  '<>',
  'mailto:',
  'marie@exemple.fr>',
  '<marie@exemple.fr',
  `${'a'.repeat(330)}@exemple.fr`,
  `Marie${' '.repeat(1000)}<marie@exemple.fr>`,
])('F45 %j stays no address', (text) => {
  expect(isEmail(text)).toBe(false)
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

test('a field that need not be filled in is never missing, and still must hold what it asks for', () => {
  const form = createForm([{ name: 'copy', kind: 'email', isOptional: true }])
  expect(form.findErrors({ copy: ' ' })).toEqual({})
  expect(form.isCorrect(form.blank)).toBe(true)
  expect(form.findErrors({ copy: 'zoe' })).toEqual({ copy: 'malformed' })
})
