/** The rows of a table that is written as text, cut at their bars; a line may begin with one. */
export const cellsOf = (table: string) =>
  table
    .trim()
    .split(/\n(?! *\|)/)
    .map((line) => line.split('|').map((cell) => cell.trim()))

/** The same, each of three cells. */
export const rowsOf = (table: string) =>
  cellsOf(table).map(([first = '', second = '', third = '']) => {
    return [first, second, third] as const
  })

/**
 * A copy of a record in which values are others: `price.vat = "TVA"; days = 2`, each in JSON, an
 * index for what stands in a list; without a value the field is gone. `base` leads to the record.
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

/** With `_` for a no-break space, `,,` for a narrow one and `~` for a word joiner. */
export const marked = (text: string) =>
  text.replaceAll('\u00a0', '_').replaceAll('\u202f', ',,').replaceAll('\u2060', '~')

/** What a course may lead to. */
export const certification = {
  title: 'Utiliser un tableur',
  code: 'RS9999',
  certifier: 'Certificateur Exemple',
  registered: '2024-01-01',
  until: '2027-12-31',
}
