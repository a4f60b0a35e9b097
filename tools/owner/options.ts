/** What nobody can mean: its sentence is printed, and the command ends with code 2. */
export class UsageError extends Error {}

export type DueOptions = {
  /** The agenda's file to write. */
  readonly ics: string | null
  /** Days ahead within which something due makes the command fail. */
  readonly failWithin: number | null
}

export const dueUsage = [
  'npm run due [-- --ics FICHIER.ics] [--fail-within JOURS]',
  '',
  '  --ics FICHIER.ics    écrit les échéances dans un fichier à ouvrir avec un agenda',
  '  --fail-within JOURS  finit par le code 1 si une date est passée ou vient sous tant de jours',
].join('\n')

const values = { '--ics': 'un nom de fichier', '--fail-within': 'un nombre de jours' }

/**
 * Reads the parameters of `npm run due`; null when help is asked for.
 * @throws UsageError, one French sentence
 */
export function readDueOptions(parameters: readonly string[]): DueOptions | null {
  if (parameters.includes('--help') || parameters.includes('-h')) return null
  const given = new Map<string, string>()
  const rest = parameters.flatMap(splitAtEquals)
  while (rest.length > 0) {
    const name = rest.shift() ?? ''
    if (!isName(name))
      throw new UsageError(
        `« ${name} » n’est pas un paramètre de npm run due : ${Object.keys(values).join(' et ')} le sont.`,
      )
    if (given.has(name)) throw new UsageError(`« ${name} » est donné deux fois.`)
    const value = rest.shift()
    if (value === undefined || value === '' || value.startsWith('--'))
      throw new UsageError(`« ${name} » attend ${values[name]}.`)
    given.set(name, value)
  }
  return {
    ics: readFileName(given.get('--ics')),
    failWithin: readDays(given.get('--fail-within')),
  }
}

function splitAtEquals(parameter: string) {
  const at = parameter.startsWith('--') ? parameter.indexOf('=') : -1
  return at === -1 ? [parameter] : [parameter.slice(0, at), parameter.slice(at + 1)]
}

function isName(name: string): name is keyof typeof values {
  return Object.hasOwn(values, name)
}

/** Another ending could be a file of the site. */
function readFileName(text: string | undefined) {
  if (text === undefined || text.endsWith('.ics')) return text ?? null
  throw new UsageError(
    `« ${text} » ne finit pas par .ics : donnez par exemple echeances.ics.`,
  )
}

function readDays(text: string | undefined) {
  if (text === undefined) return null
  const days = Number(text)
  if (/^\d+$/.test(text) && days <= longest) return days
  throw new UsageError(
    `« ${text} » n’est pas un nombre entier de jours, de 0 à ${longest}.`,
  )
}

/** Ten years: no date of the facts is further away. */
const longest = 3650

/** @throws UsageError when a command that takes none is given a parameter */
export function refuseParameters(command: string, parameters: readonly string[]) {
  const [first] = parameters
  if (first !== undefined)
    throw new UsageError(`« ${first} » est de trop : ${command} ne prend aucun paramètre.`)
}
