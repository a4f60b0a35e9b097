import type { Level } from './judgement.ts'
import type { Facts } from './kinds.ts'

/** What facts are judged by and no file of facts holds. */
export type Surroundings = {
  /** Names of the drawings of `src/images`. */
  images: readonly string[]
  /** Drawings that stand where an official logo belongs, by name. */
  placeholders: readonly string[]
  /** Addresses of the files that are published as they are, such as `/certificat.pdf`. */
  files: readonly string[]
}

/** What is wrong, and where: in a record, in a file, or, opened by its name, in all of them. */
export type Remark = {
  path: readonly PropertyKey[]
  /** Without its full stop. */
  text: string
  /** What to do, one sentence. */
  action?: string
  /** An error among the rules that stop the build, else a remark. */
  level?: Level
  /** Whether a past date stops the build. */
  stops?: boolean
  /** ISO date at which it is due. */
  date?: string
  /** ISO date at which it was last confirmed. */
  verified?: string
}

/** A fault where it is one: whether it is, the field, what is wrong, what to do. */
export type Fault = readonly [boolean, readonly PropertyKey[], string, string?]

export type Around = Surroundings & {
  /** ISO date: that of the build. */
  day: string
  /** How many days ahead something is due. */
  horizon: number
  facts: Facts
}

/** Whether the organisation exists: of an example what is past is told, and stops nothing. */
export const isReal = ({ facts }: Around) => !facts.identity.sample

/** Judges a file of facts that its schema has taken. */
export type Rule<File> = (file: File, around: Around) => readonly Remark[]

/** The rules of a file: what breaks one of `errors` stops the build, `warnings` are told. */
export type Rules<File> = {
  errors?: readonly Rule<File>[]
  warnings?: readonly Rule<File>[]
}

/** A rule of a file that is one record, or none. */
export function ofRecord<Row>(
  faultsOf: (record: Row, around: Around) => readonly Fault[],
): Rule<Row | null> {
  return (record, around) => (record === null ? [] : faultsIn(faultsOf(record, around)))
}

/** A rule of each record of a list. */
export function ofEach<Row>(
  faultsOf: (record: Row, around: Around) => readonly Fault[],
): Rule<readonly Row[]> {
  return remarksOnEach((record, around) => faultsIn(faultsOf(record, around)))
}

/** A rule of each record of a list, which says by itself how grave it is. */
export function remarksOnEach<Row>(rule: Rule<Row>): Rule<readonly Row[]> {
  return (records, around) =>
    records.flatMap((record, index) =>
      rule(record, around).map((remark) => ({ ...remark, path: [index, ...remark.path] })),
    )
}

function faultsIn(faults: readonly Fault[]): Remark[] {
  return faults
    .filter(([applies]) => applies)
    .map(([, path, text, action]) => ({
      path,
      text,
      ...(action !== undefined && { action }),
    }))
}
