import { expect, test } from 'vitest'
import { editDraft, isEmail, normalEmail } from '#machines/form-draft.ts'
import { phoneFormat } from '#machines/digit-field.ts'

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
  const blank = { draft: { phone: '' }, errors: {}, cut: [] }
  const edit = { field: 'phone', value: '+32 470 12 34 56' } as const
  const cut = editDraft(['phone'], blank, edit, phoneFormat)
  const again = { field: 'phone', value: '32 47 01 23 45' } as const
  expect(editDraft(['phone'], cut, again, phoneFormat).cut).toEqual(['phone'])
  const other = { field: 'phone', value: '0612345678' } as const
  expect(editDraft(['phone'], cut, other, phoneFormat).cut).toEqual([])
})
