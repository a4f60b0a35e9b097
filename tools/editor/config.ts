import type { z } from 'zod'

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }
export type Fields = { readonly [key: string]: Json }
export type Path = readonly (string | number)[]
export type Issue = { readonly path: Path; readonly message: string }
export type Option = {
  readonly value: string
  readonly label: string
  /** The address of a picture of it. */
  readonly picture?: string
}

/** One file of facts; `schema` is the whole file's. */
export type Kind = {
  readonly title: string
  readonly isList: boolean
  readonly schema: z.ZodType
  /** The field that names a record to the owner. */
  readonly label?: string
  /** The field that no two records of a list share. */
  readonly key?: string
}
export type Registry = Readonly<Record<string, Kind>>

export type Judgement = {
  readonly kind: string
  /** Place of the record in its list; null where the file is one record. */
  readonly index: number | null
  readonly path: readonly PropertyKey[]
  readonly level: 'error' | 'past' | 'due' | 'sample' | 'remark'
  /** Nothing can be published as long as it stands. */
  readonly stops: boolean
  /** One sentence, which names the record and the field. */
  readonly text: string
  /** One sentence: what to do; may be empty. */
  readonly action: string
  readonly date?: string
}

export type BookRecord = {
  readonly id: string
  readonly name: string
  /** Hash of the record; null of what is set aside and not on the site. */
  readonly mark: string | null
  readonly value: Json
  readonly judgements: readonly Judgement[]
  readonly shown: readonly { readonly label: string; readonly href: string }[]
  /** The fields that are never edited, by name. */
  readonly fixed: readonly string[]
}

export type Book = {
  /** ISO date at which the facts are judged. */
  readonly day: string
  readonly folder: string
  readonly kinds: readonly {
    readonly name: string
    /** Why the file cannot be read. */
    readonly fault: string | null
    readonly records: readonly BookRecord[]
  }[]
  readonly references: Readonly<Record<string, readonly Option[]>>
  /** Files that are put in by themselves, by the kind beside whose record they stand. */
  readonly files: readonly { rule: string; kind: string; title: string; picture: string }[]
}

export type Outcome =
  | { readonly status: 'done'; readonly id: string | null }
  | { readonly status: 'conflict'; readonly current: Json; readonly mark: string | null }
  | { readonly status: 'refused'; readonly issues: readonly Issue[] }

/** Where a file of hers goes. */
export type FileRule = {
  readonly folder: string
  readonly formats: readonly ('svg' | 'png' | 'jpg' | 'pdf')[]
  /** The name without its ending, for ever the same; null takes it from her file. */
  readonly name: string | null
  /** A drawing of pages: always an SVG, of which the field holds the name. */
  readonly isDrawing: boolean
  /** Whether something other than a fact shows the file. */
  isNeeded(name: string): boolean
  /** Stands beside the record of this kind by itself, without a field. */
  readonly beside?: { readonly kind: string; readonly title: string }
}

/** All that a project tells of its facts. */
export type EditorConfig = {
  /** The module that exports `kinds`, a `Registry`; the page reads it too. */
  readonly registry: string
  /** Holds one JSON file a kind. */
  readonly folder: string
  /** The kinds that she changes most, by name; the others follow. */
  readonly first: readonly string[]
  judge(facts: Readonly<Record<string, unknown>>, day: string): readonly Judgement[]
  /** ISO date, asked for each time. */
  today(): string
  /** The module that draws the pages: it exports `paths` and `render`. */
  readonly renderer: string
  whereShown(
    documents: ReadonlyMap<string, string>,
    kind: string,
    record: Fields,
  ): BookRecord['shown']
  fixed(kind: string, record: Fields): readonly string[]
  /** What a field may name that is no record, by its `reference`. */
  references(): Readonly<Record<string, readonly Option[]>>
  readonly files: Readonly<Record<string, FileRule>>
  /** The build's own checks: what stops it; called in a process of its own. */
  publication(): Promise<readonly string[]>
}
