import type { z } from 'zod'

/** One file of facts, as the project's registry describes it. */
export type Kind = {
  readonly title: string
  readonly isList: boolean
  /** Of the whole file. */
  readonly schema: z.ZodType
  /** The field that names a record to the owner. */
  readonly label?: string
  /** The field that no two records of a list share. */
  readonly key?: string
}

export type Registry = Readonly<Record<string, Kind>>
