import { parseArgs } from 'node:util'

/** What nobody can mean: its sentence is printed, and the command ends with code 2. */
export class UsageError extends Error {}

export type DueOptions = {
  /** The agenda's file to write. */
  readonly ics: string | null
  /** Days ahead within which something due makes the command fail. */
  readonly failWithin: number | null
}

const form = 'npm run due [-- --ics FICHIER.ics] [--fail-within JOURS]'

export const dueUsage = [
  form,
  '',
  '  --ics FICHIER.ics    écrit les échéances dans un fichier à ouvrir avec un agenda',
  '  --fail-within JOURS  finit par le code 1 si une date est passée ou vient sous tant de jours',
].join('\n')

/** Ten years: no date of the facts is further away. */
const longest = 3650

/**
 * Reads the parameters of `npm run due`; null when help is asked for.
 * @throws UsageError, one French sentence
 */
export function readDueOptions(parameters: readonly string[]): DueOptions | null {
  const { help, ics = null, 'fail-within': days = null } = parse(parameters)
  if (help) return null
  // Another ending could be a file of the site.
  if (ics !== null && !ics.endsWith('.ics'))
    throw new UsageError(
      `« ${ics} » ne finit pas par .ics : donnez par exemple echeances.ics.`,
    )
  if (days !== null && (!/^\d+$/.test(days) || Number(days) > longest))
    throw new UsageError(
      `« ${days} » n’est pas un nombre entier de jours, de 0 à ${longest}.`,
    )
  return { ics, failWithin: days === null ? null : Number(days) }
}

function parse(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      options: {
        ics: { type: 'string' },
        'fail-within': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch {
    throw new UsageError(`« ${parameters.join(' ')} » ne veut rien dire ici : ${form}`)
  }
}

/** @throws UsageError when a command that takes none is given a parameter */
export function refuseParameters(command: string, parameters: readonly string[]) {
  const [first] = parameters
  if (first !== undefined)
    throw new UsageError(`« ${first} » est de trop : ${command} ne prend aucun paramètre.`)
}
