/** Line and column count from 1. */
export type Place = { readonly line: number; readonly column: number }

/** The place of a state, else of the nearest one around it that is known. */
export function placeOf(
  places: Readonly<Record<string, Place>>,
  path: string,
): Place | undefined {
  const found = places[path]
  if (found !== undefined || path === '') return found
  return placeOf(places, path.split('.').slice(0, -1).join('.'))
}
