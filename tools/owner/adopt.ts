/** `npm run adopt` replaces the main values of the sample's identity and brand with those of an organisation. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { z } from 'zod'
import { titlesOf } from '#facts/validation/field-rules.ts'
import { validateFacts } from '#facts/validation/validate-facts.ts'
import { textAt, valueAt } from '#facts/schema/record.ts'
import { environment, readFacts } from '#src/checks/fact-files.ts'
import { factsFolder } from '#src/checks/facts-folder.ts'
import { buildDay } from '#src/content/build-day.ts'
import { writeFactFile } from '#tools/editor/fact-store.ts'
import { normalizeText } from '#tools/editor/form.ts'
import { runOwnerCommand, UsageError } from './owner-command.ts'

/** The path of the field that each answer replaces, by the name of the answer. */
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
const titleOf = (field: readonly string[]) => titlesOf(field).slice(1).join(' › ')
const help = [
  'npm run adopt pose les questions ; npm run adopt -- reponses.json lit les réponses, en JSON :',
  ...Object.entries(fields).map(([name, field]) => `  "${name}" : ${titleOf(field)}`),
].join('\n')

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

type Answers = readonly (readonly [name: string, answer: unknown])[]

const withAnswers = (facts: unknown, answers: Answers) =>
  answers.reduce(
    (next, [name, answer]) => withAnswer(next, fields[name] ?? [], answer),
    facts,
  )

/** Returns a sentence for each invalid answer. Rechecks the others, because schema errors hide other issues. */
function refusalsOf(facts: unknown, answers: Answers): readonly string[] {
  const places = new Map(answers.map(([name]) => [fields[name]?.join(), name]))
  const issues = validateFacts(withAnswers(facts, answers), buildDay, environment)
  const found = new Map(
    issues.flatMap(({ kind, path: place, field, short }) => {
      const name = places.get([kind, ...place].join())
      return name === undefined ? [] : [[name, `${field} (« ${name} ») : ${short}`]]
    }),
  )
  if (found.size === 0) return []
  const others = answers.filter(([name]) => !found.has(name))
  return [...found.values(), ...refusalsOf(facts, others)]
}

/**
 * Returns the facts with all answers. The sample's logo and icon are removed, so that the site displays
 * the name and its initial instead. A logo or an icon of the organisation is kept.
 * @throws UsageError with all missing, unknown and invalid answers
 */
export function adoptFacts(facts: unknown, given: unknown): unknown {
  const all = Object.entries(Object(given))
  const answers = all
    .filter(([name]) => names.includes(name))
    .map(([name, answer]): Answers[number] => [
      name,
      typeof answer === 'string' ? normalizeText(answer) : answer,
    ])
  const unknown = all.filter(([name]) => !names.includes(name))
  const missing = names.filter((name) => valueAt(given, name) === undefined)
  const refusals = [
    ...unknown.map(([name]) => `« ${name} » n’est pas demandé.`),
    ...missing.map((name) => `La réponse « ${name} » manque.`),
    ...refusalsOf(facts, answers),
  ]
  if (/\.\w{3,4}$/.test(textAt(given, 'logo')))
    refusals.push(
      'Nom du logo (« logo ») : Écrivez le nom en lettres. Le dessin se joint ensuite dans la fiche « Marque ».',
    )
  if (refusals.length > 0) throw new UsageError([...refusals, help].join('\n'))
  const sampleBrand = valueAt(environment.sampleFacts, 'brand')
  const brand = valueAt(facts, 'brand')
  return ['logo', 'icon']
    .filter((field) => valueAt(brand, field) === valueAt(sampleBrand, field))
    .reduce(
      (next, field) => withAnswer(next, ['brand', field], null),
      withAnswers(facts, answers),
    )
}

async function askAnswers(facts: unknown) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // The iterator keeps lines that arrive before their question, for example if they are pasted together.
  const lines = terminal[Symbol.asyncIterator]()
  const answers: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    const question = `${titleOf(field)} : `
    // Readline redraws the prompt after a correction. `terminal.prompt()` throws if the input has ended.
    terminal.setPrompt(question)
    for (;;) {
      process.stdout.write(question)
      const { done, value } = await lines.next()
      // The terminal closes on Ctrl-C or Ctrl-D.
      if (done && process.stdin.isTTY) process.exit(130)
      if (done) throw new UsageError(`La réponse « ${name} » manque.\n${help}`)
      const answer = normalizeText(value)
      const [refusal] = refusalsOf(facts, [[name, answer]])
      answers[name] = answer
      if (refusal === undefined) break
      console.log(refusal)
    }
  }
  terminal.close()
  return answers
}

async function readAnswers(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`Le fichier « ${file} » ne peut pas être lu.`)
  })
  try {
    // Some programs write a byte order mark at the start of a file.
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    throw new UsageError(`Le fichier « ${file} » n’est pas du JSON.`)
  }
}

/** Writes the two changed files like the editor does, with a copy of each earlier version. */
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
    if (file === '--help') {
      console.log(help)
      return 0
    }
    const { files, unreadable } = readFacts(factsFolder)
    if (unreadable.length > 0) throw new Error(unreadable.join('\n'))
    const answers = file === undefined ? await askAnswers(files) : await readAnswers(file)
    await writeFacts(adoptFacts(files, answers))
    console.log(
      [
        `« ${String(valueAt(answers, 'nom'))} » est inscrit. Les faits d’avant sont dans ${path.join(path.relative('', factsFolder), '.history')}`,
        'Ce que vous ne proposez pas (apprentissage, POEI, formations obligatoires) se décoche dans « Identité ».',
        'Ensuite : npm start montre le site, npm run edit ouvre les fiches, npm run due liste ce qui reste de l’exemple.',
        'L’ordre du travail : docs/adopting.md',
      ].join('\n'),
    )
    return 0
  })
