/** The id that an address's fragment names; '' for none. One that is no percent-encoding is taken as it is. */
export function fragmentId(hash: string): string {
  const fragment = hash.slice(1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
