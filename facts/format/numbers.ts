/* Formats and checks official numbers and telephone numbers. Errors are in French. */

const digitsOf = (text: string) => text.replaceAll(/[\s.\u00a0\u202f-]/g, '')

/** Returns the SIREN of a SIRET: « 732 829 320 ». */
export function sirenOf(siret: string): string {
  return digitsOf(siret)
    .slice(0, 9)
    .replaceAll(/\d{3}(?=\d)/g, '$& ')
}

/** Returns the VAT number, whose check digits after « FR » follow from the SIREN. */
export function vatOf(siret: string): string {
  const siren = sirenOf(siret)
  const key = (12 + 3 * (Number(digitsOf(siren)) % 97)) % 97
  return `FR${String(key).padStart(2, '0')} ${siren}`
}

/** Describes an invalid SIRET. Its checksum also covers the SIREN, its first nine digits. */
export function siretIssue(text: string): string | undefined {
  const issue = numberIssue(text, 14, 'SIRET')
  if (issue !== undefined || passesLuhnCheck(digitsOf(text))) return issue
  return 'un chiffre de ce SIRET est faux : sa somme de contrôle ne tombe pas juste'
}

/** Describes an invalid registration number of a training organisation. */
export function registrationIssue(text: string): string | undefined {
  return numberIssue(text, 11, 'numéro de déclaration d’activité')
}

function numberIssue(text: string, length: number, name: string): string | undefined {
  const digits = digitsOf(text)
  return /^\d+$/.test(digits) && digits.length === length
    ? undefined
    : `« ${text} » n’a pas les ${length} chiffres d’un ${name}`
}

function passesLuhnCheck(digits: string) {
  const doubled = Array.from(digits, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2))
    .map((weight) => (weight > 9 ? weight - 9 : weight))
  return doubled.reduce((sum, weight) => sum + weight, 0) % 10 === 0
}

/** Returns the ten national digits of a French number, however it is written. */
export function nationalDigits(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^(?:00)?33(?=[1-9]\d{8}$)/, '0')
}

/**
 * Returns the link for a number: « tel:+33199001234 » for « 01 99 00 12 34 ». Foreign or short
 * numbers are kept as they are.
 */
export function phoneLink(text: string): string {
  const national = nationalDigits(text)
  if (/^0[1-9]\d{8}$/.test(national)) return `tel:+33${national.slice(1)}`
  return `tel:${text.replaceAll(/[^\d+]/g, '')}`
}

export function phoneIssue(text: string): string | undefined {
  return /^0[1-9]\d{8}$/.test(nationalDigits(text))
    ? undefined
    : `« ${text} » n’a pas les dix chiffres d’un numéro français`
}
