const fields = ['name', 'email', 'company', 'phone', 'siret', 'subject', 'message'] as const
export type Field = (typeof fields)[number]
export type Values = Readonly<Record<Field, string>>
export type Errors = Readonly<Partial<Record<Field, 'missing' | 'malformed'>>>

export const noValues: Values = {
  name: '',
  email: '',
  company: '',
  phone: '',
  siret: '',
  subject: '',
  message: '',
}
function group(text: string, sizes: readonly number[]): string {
  let digits = text.replaceAll(/\D/g, '')
  const groups: string[] = []
  for (const size of sizes) {
    groups.push(digits.slice(0, size))
    digits = digits.slice(size)
  }
  return groups.join(' ').trim()
}

export function formatted(field: Field, value: string): string {
  if (field === 'phone') return group(value, [2, 2, 2, 2, 2])
  return field === 'siret' ? group(value, [3, 3, 3, 5]) : value
}

export function wrong(values: Values): Errors {
  const errors: Partial<Record<Field, 'missing' | 'malformed'>> = {}
  for (const field of fields) if (values[field].trim() === '') errors[field] = 'missing'
  if (!errors.email && !/^[^\s@]+@[^\s@]+$/.test(values.email.trim()))
    errors.email = 'malformed'
  return errors
}

export function isCorrect(values: Values): boolean {
  return Object.keys(wrong(values)).length === 0
}

/** No error is added to those that are shown. */
export function mended(shown: Errors, values: Values): Errors {
  const found = wrong(values)
  const left: Partial<Record<Field, 'missing' | 'malformed'>> = {}
  for (const field of fields) if (shown[field] && found[field]) left[field] = found[field]
  return left
}
