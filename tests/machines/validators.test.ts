import { expect, test } from 'vitest'
import { contact } from '#machines/contact-draft.ts'
import { doubtOf, editDigits, phoneFormat, siretFormat } from '#machines/digit-field.ts'
import { isEmail, normalEmail } from '#machines/email-field.ts'
import { fillFields } from './form-fields.rules.ts'

const megabyte = 1_000_000
const units = ['1', '１', 'x', '👍', '\u0301', ' ', '.', '@', 'a.', 'a@', 'a-', '+33']

/** Texts that could make slow what reads what a visitor typed or pasted. */
const texts = units.map((unit) => unit.repeat(megabyte / unit.length))

const validators: Readonly<Record<string, (text: string) => unknown>> = {
  'the e-mail': isEmail,
  'the normal form of the e-mail': normalEmail,
  'the phone': (text) => doubtOf(text, phoneFormat),
  'the SIRET': (text) => doubtOf(text, siretFormat),
  'the grouping of the phone': (text) =>
    editDigits('', { text, caret: text.length, kind: 'insert' }, phoneFormat),
  'the grouping of the SIRET': (text) =>
    editDigits('', { text, caret: text.length, kind: 'backward' }, siretFormat),
  'the whole form': (text) => contact.findErrors(fillFields(() => text)),
}

// Work that grows faster than its text takes minutes here, and is ended.
test.each(Object.entries(validators))(
  'F32 %s says of a megabyte what it says of its first ten thousand letters',
  (_name, run) => {
    const answers = (size: number) =>
      texts.map((text) => JSON.stringify(run(text.slice(0, size))).slice(0, 1000))
    expect(answers(1_000_000)).toEqual(answers(10_000))
  },
)
