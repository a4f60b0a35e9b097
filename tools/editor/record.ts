/** What the server and the page say to each other. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }
export type Fields = { readonly [key: string]: Json }
export type Path = readonly (string | number)[]

/** What is wrong, and where: an empty path is the whole record. */
export type Issue = { readonly path: Path; readonly message: string }

export type Shown = { readonly label: string; readonly href: string }
export type Option = {
  readonly value: string
  readonly label: string
  /** The address of a picture of it. */
  readonly picture?: string
}

/**
 * - `error`: wrong, and the build stops
 * - `past`: its date has gone by
 * - `due`: its date comes soon
 * - `sample`: still an example
 * - `remark`: to look at
 */
type Level = 'error' | 'past' | 'due' | 'sample' | 'remark'

/** What is said of one field of one record. */
export type Judgement = {
  /** Name of the record's file, without its ending. */
  readonly kind: string
  /** Place of the record in its list; null where the file is one record. */
  readonly index: number | null
  readonly path: readonly PropertyKey[]
  readonly level: Level
  /** Nothing can be published as long as it stands. */
  readonly stops: boolean
  /** One sentence, which names the record and the field. */
  readonly text: string
  /** One sentence: what to do. */
  readonly action: string
  /** ISO date at which it is due. */
  readonly date?: string
}

export type BookRecord = {
  /** Names it in its list; the name of its kind where the file is one record. */
  readonly id: string
  readonly name: string
  /** Two marks are the same when the records are, whatever the layout of the file. */
  readonly mark: string
  readonly value: Fields
  readonly judgements: readonly Judgement[]
  readonly shown: readonly Shown[]
  /** The fields that are never edited, by name. */
  readonly fixed: readonly string[]
}

export type BookKind = {
  readonly name: string
  readonly title: string
  readonly isList: boolean
  /** Why the file cannot be read; its records are then absent. */
  readonly fault: string | null
  readonly records: readonly BookRecord[]
}

/** All facts, as they stand in their files. */
export type Book = {
  /** ISO date at which they are judged. */
  readonly day: string
  readonly kinds: readonly BookKind[]
  /** What a field may name, by its `reference`. */
  readonly references: Readonly<Record<string, readonly Option[]>>
  /** The formats of the files that a field takes, by its `reference` or by `kind.field`. */
  readonly files: Readonly<Record<string, readonly string[]>>
}

/** An earlier version of a file, newest first. */
export type Version = {
  readonly kind: string
  readonly id: string
  /** ISO date and time at which it was replaced. */
  readonly until: string
  /** What restoring it would change, a line a record. */
  readonly changes: readonly string[]
}

/** What prevents a publication, and what is to be looked at, beside what is said of records. */
export type Publication = {
  readonly stops: readonly string[]
  readonly looks: readonly string[]
}

export type Change =
  | {
      readonly op: 'save'
      readonly kind: string
      /** Null: a new record. */
      readonly id: string | null
      readonly base: string | null
      readonly value: Json
    }
  | {
      readonly op: 'remove' | 'raise' | 'lower'
      readonly kind: string
      readonly id: string | null
      readonly base: string | null
    }
  | { readonly op: 'restore'; readonly kind: string; readonly version: string }

export type Outcome =
  | { readonly status: 'done'; readonly id: string | null }
  | { readonly status: 'refused'; readonly issues: readonly Issue[] }
  /** `current` and `mark` are null where the record is gone. */
  | { readonly status: 'conflict'; readonly current: Json; readonly mark: string | null }
