/** The drafts of both forms, saved for the next page load in this tab. */
export type SavedDrafts = {
  /** The text of each field, by form and field. */
  readonly texts: Readonly<Record<string, string>>
  /** Whether the message of the contact form may have arrived without confirmation. */
  readonly mayHaveArrived: boolean
}

/**
 * The key of the only entry of the site in session storage. All scripts of the origin share this storage.
 * Each access can throw, because storage may be blocked, full or damaged.
 */
const key = 'form-drafts'

/** Returns the saved drafts, or `null` if there are none that can be read. */
export function readDrafts(): SavedDrafts | null {
  try {
    const saved: Partial<SavedDrafts> | null = JSON.parse(sessionStorage.getItem(key) ?? '')
    // Another script of the origin may use the same key.
    const texts = Object.entries(saved?.texts ?? {}).filter(
      ([, text]: readonly [string, unknown]) => typeof text === 'string',
    )
    return {
      texts: Object.fromEntries(texts),
      mayHaveArrived: saved?.mayHaveArrived === true,
    }
  } catch {
    return null
  }
}

/**
 * Replaces the saved drafts, or removes them if no text is given. If that fails, the previous ones are kept.
 * @returns whether every text is saved
 */
export function writeDrafts(drafts: SavedDrafts): boolean {
  if (Object.keys(drafts.texts).length === 0) {
    removeDrafts()
    return true
  }
  try {
    sessionStorage.setItem(key, JSON.stringify(drafts))
    return true
  } catch {
    return false
  }
}

export function removeDrafts(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // If storage cannot be changed, the drafts were not saved either.
  }
}
