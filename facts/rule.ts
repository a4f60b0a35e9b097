import type { Facts } from './kinds.ts'

/** What facts are judged by. */
export type Surroundings = {
  /** ISO date of the build. */
  day: string
  /** Names of the drawings. */
  images: readonly string[]
}

/** What is wrong, and where: in a record, in a file, or, opened by its name, in all of them. */
export type Remark = { path: readonly PropertyKey[]; text: string }

/** A fault where it is one: whether it is, the field, what is wrong. */
export type Fault = readonly [boolean, readonly PropertyKey[], string]

export type Around = Surroundings & { facts: Facts }

/** Judges a file of facts that its schema has taken. */
export type Rule<File> = (file: File, around: Around) => readonly Remark[]

/** The rules of a file: what breaks one of `errors` stops the build, `warnings` are told. */
export type Rules<File> = {
  errors?: readonly Rule<File>[]
  warnings?: readonly Rule<File>[]
}

/** A rule of a file that is one record. */
export function ofRecord<Row>(
  faultsOf: (record: Row, around: Around) => readonly Fault[],
): Rule<Row> {
  return (record, around) => faultsIn(faultsOf(record, around))
}

/** A rule of each record of a list. */
export function ofEach<Row>(
  faultsOf: (record: Row, around: Around) => readonly Fault[],
): Rule<readonly Row[]> {
  return (records, around) =>
    records.flatMap((record, index) =>
      faultsIn(faultsOf(record, around)).map(({ path, text }) => ({
        path: [index, ...path],
        text,
      })),
    )
}

function faultsIn(faults: readonly Fault[]): Remark[] {
  return faults.filter(([applies]) => applies).map(([, path, text]) => ({ path, text }))
}
