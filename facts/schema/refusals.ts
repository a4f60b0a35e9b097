import { z } from 'zod'

/** Configures French error messages for the schema, because zod's own messages use technical terms. */
z.config({
  ...z.locales.fr(),
  customError: (issue) =>
    issue.input === undefined ? 'à remplir' : (wrongValue(issue) ?? wrongAmount(issue)),
})

type Issue = z.core.$ZodRawIssue

function wrongValue(issue: Issue) {
  if (issue.code === 'invalid_type') return expected[issue.expected]
  if (issue.code === 'invalid_value' && issue.values.length === 1)
    return `ce texte est fixe : « ${displayed(issue.values[0])} »`
  if (issue.code === 'invalid_value')
    return `« ${displayed(issue.input)} » n’est pas l’un des choix (${issue.values.join(', ')})`
  if (issue.code === 'invalid_union') return 'le type ne fait pas partie des choix'
  if (issue.code === 'invalid_format')
    return `« ${displayed(issue.input)} » ${formats[issue.format] ?? 'n’a pas la forme attendue'}`
  if (issue.code === 'unrecognized_keys')
    return issue.keys.length === 1
      ? `le champ « ${issue.keys.join()} » n’existe pas`
      : `les champs « ${issue.keys.join(' », « ')} » n’existent pas`
  return undefined
}

function wrongAmount(issue: Issue) {
  if (issue.code === 'not_multiple_of')
    return `un multiple de ${inFrench(issue.divisor)} est attendu`
  if (issue.code === 'too_small')
    return issue.origin === 'string'
      ? 'à remplir'
      : `${needPrefix(issue.origin)}${inFrench(issue.minimum)} au moins`
  if (issue.code === 'too_big')
    return `${needPrefix(issue.origin)}${inFrench(issue.maximum)}${issue.origin === 'string' ? ' caractères' : ''} au plus`
  return undefined
}

const needPrefix = (origin: string) => (origin === 'array' ? 'il en faut ' : '')
const inFrench = (number: number | bigint) => number.toLocaleString('fr-FR')

function displayed(value: unknown) {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const expected: Partial<Record<string, string>> = {
  string: 'un texte est attendu',
  number: 'un nombre, en chiffres, est attendu',
  int: 'un nombre entier est attendu',
  boolean: 'true (oui) ou false (non) est attendu',
  array: 'une liste est attendue',
  object: 'ses champs manquent',
}

const formats: Partial<Record<string, string>> = {
  date: 'n’est pas une date qui existe (année-mois-jour)',
  time: 'n’est pas une heure qui existe (09:00 par exemple)',
  email: 'n’est pas une adresse e-mail',
}
