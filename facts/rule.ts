import { dayInWords } from './days.ts'
import type { Facts, KindName } from './kinds.ts'

/** What facts are judged by and no file of facts holds. */
export type Surroundings = {
  /** Names of the drawings of `src/images`. */
  images: readonly string[]
  /** Drawings that stand where an official logo belongs, by name. */
  placeholders: readonly string[]
  /** Addresses of the files that are published as they are, such as `/certificat.pdf`. */
  files: readonly string[]
}

/**
 * - `error`: wrong, and the build stops
 * - `past`: its date has gone by
 * - `due`: to do within sixty days
 * - `sample`: still an example
 * - `remark`: to look at
 */
export type Level = 'error' | 'past' | 'due' | 'sample' | 'remark'

export type Path = readonly PropertyKey[]

/** What is wrong, and where: in a record, in a file, or, opened by its name, in all of them. */
export type Remark = {
  path: Path
  /** Without its full stop. */
  text: string
  /** What to do, one sentence; by itself that the field is to be corrected or read again. */
  action?: string | undefined
  level: Level
  /** Whether a past date stops the build. */
  stops?: boolean
  /** ISO date at which it is due. */
  date?: string
  /** ISO date at which it was last confirmed. */
  verified?: string
}

/**
 * What is said of one field of one record: the path is below the record, and empty for all of it;
 * the text names both. The build stops for an error; for what is past only of an organisation that
 * exists, unless the owner says so for this once.
 */
export type Judgement = Required<Pick<Remark, 'path' | 'text' | 'level' | 'stops'>> &
  Pick<Remark, 'date' | 'verified'> & {
    kind: KindName
    /** What names the record in its list; null where the file is one record. */
    id: string | null
    /** Place of the record in its list; null where the file is one record. */
    index: number | null
    /** « Fiche « Word » ». */
    record: string
    /** « Tarif › Montant par groupe »; empty for the whole record. */
    field: string
    /** One French sentence: what to do. */
    action: string
  }

export type Around = Surroundings & {
  /** ISO date: that of the build. */
  day: string
  /** How many days ahead something is due. */
  horizon: number
  facts: Facts
}

/** Judges a record, or a file, that its schema has taken. */
export type Rule<Judged> = (judged: Judged, around: Around) => Iterable<Remark>

/** Whether the organisation exists: of an example what is past is told, and stops nothing. */
export const isReal = ({ facts }: Around) => !facts.identity.sample

/** A rule of each record of a list. */
export function ofEach<Row>(rule: Rule<Row>): Rule<readonly Row[]> {
  return function* (records, around) {
    for (const [index, record] of records.entries())
      for (const remark of rule(record, around))
        yield { ...remark, path: [index, ...remark.path] }
  }
}

/** What stops the build. */
export function error(path: Path, text: string, action?: string): Remark {
  return { path, text, action, level: 'error' }
}

/** What is to be looked at. */
export function remark(path: Path, text: string, action?: string): Remark {
  return { path, text, action, level: 'remark' }
}

/** That a whole record is still the example's. */
export function stillInvented(text: string, action: string): Remark {
  const done = `${action}, puis décochez « Ces valeurs sont encore inventées ».`
  return { path: [], text, action: done, level: 'sample' }
}

/** A day that should be past. */
export function* notYet(iso: string | null, field: string, { day }: Around) {
  if (iso !== null && iso > day)
    yield remark(
      [field],
      `le ${dayInWords(iso)} n’est pas encore venu`,
      'Écrivez le jour où cela a vraiment été fait.',
    )
}

/** A condition that no claim has. */
export function* unknownCondition(
  { condition }: { condition: string | null },
  { facts }: Around,
) {
  if (condition !== null && !facts.claims.some(({ id }) => id === condition))
    yield error(['condition'], `aucune condition ne s’appelle « ${condition} »`)
}
