import { expect, test } from 'vitest'
import { contact } from '#machines/contact-draft.ts'
import { doubtOf, editDigits, phoneFormat, siretFormat } from '#machines/digit-field.ts'
import { isEmail, normalEmail } from '#machines/email-field.ts'
import { fieldNames, fillFields } from './form-fields.rules.ts'

const megabyte = 1_000_000
const units = ['1', '１', 'x', '👍', '\u0301', ' ', '.', '@', 'a.', 'a@', 'a-', '+33']
const texts = units.map((unit) => unit.repeat(megabyte / unit.length))

type Validator = Readonly<{
  run: (text: string) => unknown
  /** How many fields get the text. */
  fields?: number
}>

const validators: Readonly<Record<string, Validator>> = {
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

function timeOf(work: () => unknown) {
  const start = performance.now()
  work()
  return performance.now() - start
}

function read(text: string) {
  let sum = 0
  for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at)
  return sum
}

/** The quickest of nine, by turns with readings: another process may take the machine meanwhile. */
function readingsIn({ run, fields = 1 }: Validator, text: string) {
  const turns = Array.from({ length: 9 }, () => ({
    reading: timeOf(() => read(text)),
    run: timeOf(() => run(text)),
  }))
  const quickest = (of: 'reading' | 'run') => Math.min(...turns.map((turn) => turn[of]))
  return quickest('run') / fields / quickest('reading')
}

// A reading takes 1 to 2 ms: three of them are the 5 ms of the catalogue, on any machine.
test.each(Object.entries(validators))(
  'F32 %s of a megabyte a field takes less than three readings of it',
  (_name, validator) => {
    expect(Math.max(...texts.map((text) => readingsIn(validator, text)))).toBeLessThan(3)
  },
)
