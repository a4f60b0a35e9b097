/* Formats and validates official numbers and telephone numbers. The error messages are in French. */
import {
  digitsOf,
  editDigits,
  groupDigits,
  phoneFormat,
  siretFormat,
} from '#machines/digit-field.ts'

const withoutSeparators = (text: string) => text.replaceAll(/[\s.\u00a0\u202f-]/g, '')

/** Returns the SIREN that a SIRET contains, with spaces: « 732 829 320 ». */
export function sirenOf(siret: string): string {
  return groupDigits(withoutSeparators(siret).slice(0, 9), siretFormat)
}

/** Returns a SIRET with spaces: « 732 829 320 00074 ». */
export const formatSiret = (siret: string) =>
  groupDigits(withoutSeparators(siret), siretFormat)

/** Returns the VAT number. The check digits after « FR » are computed from the SIREN. */
export function vatOf(siret: string): string {
  const siren = sirenOf(siret)
  const key = (12 + 3 * (Number(withoutSeparators(siren)) % 97)) % 97
  return `FR${String(key).padStart(2, '0')} ${siren}`
}

export function siretIssue(text: string): string | undefined {
  const issue = numberIssue(text, 14, 'SIRET')
  if (issue !== undefined || siretFormat.isPlausible(withoutSeparators(text))) return issue
  return 'un chiffre de ce SIRET est faux : sa somme de contrôle ne tombe pas juste'
}

export function registrationIssue(text: string): string | undefined {
  return numberIssue(text, 11, 'numéro de déclaration d’activité')
}

function numberIssue(text: string, length: number, name: string): string | undefined {
  const digits = withoutSeparators(text)
  return /^\d+$/.test(digits) && digits.length === length
    ? undefined
    : `« ${text} » n’a pas les ${length} chiffres d’un ${name}`
}

/** Returns the ten national digits of a complete French number in any notation, or `null`. */
export function nationalDigits(text: string): string | null {
  const edit = { text, caret: text.length, kind: 'insert' } as const
  const { value, isTruncated } = editDigits('', edit, phoneFormat)
  const digits = digitsOf(value)
  return !isTruncated && /^0[1-9]\d{8}$/.test(digits) ? digits : null
}

/** Patterns of the first national digits of overseas numbers, by country code. */
const overseasPrefixes = {
  '590': /^0(?:590|69[01])/,
  '594': /^0(?:594|694)/,
  '596': /^0(?:596|69[67])/,
  // Numbers that begin with 06 39 98 are reserved for fiction.
  '262': /^0(?:26[239]|639(?!98)|69[23])/,
  '508': /^0(?:508|708)/,
}

/** Returns a French number in the usual pairs: « 01 99 00 12 34 » for « 01.99.00.12.34 ». */
export function formatPhone(text: string): string {
  const national = nationalDigits(text)
  return national === null ? text : groupDigits(national, phoneFormat)
}

/** Returns the `tel:` URL of a number: « tel:+33199001234 » for « 01 99 00 12 34 ». */
export function phoneLink(text: string): string {
  const national = nationalDigits(text)
  if (national === null) return `tel:${text.replaceAll(/[^\d+]/g, '')}`
  const [code = '33'] =
    Object.entries(overseasPrefixes).find(([, start]) => start.test(national)) ?? []
  // In France, `0508` precedes the six-digit numbers of Saint-Pierre-et-Miquelon.
  return `tel:+${code}${national.replace(/^0(?:508(?=4))?/, '')}`
}

export function phoneIssue(text: string): string | undefined {
  return nationalDigits(text) === null
    ? `« ${text} » n’a pas les dix chiffres d’un numéro français`
    : undefined
}
