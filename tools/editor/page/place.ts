/** Where the editor stands: the part of its address after `#`. */
export type Place =
  | { readonly screen: 'due' | 'ready' | 'versions' }
  | { readonly screen: 'record'; readonly kind: string; readonly id: string | null }

/** `#/courses/excel`; `+` in an id's place is a new record. */
export function placeOf(address: string): Place {
  const [, first = '', second] = address.split('/').map(decoded)
  if (first === 'pret') return { screen: 'ready' }
  if (first === 'etats') return { screen: 'versions' }
  if (first === '' || second === undefined) return { screen: 'due' }
  return { screen: 'record', kind: first, id: second === '+' ? null : second }
}

export function addressOf(kind: string, id: string | null): string {
  return `#/${encodeURIComponent(kind)}/${id === null ? '+' : encodeURIComponent(id)}`
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
