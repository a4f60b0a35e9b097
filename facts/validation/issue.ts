import { levelOn } from '#facts/format/days.ts'
import type { Facts, FactFileName } from '#facts/schema/fact-files.ts'

/** What facts are judged by and no file of facts holds. */
export type Environment = {
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
export type Issue = {
  path: Path
  /** Without its full stop. */
  text: string
  /** What to do, one sentence. */
  action: string
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
export type RecordIssue = Omit<Issue, 'stops'> & {
  stops: boolean
  kind: FactFileName
  /** What names the record in its list; null where the file is one record. */
  id: string | null
  /** Place of the record in its list; null where the file is one record. */
  index: number | null
  /** « Fiche « Word » ». */
  record: string
  /** « Tarif › Montant par groupe »; empty for the whole record. */
  field: string
  /** The same as `text`, beside the field: neither it nor the record is named. */
  short: string
}

export type Context = Environment & {
  /** ISO date: that of the build. */
  day: string
  /** How many days ahead something is due. */
  horizon: number
  facts: Facts
}

/** Judges a record, or a file, that its schema has taken. */
export type Rule<Checked> = (judged: Checked, context: Context) => Iterable<Issue>

/** Whether the organisation exists: of an example what is past is told, and stops nothing. */
export const isReal = ({ facts }: Context) => !facts.identity.sample

export function ofEach<Row>(rule: Rule<Row>): Rule<readonly Row[]> {
  return function* (records, context) {
    for (const [index, record] of records.entries())
      for (const issue of rule(record, context))
        yield { ...issue, path: [index, ...issue.path] }
  }
}

/** What stops the build. */
export function error(path: Path, text: string, action = 'Corrigez ce champ.'): Issue {
  return { path, text, action, level: 'error' }
}

export function remark(path: Path, text: string, action: string): Issue {
  return { path, text, action, level: 'remark' }
}

/** That a whole record is still the example's. */
export function sampleIssue(text: string, action: string): Issue {
  const done = `${action}, puis décochez « Ces valeurs sont encore inventées ».`
  return { path: [], text, action: done, level: 'sample' }
}

const absences = {
  proposal: {
    text: 'non fourni : la page dit « Communiqué avec la proposition »',
    action: 'Remplissez ce champ : l’indicateur 1 du référentiel qualité le demande.',
  },
  silence: {
    text: 'non fourni, le site n’en dit rien',
    action: 'Remplissez ce champ si vous avez de quoi, ou laissez-le vide.',
  },
} as const

/** That something is not supplied, and what the pages do without it. */
export function missingValue(path: Path, way: keyof typeof absences): Issue {
  return { path, level: 'remark', ...absences[way] }
}

/** What is due at a date, once that is near or past. */
export function* dueIssues(
  date: string | null | undefined,
  { day, horizon }: Context,
  tell: (isPast: boolean) => Omit<Issue, 'level'> & { level?: Level },
): Generator<Issue> {
  const level = date && levelOn(date, day, horizon)
  if (date && level) yield { level, date, ...tell(level === 'past') }
}
