/** `npm run adopt` replaces the main values of the sample's identity and brand with those of an organisation. */
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
import { type Json, normalizeText, withValueAt } from '#tools/editor/form.ts'
import { runOwnerCommand, UsageError } from './owner-command.ts'

type Field = readonly [kind: string, ...place: string[]]

/** The paths of the fields that the command asks for, in order. */
const fields: readonly Field[] = [
  ['identity', 'name'],
  ['identity', 'wordmark'],
  ['brand', 'color'],
  ['brand', 'slogan'],
  ['identity', 'siret'],
  ['identity', 'trainingNumber'],
  ['identity', 'address', 'street'],
  ['identity', 'address', 'postcode'],
  ['identity', 'address', 'city'],
  ['identity', 'phone'],
  ['identity', 'email'],
  ['identity', 'url'],
]

/** Returns the facts with an answer in a field and, if the answer is refused, the reason. */
export function takeAnswer(facts: Json, field: Field, answer: string) {
  const text = normalizeText(answer)
  const next = withValueAt(facts, field, text)
  const [kind, ...place] = field
  // Bytes that are not UTF-8 are decoded as U+FFFD, and the ASCII letters of UTF-16 with NUL characters.
  if (/[\0\ufffd]/.test(answer)) {
    const hint = 'Changez l’encodage du fichier ou du terminal.'
    return { next, refusal: `Cette réponse n’est pas enregistrée en UTF-8. ${hint}` }
  }
  if (place[0] === 'wordmark' && /\.(?:svg|png|jpe?g|webp|gif|pdf)$/i.test(text)) {
    const hint = 'Le dessin se joint ensuite dans la fiche « Marque ».'
    return { next, refusal: `Écrivez le nom en lettres. ${hint}` }
  }
  const issues = validateFacts(next, buildDay, environment)
  const issue = issues.find(
    (each) => each.kind === kind && each.path.join() === place.join(),
  )
  return { next, refusal: issue?.short }
}

/**
 * Removes the sample's logo and icon, so that the site displays the name and its initial instead. A logo or an
 * icon of the organisation is kept.
 */
export function withoutSampleLogo(facts: Json) {
  const brand = valueAt(facts, 'brand')
  const sampleBrand = valueAt(environment.sampleFacts, 'brand')
  return ['logo', 'icon']
    .filter((field) => valueAt(brand, field) === valueAt(sampleBrand, field))
    .reduce((next, field) => withValueAt(next, ['brand', field], null), facts)
}

async function askAnswers(facts: Json) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // The iterator keeps lines that arrive before their question, for example if they are pasted together.
  const lines = terminal[Symbol.asyncIterator]()
  let answered = facts
  for (const field of fields) {
    const title = titlesOf(field).slice(1).join(' › ')
    // Readline redraws the prompt after a correction. `terminal.prompt()` throws if the input has ended.
    terminal.setPrompt(`${title} : `)
    for (;;) {
      process.stdout.write(terminal.getPrompt())
      const { done, value } = await lines.next()
      // The terminal closes on Ctrl-C or Ctrl-D.
      if (done && process.stdin.isTTY) process.exit(130)
      if (done) throw new UsageError(`La réponse « ${title} » manque.`)
      const { next, refusal } = takeAnswer(answered, field, value)
      answered = next
      if (refusal === undefined) break
      // The next line of a file or pipe answers the next question, so the command cannot ask again.
      if (!process.stdin.isTTY) throw new UsageError(`${title} : ${refusal}`)
      console.log(refusal)
    }
  }
  terminal.close()
  return answered
}

function readAllFacts() {
  const { files, unreadable } = readFacts(factsFolder)
  if (unreadable.length > 0) throw new Error(unreadable.join('\n'))
  return files
}

/**
 * Writes the two changed files like the editor does, with a copy of each earlier version. The files are read again,
 * because the editor may have saved other changes while the questions were answered.
 */
async function writeAnswers(answered: Json) {
  for (const kind of ['identity', 'brand'] as const) {
    const before = await readFile(path.join(factsFolder, `${kind}.json`), 'utf8')
    const facts = fields.reduce<Json>(
      (next, field) =>
        withValueAt(next, field, String(field.reduce<unknown>(valueAt, answered))),
      readAllFacts(),
    )
    const next = z.json().parse(valueAt(withoutSampleLogo(facts), kind))
    if (!(await writeFactFile(kind, before, next)))
      throw new UsageError(
        `Le fichier « ${kind}.json » vient de changer. Relancez la commande.`,
      )
  }
}

if (import.meta.main)
  await runOwnerCommand(async () => {
    if (process.argv.length > 2)
      throw new UsageError(
        `npm run adopt ne prend aucun paramètre : il pose ${fields.length} questions, ou lit une réponse par ligne (npm run adopt < reponses.txt).`,
      )
    const facts = await askAnswers(readAllFacts())
    await writeAnswers(facts)
    console.log(
      [
        `« ${String(valueAt(valueAt(facts, 'identity'), 'name'))} » est inscrit. Les faits d’avant sont dans ${path.join(path.relative('', factsFolder), '.history')}`,
        'Ce que vous ne proposez pas (apprentissage, POEI, formations obligatoires) se décoche dans « Identité ».',
        'Ensuite : npm start montre le site, npm run edit ouvre les fiches, npm run due liste ce qui reste de l’exemple.',
        'Les étapes, dans l’ordre : docs/adopting.md',
      ].join('\n'),
    )
    return 0
  })
