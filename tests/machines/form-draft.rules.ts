export type Values = Readonly<Record<string, string>>
export type Errors = Readonly<Record<string, 'missing' | 'malformed'>>

function group(text: string, sizes: readonly number[]): string {
  let digits = text.replaceAll(/\D/g, '')
  const groups: string[] = []
  for (const size of sizes) {
    groups.push(digits.slice(0, size))
    digits = digits.slice(size)
  }
  return groups.join(' ').trim()
}

export function formatted(field: string, value: string): string {
  if (field === 'phone') return group(value, [2, 2, 2, 2, 2])
  return field === 'siret' ? group(value, [3, 3, 3, 5]) : value
}

export function wrong(values: Values): Errors {
  const errors: Record<string, 'missing' | 'malformed'> = {}
  for (const [field, value] of Object.entries(values))
    if (value.trim() === '') errors[field] = 'missing'
    else if (field === 'email' && !/^[^\s@]+@[^\s@]+$/.test(value.trim()))
      errors[field] = 'malformed'
  return errors
}

export function isCorrect(values: Values): boolean {
  return Object.keys(wrong(values)).length === 0
}

/** Of the errors that are shown, those that remain; none is added. */
export function mended(shown: Errors, values: Values): Errors {
  return Object.fromEntries(
    Object.entries(wrong(values)).filter(([field]) => shown[field] !== undefined),
  )
}
