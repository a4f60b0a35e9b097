/** A run of text, or text cut by links: internal path, `mailto:`, `tel:` or `https:`. */
export type Inline = string | readonly (string | { text: string; href: string })[]

export type LegalBlock =
  | { kind: 'paragraph'; text: Inline }
  | { kind: 'list'; items: readonly Inline[] }
  | { kind: 'heading'; text: string; id: string }

export type LegalArticle = {
  id: `article-${number}` | 'annexe'
  /** Null for the annex, whose title stands without « Article n – ». */
  number: number | null
  title: string
  blocks: readonly LegalBlock[]
}

/** Words that every legal page says around its text. */
export const legalLabels = { contents: 'Sommaire', article: 'Article' } as const

export type LegalDocument = {
  title: string
  lead: string
  /** The whole sentence to show, with its date. */
  updated: string
  articles: readonly LegalArticle[]
}
