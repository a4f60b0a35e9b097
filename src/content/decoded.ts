/** Decodes the percent-encoding of a part of a URL. A part with malformed encoding is returned unchanged. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Returns the id in a URL fragment (`#id`), or ''. */
export const fragmentId = (hash: string): string => decoded(hash.slice(1))
