/** Decodes a part of a URL, as servers do. Returns a part with malformed percent-encoding unchanged. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Returns the id in a URL fragment (`#id`), or ''. */
export const fragmentId = (hash: string): string => decoded(hash.slice(1))
