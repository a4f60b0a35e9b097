/** Splits a table into rows of three cells, at line breaks and bars. A line may start with a bar. */
export const rowsOf = (table: string) =>
  table
    .trim()
    .split(/\n(?! *\|)/)
    .map((line) => {
      const [first = '', second = '', third = ''] = line.split('|')
      return [first.trim(), second.trim(), third.trim()] as const
    })

/**
 * Returns a copy of a record with other values, such as `price.vat = "TVA"; days = 2`. Values are
 * JSON, and list items are named by index. A field without a value is deleted. All paths start at
 * `base`.
 */
export function changed<Value>(value: Value, changes: string, base?: string): Value
export function changed(value: unknown, changes: string, base = ''): unknown {
  const copy: unknown = structuredClone(value)
  for (const change of changes.split(/; (?=[\w.]+ = )/)) {
    const [place = '', typed] = change.split(' = ')
    const keys = `${base}${place}`.split('.')
    const last = keys.pop() ?? ''
    const found = keys.reduce<unknown>((at, key) => Reflect.get(Object(at), key), copy)
    if (typed === undefined) Reflect.deleteProperty(Object(found), last)
    else Reflect.set(Object(found), last, JSON.parse(typed))
  }
  return copy
}

/** Makes special characters visible: `_` is a no-break space, `,,` a narrow one, `~` a word joiner. */
export const marked = (text: string) =>
  text.replaceAll('\u00a0', '_').replaceAll('\u202f', ',,').replaceAll('\u2060', '~')

/** A certification that a course prepares for. */
export const certification = {
  title: 'Utiliser un tableur',
  code: 'RS9999',
  certifier: 'Certificateur Exemple',
  registered: '2024-01-01',
  until: '2027-12-31',
}
