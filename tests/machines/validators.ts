/** What reads what a visitor typed or pasted, and texts that could make it slow: the benchmark times them. */
import { contact } from '#machines/contact-draft.ts'
import { doubtOf, editDigits, phoneFormat, siretFormat } from '#machines/digit-field.ts'
import { isEmail, normalEmail } from '#machines/email-field.ts'
import { fieldNames, fillFields } from './form-fields.rules.ts'

type Validator = Readonly<{
  run: (text: string) => unknown
  /** How many fields get the text. */
  fields?: number
}>

const megabyte = 1_000_000
const units = ['1', '１', 'x', '👍', '\u0301', ' ', '.', '@', 'a.', 'a@', 'a-', '+33']

export const texts = units.map((unit) => unit.repeat(megabyte / unit.length))

export const validators: Readonly<Record<string, Validator>> = {
  'the e-mail': { run: isEmail },
  'the normal form of the e-mail': { run: normalEmail },
  'the phone': { run: (text) => doubtOf(text, phoneFormat) },
  'the SIRET': { run: (text) => doubtOf(text, siretFormat) },
  'the grouping of the phone': {
    run: (text) =>
      editDigits('', { text, caret: text.length, kind: 'insert' }, phoneFormat),
  },
  'the grouping of the SIRET': {
    run: (text) =>
      editDigits('', { text, caret: text.length, kind: 'backward' }, siretFormat),
  },
  'the whole form': {
    run: (text) => contact.findErrors(fillFields(() => text)),
    fields: fieldNames.length,
  },
}
