import type { Fields, Judgement, Option, Publication, Shown } from './record.ts'

/** All facts, by the names of their files. */
type AllFacts = Readonly<Record<string, unknown>>

/** Where a file that the owner hands over goes, and what the field then holds. */
export type FileRule = {
  /** Its folder, from the root of the project. */
  readonly folder: string
  readonly formats: readonly ('svg' | 'png' | 'pdf')[]
  /** The name without its ending; null takes it from the record. */
  readonly name: string | null
  /** An SVG is drawn to stand in a square of this many units, as text of a page. */
  readonly square: number | null
  /** What the field holds: the stem alone, or the file's address and what it is. */
  readonly holds: 'name' | 'link'
}

/** What a project tells of its facts. Files and folders count from its root. */
export type EditorConfig = {
  /** The module that exports `kinds`, a `Registry`; the page reads it too. */
  readonly registry: string
  /** Holds one JSON file a kind, and in `.history` their earlier versions. */
  readonly folder: string
  /** The kinds that she changes most, by name; the others follow. */
  readonly first: readonly string[]
  /** Everything there is to say of the facts, as the build would judge them on a day. */
  judge(facts: AllFacts, day: string): readonly Judgement[]
  /** ISO date. */
  today(): string
  /** The module that draws the pages: it exports `paths` and `render`. */
  readonly renderer: string
  /**
   * The places of the site that show a record.
   * @param documents HTML by address; none as long as nothing could be drawn
   */
  whereShown(
    documents: ReadonlyMap<string, string>,
    kind: string,
    record: Fields,
  ): readonly Shown[]
  /** The fields of a record that are never edited, by name. */
  fixed(kind: string, record: Fields): readonly string[]
  /** What a field may name that is no record, by its `reference`. */
  references(): Readonly<Record<string, readonly Option[]>>
  /** By `reference` of a text, or by `kind.field` of a group. */
  readonly files: Readonly<Record<string, FileRule>>
  /** The build's own checks; called in a process of its own, which reads everything anew. */
  publication(): Promise<Publication>
  /** The file of the web font, and the text of the drawing in the page's head, for dark ground. */
  readonly look: { readonly font: string; wordmark(): string }
}
