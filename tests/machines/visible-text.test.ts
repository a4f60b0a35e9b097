import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contact } from '#machines/contact-draft.ts'
import { isBlank, toOneLine } from '#machines/visible-text.ts'
import { isInvisible } from './visible-text.rules.ts'

test.each([
  ['a space', ' \t\n\u00A0\u2003\u3000\uFEFF'],
  ['a zero-width space', '\u200B'],
  ['a zero-width joiner', '\u200D\u200C\u2060'],
  ['a soft hyphen', '\u00AD'],
  ['a Hangul filler', '\u3164\u115F\u1160\uFFA0'],
  ['a braille blank', '\u2800'],
  ['a combining grapheme joiner', '\u034F'],
  ['a direction mark', '\u200E\u200F\u061C\u202E\u2066'],
  ['a tag', '\u{E0001}\u{E0041}'],
  ['a variation selector', '\uFE0F\u{E0100}'],
  ['a control character', '\0\u0007\u0085'],
])('F74 a text of %s is empty', (_, text) => {
  expect(isBlank(text)).toBe(true)
  const all = { ...contact.blank.draft, name: text, subject: text, message: text }
  expect(contact.findErrors(all)).toMatchObject({
    name: 'missing',
    subject: 'missing',
    message: 'missing',
  })
})

describe('F74 of any text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom(...Array.from('\u200B\u200D\u00AD\u2800\u202E \t\0aé👩\u0301')),
    }),
  )

  test('a visible character anywhere makes it a text', () => {
    const visible = fc.constantFrom('a', 'é', '1', '.', 'ש', 'क', '한', '👩🏽‍🍳', '\uD83D')
    fc.assert(
      fc.property(anyText, visible, anyText, (before, character, after) => {
        expect(isBlank(before + character + after)).toBe(false)
      }),
    )
  })

  test('it is empty as the list of Unicode says', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(isBlank(text)).toBe(isInvisible(text))
      }),
    )
  })

  test('a field with one line is sent without control and direction marks', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { draft } = contact.tidy({
          ...contact.blank,
          draft: { ...contact.blank.draft, name: text, subject: text, message: text },
        })
        const marks = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u
        expect([draft.name, draft.subject]).not.toContainEqual(expect.stringMatching(marks))
        expect(draft.message).toBe(text)
        expect(isBlank(draft.name)).toBe(isBlank(text))
      }),
    )
  })
})

test.each([
  ['Zoé\tMorel\r\n', 'Zoé Morel '],
  ['\u202Eeoz\u202C', 'eoz'],
  ['Zo\0é', 'Zoé'],
  ['👩🏽‍🍳 می‌خواهم שלום', '👩🏽‍🍳 می‌خواهم שלום'],
])('F74 the field with %j is sent as %j', (text, sent) => {
  expect(toOneLine(text)).toBe(sent)
})
