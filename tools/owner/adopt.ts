/** `npm run adopt` replaces the sample's identity and brand by those of an organisation. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { z } from 'zod'
import { titlesOf } from '#facts/validation/field-rules.ts'
import { validateFacts } from '#facts/validation/validate-facts.ts'
import { valueAt } from '#facts/schema/record.ts'
import { environment, readFacts } from '#src/checks/fact-files.ts'
import { factsFolder } from '#src/checks/facts-folder.ts'
import { buildDay } from '#src/content/build-day.ts'
import { writeFactFile } from '#tools/editor/fact-store.ts'
import { runOwnerCommand, UsageError } from './owner-command.ts'

/** The fields to fill in, by their names in a file of answers. */
const fields: Readonly<Record<string, readonly string[]>> = {
  nom: ['identity', 'name'],
  logo: ['identity', 'wordmark'],
  couleur: ['brand', 'color'],
  slogan: ['brand', 'slogan'],
  siret: ['identity', 'siret'],
  declaration: ['identity', 'trainingNumber'],
  voie: ['identity', 'address', 'street'],
  codePostal: ['identity', 'address', 'postcode'],
  ville: ['identity', 'address', 'city'],
  telephone: ['identity', 'phone'],
  email: ['identity', 'email'],
  site: ['identity', 'url'],
}
const names = Object.keys(fields)

/** Returns a copy of the facts with one answer. */
function withAnswer(
  value: unknown,
  [key, ...rest]: readonly string[],
  answer: unknown,
): unknown {
  if (key === undefined) return answer
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const inner = withAnswer(valueAt(value, key), rest, answer)
  return Object.fromEntries([...entries, [key, inner]])
}

/** Returns a sentence for the first of the fields with an unacceptable value. */
function refusalOf(facts: unknown, ...asked: readonly string[]) {
  const places = new Map(asked.map((name) => [fields[name]?.join(), name]))
  const issues = validateFacts(facts, buildDay, environment)
  for (const { kind, path: place, field, short } of issues) {
    const name = places.get([kind, ...place].join())
    if (name !== undefined) return `${field} (« ${name} ») : ${short}`
  }
  return undefined
}

/**
 * Returns the facts with all answers. Without the sample's logo and icon, the site uses the letters
 * of the name.
 * @throws UsageError with the first missing, unknown or refused answer
 */
export function adoptFacts(facts: unknown, answers: unknown): unknown {
  const given = typeof answers === 'object' && answers !== null ? Object.keys(answers) : []
  const unknown = given.find((name) => !names.includes(name))
  const missing = names.find((name) => !given.includes(name))
  if (unknown !== undefined)
    throw new UsageError(
      `« ${unknown} » n’est pas demandé. Les réponses : ${names.join(', ')}.`,
    )
  if (missing !== undefined) throw new UsageError(`La réponse « ${missing} » manque.`)
  const answered = Object.entries(fields).reduce(
    (next, [name, field]) => withAnswer(next, field, valueAt(answers, name)),
    facts,
  )
  const refusal = refusalOf(answered, ...names)
  if (refusal !== undefined) throw new UsageError(refusal)
  return ['logo', 'icon'].reduce(
    (next, field) => withAnswer(next, ['brand', field], null),
    answered,
  )
}

/** Asks for each answer until it is acceptable. */
async function askAnswers(facts: unknown) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const leave = () => process.exit(130)
  terminal.on('close', leave)
  const answers: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    const title = titlesOf(field).slice(1).join(' › ')
    for (;;) {
      const answer = (await terminal.question(`${title} : `)).trim()
      const refusal = refusalOf(withAnswer(facts, field, answer), name)
      answers[name] = answer
      if (refusal === undefined) break
      console.log(refusal)
    }
  }
  terminal.off('close', leave).close()
  return answers
}

async function readAnswers(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`Le fichier « ${file} » ne peut pas être lu.`)
  })
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`Le fichier « ${file} » n’est pas du JSON.`)
  }
}

/** Writes the files that change, as the editor does. */
async function writeFacts(facts: unknown) {
  for (const kind of ['identity', 'brand'] as const) {
    const before = await readFile(path.join(factsFolder, `${kind}.json`), 'utf8')
    if (!(await writeFactFile(kind, before, z.json().parse(valueAt(facts, kind)))))
      throw new UsageError(
        `Le fichier « ${kind}.json » vient de changer. Relancez la commande.`,
      )
  }
}

if (import.meta.main)
  await runOwnerCommand(async () => {
    const [, , file] = process.argv
    const { files, unreadable } = readFacts(factsFolder)
    if (unreadable.length > 0) throw new Error(unreadable.join('\n'))
    const answers = file === undefined ? await askAnswers(files) : await readAnswers(file)
    await writeFacts(adoptFacts(files, answers))
    console.log(
      [
        `« ${String(valueAt(answers, 'nom'))} » est inscrit. Les faits d’avant sont dans ${path.join(path.relative('', factsFolder), '.history')}`,
        'Ensuite : npm start montre le site, npm run edit ouvre les fiches, npm run due liste ce qui reste de l’exemple.',
        'L’ordre du travail : docs/adopting.md',
      ].join('\n'),
    )
    return 0
  })
