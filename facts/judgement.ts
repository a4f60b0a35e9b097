import type { KindName } from './kinds.ts'

/**
 * - `error`: wrong, and the build stops
 * - `past`: its date has gone by
 * - `due`: to do within sixty days
 * - `sample`: still an example
 * - `remark`: to look at
 */
export type Level = 'error' | 'past' | 'due' | 'sample' | 'remark'

/** What is said of one field of one record. */
export type Judgement = {
  kind: KindName
  /** What names the record in its list; null where the file is one record. */
  id: string | null
  /** Place of the record in its list; null where the file is one record. */
  index: number | null
  /** The field, below the record; empty for the whole record. */
  path: readonly PropertyKey[]
  /** « Fiche « Word » ». */
  record: string
  /** « Tarif › Montant par groupe »; empty for the whole record. */
  field: string
  level: Level
  /**
   * The build stops: always for an error; for what is past only of an organisation that exists,
   * unless the owner says so for this once.
   */
  stops: boolean
  /** One French sentence, which names the record and the field. */
  text: string
  /** One French sentence: what to do. */
  action: string
  /** ISO date at which it is due. */
  date?: string
  /** ISO date at which it was last confirmed. */
  verified?: string
}
