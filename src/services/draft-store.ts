import type { RequestAddition } from '#machines/contact-draft.ts'

/** The drafts of both forms, saved for the next page load in this tab. */
export type SavedDrafts = {
  /** The text of each filled field, keyed by form and field: `contactForm.email`. */
  readonly texts: Readonly<Record<string, string>>
  /** The requests of the contact form. They are saved, because only the contact page has them in its URL. */
  readonly requests: readonly RequestAddition[]
  /** Whether the message of the contact form may have arrived without confirmation. */
  readonly mayHaveArrived?: boolean
  /** Whether a message was sent in this tab. Earlier history entries may still contain its text. */
  readonly hasSent?: boolean | undefined
}

/** The key in session storage. Each access to the storage can throw, because it may be blocked or full. */
const key = 'form-drafts'

/** Returns the saved drafts, or `null` if there are none that can be read. */
export function readDrafts(): SavedDrafts | null {
  try {
    const saved: Partial<SavedDrafts> | null = JSON.parse(sessionStorage.getItem(key) ?? '')
    // Another script of the origin may use the same key.
    const texts = Object.entries(saved?.texts ?? {}).filter(
      ([, text]: readonly [string, unknown]) => typeof text === 'string',
    )
    const requests = (saved?.requests ?? []).filter(
      ({ request, subject }) => request?.line || (request === null && subject),
    )
    return { ...saved, texts: Object.fromEntries(texts), requests }
  } catch {
    return null
  }
}

/**
 * Saves drafts in place of the earlier ones. Empty drafts only remove the earlier ones.
 * @returns false if the drafts could not be saved
 */
export function writeDrafts(drafts: SavedDrafts): boolean {
  const { texts, requests, hasSent } = drafts
  if (Object.keys(texts).length + requests.length === 0 && !hasSent) {
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
