import { expect, test } from 'vitest'
import { findErrors } from '#machines/contact-draft.ts'
import { doubtOf, editDigits, phoneFormat, siretFormat } from '#machines/digit-field.ts'
import { isEmail } from '#machines/form-draft.ts'

const megabyte = 1_000_000
const units = ['1', '１', 'x', '👍', '\u0301', ' ', '.', '@', 'a.', 'a@', 'a-', '+33']
const texts = units.map((unit) => unit.repeat(megabyte / unit.length))

const validators: Readonly<Record<string, (text: string) => unknown>> = {
  'the e-mail': isEmail,
  'the phone': (text) => doubtOf(text, phoneFormat),
  'the SIRET': (text) => doubtOf(text, siretFormat),
  'the grouping of the phone': (text) =>
    editDigits('', { text, caret: text.length, kind: 'insert' }, phoneFormat),
  'the grouping of the SIRET': (text) =>
    editDigits('', { text, caret: text.length, kind: 'backward' }, siretFormat),
  'the whole form': (text) =>
    findErrors({
      name: text,
      email: text,
      company: text,
      phone: text,
      siret: text,
      subject: text,
      message: text,
    }),
}

/** Milliseconds of the quickest of five: another process may take the machine meanwhile. */
function timeOf(work: () => unknown) {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.min(...times)
}

function read(text: string) {
  let sum = 0
  for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at)
  return sum
}

// A reading takes 1 to 2 ms: three of them are the 5 ms of the catalogue, on any machine.
const readings = texts.map((text) => timeOf(() => read(text)))

test.each(Object.entries(validators))(
  'F32 %s of a megabyte takes less than three readings of it',
  (_name, validate) => {
    const ratios = texts.map(
      (text, index) => timeOf(() => validate(text)) / (readings[index] ?? 0),
    )
    expect(Math.max(...ratios)).toBeLessThan(3)
  },
)
