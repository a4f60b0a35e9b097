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

export function phoneFault(text: string): string | undefined {
  return /^0[1-9]\d{8}$/.test(nationalDigits(text))
    ? undefined
    : `« ${text} » n’a pas les dix chiffres d’un numéro français`
}
