import type { Book, Publication, Version } from '../record.ts'

/** What the page shows beside the form. */
export type Screen = {
  readonly book: Book
  readonly versions: readonly Version[] | null
  readonly publication: Publication | null
}
