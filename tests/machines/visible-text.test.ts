import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contact } from '#machines/contact-draft.ts'
import { isBlank, toOneLine } from '#machines/visible-text.ts'

test.each([
  ['spaces', ' \t\n\u00A0\u2003\u3000\uFEFF'],
  ['zero-width spaces and joiners', '\u200B\u200D\u200C\u2060'],
  ['a soft hyphen', '\u00AD'],
  ['Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
  ['a braille blank', '\u2800'],
  ['a combining grapheme joiner', '\u034F'],
  ['direction marks', '\u200E\u200F\u061C\u202E\u2066'],
  ['tags and variation selectors', '\u{E0001}\u{E0041}\uFE0F\u{E0100}'],
  ['control characters', '\0\u0007\u0085'],
])('F74 a text that contains only %s is blank', (_, text) => {
  expect([isBlank(text), isBlank(`${text}é`)]).toEqual([true, false])
})

test('F74 control characters and direction marks are removed from name and subject, not from the message', () => {
  const unit = fc.constantFrom(...Array.from('\u200B\u200D\u2067\u202E \t\0aéש👩\u0301'))
  const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit }))
  fc.assert(
    fc.property(anyText, (text) => {
      const typed = { ...contact.blank.draft, name: text, subject: text, message: text }
      const { draft } = contact.tidy({ ...contact.blank, draft: typed })
      expect(draft.name).not.toMatch(
        /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u,
      )
      expect([draft.subject, draft.message]).toEqual([draft.name, text])
      expect(isBlank(draft.name)).toBe(isBlank(text))
    }),
  )
})

test.each([
  ['Zoé\tMorel\r\n', 'Zoé Morel '],
  ['\u202EZo\0é\u202C', 'Zoé'],
  ['👩🏽‍🍳 می‌خواهم שלום', '👩🏽‍🍳 می‌خواهم שלום'],
])('F74 a single-line field with %j is sent as %j', (text, sent) => {
  expect(toOneLine(text)).toBe(sent)
})
