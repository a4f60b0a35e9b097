import { valueAt } from '#facts/schema/record.ts'

/** New values of fields, by path: `{ days: 2, 'sessions.0.ends': '2027-01-31' }`. */
export type Fields = Readonly<Record<string, unknown>>

/** Returns a copy of a value in which the given fields are replaced. */
export function withFields<Value>(value: Value, fields: Fields): Value {
  const copy = structuredClone(value)
  for (const [path, field] of Object.entries(fields)) {
    const keys = path.split('.')
    const last = keys.pop() ?? ''
    Reflect.set(Object(keys.reduce<unknown>(valueAt, copy)), last, field)
  }
  return copy
}

export const certification = {
  title: 'Utiliser un tableur',
  code: 'RS9999',
  certifier: 'Certificateur Exemple',
  registered: '2024-01-01',
  until: '2027-12-31',
}
