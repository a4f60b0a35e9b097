import { levelOn } from '#facts/format/days.ts'
import type { Facts, FactFileName } from '#facts/schema/fact-files.ts'

/** The data outside the facts that validation needs. */
export type Environment = {
  /** The names of the pictures in `src/images`, without extension. */
  images: readonly string[]
  /** Returns the source of a picture, or '' if it is not an SVG file. */
  readDrawing: (name: string) => string
  /** The names of pictures that are placeholders for official logos. */
  placeholders: readonly string[]
  /** A French error text for each file of `facts/images` that cannot replace a drawing of `src/images`. */
  refusedDrawings: readonly string[]
  /** The URLs of files that are published unchanged, such as `/certificat.pdf`. */
  files: readonly string[]
  /** The facts of the sample by file name. */
  sampleFacts: unknown
  /** The paths of published files and pictures that equal those of the sample. */
  sampleFiles: readonly string[]
}

/**
 * The level of an issue:
 * - `error`: the value is invalid or missing, and stops the build
 * - `past`: the date of the value has passed
 * - `due`: the date of the value is near, or the owner must soon confirm or complete the value
 * - `sample`: the value is sample data, which stops the build of a real organisation
 * - `remark`: the owner should review the value
 */
export type Level = 'error' | 'past' | 'due' | 'sample' | 'remark'

export type Path = readonly PropertyKey[]

/** A problem with the value at `path`. Paths that a rule returns are relative to its record or file. */
export type Issue = {
  path: Path
  /** A sentence without a full stop at the end. */
  text: string
  /** The remedy, in one sentence. */
  action: string
  level: Level
  /** Whether the issue stops the build. By default, only errors do. */
  stops?: boolean
  /** The ISO date on which the value is due, or on which the session started. */
  date?: string
  /** The ISO date on which the value was last verified or updated. */
  verified?: string
}

/**
 * An issue of a record or of one of its fields. The path starts at the record, and is empty for the
 * record itself. The text contains the names of the record and the field.
 */
export type RecordIssue = Omit<Issue, 'stops'> & {
  stops: boolean
  kind: FactFileName
  /** The id of the record in its list. `null` for a file without a list, and for an issue of a whole list. */
  id: string | null
  /** The index of the record in its list. `null` for a file without a list, and for an issue of a whole list. */
  index: number | null
  /** The record's name for the owner, such as « Fiche « Word » ». */
  record: string
  /** The field's name for the owner, such as « Tarif › Montant par groupe », or '' for the whole record. */
  field: string
  /** The text without the names of the record and the field. The editor shows it beside the field. */
  short: string
}

export type Context = Environment & {
  /** The ISO date of the build. */
  day: string
  /** The number of days before a date during which it counts as due. */
  windowDays: number
  facts: Facts
}

/** A function that validates a record or file which the schema has accepted. */
export type Rule<Checked> = (value: Checked, context: Context) => Iterable<Issue>

/** Whether the facts describe a real organisation rather than the sample. */
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

/** Returns the remedy for a file that is missing or damaged. */
export const restoreAction = (kind: PropertyKey = '') =>
  `Reprenez la dernière version juste de ${String(kind)}.json, par exemple dans facts/.history.`

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
