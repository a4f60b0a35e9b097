/** Returns the id in a URL fragment (`#id`), or ''. Malformed percent-encoding is kept as it is. */
export function fragmentId(hash: string): string {
  const fragment = hash.slice(1)
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
