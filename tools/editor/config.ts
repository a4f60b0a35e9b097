import type { StrictRJSFSchema } from '@rjsf/utils'
import type { z } from 'zod'

export type Json = z.core.util.JSONType
export type Fields = Readonly<Record<string, Json>>
export type Path = readonly (string | number)[]
/** Of the field at a path, by its French title; both are empty of the whole. */
export type Issue = {
  readonly path: Path
  readonly title: string
  readonly message: string
}
export type Refusal = { readonly status: 'refused'; readonly issues: readonly Issue[] }
type Option = {
  readonly value: string
  readonly label: string
  /** The address of a picture of it. */
  readonly picture?: string
}
/** What a field may name, by its `reference`. */
export type References = Readonly<Record<string, readonly Option[]>>

type Nested = 'properties' | 'items' | 'anyOf' | 'oneOf' | 'enum' | 'const'
/** JSON Schema as zod writes it, and the look of a field that its `meta` adds. */
export type Node = Omit<StrictRJSFSchema, Nested> & {
  readonly properties?: Record<string, Node>
  readonly items?: Node
  readonly anyOf?: Node[]
  readonly oneOf?: Node[]
  readonly enum?: string[]
  readonly const?: string
  readonly long?: boolean
  readonly hidden?: boolean
  readonly labels?: Readonly<Record<string, string>>
  readonly reference?: string
  readonly file?: string
  /** May be left empty: null. */
  readonly optional?: boolean
  /** Typed as a text. */
  readonly isNumber?: boolean
  /** What it may be, each with fields of its own. */
  readonly shapes?: readonly Node[]
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

export type Judgement = {
  readonly kind: string
  /** Place of the record in its list; null where the file is one record. */
  readonly index: number | null
  readonly path: readonly PropertyKey[]
  /** What names the record, and the titles down to the field, as `text` has them before its colon. */
  readonly record: string
  readonly field: string
  readonly level: 'error' | 'past' | 'due' | 'sample' | 'remark'
  /** Nothing can be published as long as it stands. */
  readonly stops: boolean
  /** One sentence, which names the record and the field. */
  readonly text: string
  /** One sentence: what to do; may be empty. */
  readonly action: string
}

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

type Facts = Readonly<Record<string, Json>>

/** All that a project tells of its facts. */
export type EditorConfig = {
  /** Holds one JSON file a kind. */
  readonly folder: string
  /** By the names of the files, in the order of the page. */
  readonly kinds: Readonly<Record<string, Kind>>
  /** What the files hold now, and a sentence for each that cannot be read. */
  read(): { readonly files: Facts; readonly faults: readonly string[] }
  judge(facts: Facts, day: string): readonly Judgement[]
  /** ISO date, asked for each time. */
  today(): string
  /** The pages that show a record. */
  whereShown(
    kind: string,
    record: Fields,
  ): readonly { readonly label: string; readonly href: string }[]
  fixed(kind: string, record: Fields): readonly string[]
  /** Of what is no record. */
  references(): References
  readonly files: Readonly<Record<string, FileRule>>
  /** The build's own checks: what stops it; called in a thread of its own. */
  publication(): Promise<readonly string[]>
}
