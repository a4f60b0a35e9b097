import { z } from 'zod'

/** What a form draws a field by, and what it is held to; zod carries it into the JSON Schema. */
export type Look = {
  title?: string | undefined
  description?: string | undefined
  /** A text of several lines. */
  long?: boolean
  /** The field names a claim, a category, or a drawing of `src/images`. */
  reference?: 'claims' | 'images' | `categories.${string}`
  /** An editor puts a file there; the field holds its address, or its name. */
  file?: 'certificate' | 'image'
  /** The French of each choice. */
  labels?: Readonly<Record<string, string>>
  /** Never in a form: the program's own. */
  hidden?: boolean
  /** What the pages do without it: refer to the proposal, or say nothing. */
  absent?: 'proposal' | 'silence'
  /** The day on which something was done: it has come. */
  done?: boolean
  /** No other record of its list has the same, or no other of the whole site. */
  unique?: 'list' | 'site'
}

export const text = (title: string, description?: string) =>
  z.string().trim().min(1).meta({ title, description })
export const prose = (title: string, description?: string) =>
  text(title, description).meta({ long: true })
export const date = (title: string, description?: string) =>
  z.iso.date({ abort: true }).meta({ title, description })
export const doneOn = (title: string, description?: string) =>
  date(title, description).meta({ done: true })
export const time = (title: string) =>
  z.iso.time({ precision: -1, abort: true }).meta({ title })
export const whole = (title: string, min: number, max: number, tooFew?: string) =>
  z.int().min(min, tooFew).max(max).meta({ title })
export const choice = <const T extends readonly string[]>(
  title: string,
  values: T,
  labels?: Readonly<Record<T[number], string>>,
) => z.enum(values).meta({ title, ...(labels && { labels }) })
/** @param error what is told of a text of another shape */
export const shaped = (title: string, shape: RegExp, error: string) =>
  z.string().regex(shape, { error }).meta({ title })
export const identifier = (title: string) =>
  shaped(
    title,
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'des lettres sans accent, des chiffres et des traits d’union seulement',
  )
/** Names a claim, or none. */
export const citation = (title: string, description?: string) =>
  text(title, description).meta({ reference: 'claims' }).nullable()
export const email = (title: string) => z.email().meta({ title })
/** Of a site or of a page, without a slash at the end. */
export const address = (title: string) =>
  shaped(
    title,
    /^https:\/\/[^\s/]+(?:\/\S*[^\s/])?$/,
    'une adresse entière est attendue, https://www.exemple.fr par exemple, sans barre à la fin',
  )
export const sample = z.boolean().meta({ title: 'Ces valeurs sont encore inventées' })

export const group = <T extends z.core.$ZodLooseShape>(title: string, fields: T) =>
  z.strictObject(fields).meta({ title })
export const list = <T extends z.ZodType>(title: string, item: T, description?: string) =>
  z.array(item).meta({ title, description })

/** Refuses a last value that comes before the first; what is empty has no order. */
export const inOrder = <K extends string>(first: K, last: K, error: string) =>
  z.refine<Readonly<Record<K, string | null>>>(
    ({ [first]: one, [last]: other }) => one === null || other === null || one <= other,
    { path: [last], error },
  )
/** Of a time that may not even be the first. */
export const later = <K extends string>(first: K, last: K) =>
  z.refine<Readonly<Record<K, string>>>((times) => times[first] < times[last], {
    path: [last],
    error: 'cette heure doit suivre la première',
  })

/** What the owner reads when a value is refused; zod's own French speaks of motifs and chaînes. */
z.config({
  jitless: true, // by itself zod tries `new Function`, which a page's policy refuses aloud
  ...z.locales.fr(),
  customError: (issue) =>
    issue.input === undefined ? 'à remplir' : (wrongValue(issue) ?? wrongAmount(issue)),
})

type Issue = z.core.$ZodRawIssue

function wrongValue(issue: Issue) {
  if (issue.code === 'invalid_type') return expected[issue.expected]
  if (issue.code === 'invalid_value')
    return `« ${shown(issue.input)} » n’est pas l’un des choix (${issue.values.join(', ')})`
  if (issue.code === 'invalid_union') return 'la sorte n’est pas l’un des choix'
  if (issue.code === 'invalid_format')
    return `« ${shown(issue.input)} » ${formats[issue.format] ?? 'n’a pas la forme attendue'}`
  if (issue.code === 'unrecognized_keys')
    return `le champ « ${issue.keys.join(' », « ')} » n’existe pas`
  return undefined
}

function wrongAmount(issue: Issue) {
  if (issue.code === 'not_multiple_of')
    return `un multiple de ${inFrench(issue.divisor)} est attendu`
  if (issue.code === 'too_small')
    return issue.origin === 'string'
      ? 'à remplir'
      : `${needed(issue.origin)}${inFrench(issue.minimum)} au moins`
  if (issue.code === 'too_big')
    return `${needed(issue.origin)}${inFrench(issue.maximum)}${issue.origin === 'string' ? ' caractères' : ''} au plus`
  return undefined
}

const needed = (origin: string) => (origin === 'array' ? 'il en faut ' : '')
const inFrench = (number: number | bigint) => number.toLocaleString('fr-FR')

function shown(value: unknown) {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const expected: Partial<Record<string, string>> = {
  string: 'un texte est attendu',
  number: 'un nombre, en chiffres, est attendu',
  int: 'un nombre entier est attendu',
  boolean: 'true ou false est attendu',
  array: 'une liste est attendue',
  object: 'un groupe de champs est attendu',
}

const formats: Partial<Record<string, string>> = {
  date: 'n’est pas une date qui existe (année-mois-jour)',
  time: 'n’est pas une heure qui existe (09:00 par exemple)',
  email: 'n’est pas une adresse e-mail',
}
