/* Numbers that the State gives, and telephones: what is wrong with one is told in French words. */

const digitsOf = (text: string) => text.replaceAll(/[\s.\u00a0\u202f-]/g, '')

/** « 732 829 320 » of the number of any of its sites. */
export function sirenOf(siret: string): string {
  return digitsOf(siret)
    .slice(0, 9)
    .replaceAll(/\d{3}(?=\d)/g, '$& ')
}

/** The key after « FR » follows from the SIREN. */
export function vatOf(siret: string): string {
  const siren = sirenOf(siret)
  const key = (12 + 3 * (Number(digitsOf(siren)) % 97)) % 97
  return `FR${String(key).padStart(2, '0')} ${siren}`
}

/** A wrong digit of its SIREN is one of its own. */
export function siretIssue(text: string): string | undefined {
  const issue = numberIssue(text, 14, 'SIRET')
  if (issue !== undefined || keepsLuhn(digitsOf(text))) return issue
  return 'un chiffre de ce SIRET est faux : sa somme de contrôle ne tombe pas juste'
}

/** The number that the prefect of a region gives a training organisation. */
export function registrationIssue(text: string): string | undefined {
  return numberIssue(text, 11, 'numéro de déclaration d’activité')
}

function numberIssue(text: string, length: number, name: string): string | undefined {
  const digits = digitsOf(text)
  return /^\d+$/.test(digits) && digits.length === length
    ? undefined
    : `« ${text} » n’a pas les ${length} chiffres d’un ${name}`
}

function keepsLuhn(digits: string) {
  const weighed = Array.from(digits, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2))
    .map((weight) => (weight > 9 ? weight - 9 : weight))
  return weighed.reduce((sum, weight) => sum + weight, 0) % 10 === 0
}

/** The ten digits of a French number, as shown, as a link, or within a link of WhatsApp. */
export function nationalDigits(text: string): string {
  return text.replaceAll(/\D/g, '').replace(/^(?:00)?33(?=[1-9]\d{8}$)/, '0')
}

/** « tel:+33199001234 » of « 01 99 00 12 34 »; a number of another country or of few digits as it is. */
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
