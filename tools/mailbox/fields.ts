/** A message's template variables, in the order the visitor's browser sent them. */
export type Fields = Readonly<Record<string, string>>

const labels = new Map([
  ['name', 'Nom'],
  ['email', 'E-mail'],
  ['company', 'Entreprise'],
  ['phone', 'Téléphone'],
  ['siret', 'SIRET'],
  ['subject', 'Sujet'],
  ['message', 'Message'],
])

/** The French label of a field, or the field's own name when the site gives it none. */
export const labelOf = (field: string): string => labels.get(field) ?? field

/** One line of readable text: control characters and line breaks become single spaces. */
export const oneLine = (value: string): string =>
  value.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
