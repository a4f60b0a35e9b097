import { levelOn } from '#facts/format/days.ts'
import type { Facts, FactFileName } from '#facts/schema/fact-files.ts'

/** The data outside the facts that validation needs. */
export type Environment = {
  /** The names of the pictures in `src/images`. */
  images: readonly string[]
  /** Returns the source of a picture; '' if it is no SVG file. */
  readDrawing: (name: string) => string
  /** The names of pictures that are placeholders for official logos. */
  placeholders: readonly string[]
  /** The URLs of files that are published unchanged, such as `/certificat.pdf`. */
  files: readonly string[]
  /** The facts of the sample, by file. A real organisation has none of their invented values. */
  sampleFacts: unknown
  /** The paths of published files and pictures that are still the sample's. */
  sampleFiles: readonly string[]
}

/**
 * The level of an issue:
 * - `error`: invalid, stops the build
 * - `past`: its date has passed
 * - `due`: to do within sixty days
 * - `sample`: still sample data, which stops the build of a real organisation
 * - `remark`: worth a look
 */
export type Level = 'error' | 'past' | 'due' | 'sample' | 'remark'

export type Path = readonly PropertyKey[]

/** A problem, located by its path. Rules give the path below their record or file. */
export type Issue = {
  path: Path
  /** A sentence without its full stop. */
  text: string
  /** The remedy, in one sentence. */
  action: string
  level: Level
  /** Whether a past date stops the build. */
  stops?: boolean
  /** The ISO date at which it is due. */
  date?: string
  /** The ISO date at which it was last confirmed. */
  verified?: string
}

/**
 * An issue of one field of a record. The path starts at the record and is empty for the whole
 * record. The text names both. Errors stop the build. Sample data and past dates stop it only for a
 * real organisation; the owner may override past dates for this build.
 */
export type RecordIssue = Omit<Issue, 'stops'> & {
  stops: boolean
  kind: FactFileName
  /** The id of the record in its list; `null` if the file is a single record. */
  id: string | null
  /** The index of the record in its list; `null` if the file is a single record. */
  index: number | null
  /** The record as the owner reads it: « Fiche « Word » ». */
  record: string
  /** The field as the owner reads it: « Tarif › Montant par groupe »; '' for the whole record. */
  field: string
  /** The text without record and field, to show beside the field. */
  short: string
}

export type Context = Environment & {
  /** The ISO date of the build. */
  day: string
  /** The number of days before a date from which it counts as due. */
  windowDays: number
  facts: Facts
}

/** Validates a record or file that its schema has accepted. */
export type Rule<Checked> = (value: Checked, context: Context) => Iterable<Issue>

/** Whether the organisation is real. Past dates of a sample do not stop the build. */
export const isReal = ({ facts }: Context) => !facts.identity.sample

export function forEachRecord<Row>(rule: Rule<Row>): Rule<readonly Row[]> {
  return function* (records, context) {
    for (const [index, record] of records.entries())
      for (const issue of rule(record, context))
        yield { ...issue, path: [index, ...issue.path] }
  }
}

/** Creates an issue that stops the build. */
export function error(path: Path, text: string, action = 'Corrigez ce champ.'): Issue {
  return { path, text, action, level: 'error' }
}

export function remark(path: Path, text: string, action: string): Issue {
  return { path, text, action, level: 'remark' }
}

export function sampleIssue(text: string, action: string): Issue {
  const remedy = `${action}, puis décochez « Ces valeurs sont encore inventées ».`
  return { path: [], text, action: remedy, level: 'sample' }
}

const missingValueTexts = {
  proposal: {
    text: 'non fourni : la page dit « Communiqué avec la proposition »',
    action: 'Remplissez ce champ : l’indicateur 1 du référentiel qualité le demande.',
  },
  silence: {
    text: 'non fourni, le site n’en dit rien',
    action: 'Remplissez ce champ si vous avez de quoi, ou laissez-le vide.',
  },
} as const

export function missingValue(path: Path, fallback: keyof typeof missingValueTexts): Issue {
  return { path, level: 'remark', ...missingValueTexts[fallback] }
}

export function* dueIssues(
  date: string | null | undefined,
  { day, windowDays }: Context,
  describe: (isPast: boolean) => Omit<Issue, 'level'> & { level?: Level },
): Generator<Issue> {
  const level = date && levelOn(date, day, windowDays)
  if (date && level) yield { level, date, ...describe(level === 'past') }
}
