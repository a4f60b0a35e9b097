/** `npm run due` lists the facts that need attention, the pages that show them, and the remedies. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { dayInWords, dueWindowDays } from '#facts/format/days.ts'
import { type Facts, factFileNames, factFiles } from '#facts/schema/fact-files.ts'
import { filesLeftOut } from '#facts/schema/optional-pages.ts'
import { textsIn } from '#facts/schema/record.ts'
import type { RecordIssue } from '#facts/validation/issue.ts'
import { sampleLines } from '#src/checks/notices.ts'
import { searchTermsFor } from '#facts/validation/where-shown.ts'
import { buildDay, buildMoment } from '#src/content/build-day.ts'
import { calendarOf, wholeDays } from '#src/document/icalendar.ts'
import { loadSite, runOwnerCommand, UsageError } from './owner-command.ts'

type Item = RecordIssue & { readonly shown: readonly string[] }

/** The number of days that `--fail-within` and the calendar cover at most: ten years. */
const maxDays = 3650

const usage = 'npm run due [-- --ics FICHIER.ics] [--fail-within JOURS]'
const groups = [
  { level: 'error', title: 'À CORRIGER : le site ne peut pas être construit' },
  { level: 'past', title: 'PASSÉ' },
  { level: 'due', title: 'BIENTÔT DÛ' },
  { level: 'remark', title: 'À REGARDER' },
] as const

/**
 * Reads the parameters: the calendar file to write, and a number of days. With the latter, the command exits
 * with code 1 if a fact or a page is wrong, or if a date has passed or is due within these days.
 * @throws UsageError with a French sentence
 */
export function readDueOptions(parameters: readonly string[]) {
  const { ics = null, 'fail-within': days = null } = parseParameters(parameters)
  // A file with another extension could be a file of the site, which must not be overwritten.
  if (ics !== null && !ics.endsWith('.ics'))
    throw new UsageError(
      `« ${ics} » ne finit pas par .ics : donnez par exemple echeances.ics.`,
    )
  if (days !== null && (!/^\d+$/.test(days) || Number(days) > maxDays))
    throw new UsageError(
      `« ${days} » n’est pas un nombre entier de jours, de 0 à ${maxDays}.`,
    )
  return { ics, failWithin: days === null ? null : Number(days) }
}

function parseParameters(parameters: readonly string[]) {
  const text = { type: 'string' } as const
  const options = { ics: text, 'fail-within': text }
  try {
    return parseArgs({ args: [...parameters], options }).values
  } catch {
    throw new UsageError(`« ${parameters.join(' ')} » ne veut rien dire ici : ${usage}`)
  }
}

/** Returns the titles of the fact files that contain long texts of the sample, each with the number of these texts. */
export function findUnchangedTexts(facts: Facts, sampleFacts: unknown): string[] {
  const theirs = new Set([...textsIn(sampleFacts)].map(([, text]) => text))
  const leftOut = filesLeftOut(facts)
  return factFileNames.flatMap((name) => {
    if (leftOut.includes(name)) return []
    const own = /^texts-|-questions$/.test(name) ? [...textsIn(facts[name])] : []
    const same = own.filter(([, text]) => text.length > 40 && theirs.has(text))
    return same.length === 0 ? [] : `${factFiles[name].title} (${same.length})`
  })
}

/**
 * Returns the report for the owner, with the most urgent items first.
 * @param errors the errors of the content, which stop the build like those of the facts
 * @param pages the pages on which a name of the sample is displayed
 * @param texts the files with sentences of the sample
 */
function formatReport(
  items: readonly Item[],
  errors: readonly string[],
  pages: readonly string[],
  texts: readonly string[],
) {
  const sections = groups.flatMap(({ level, title }) => {
    const own = items
      .filter((item) => item.level === level)
      .toSorted((one, other) => (one.date ?? '9999').localeCompare(other.date ?? '9999'))
    const lines = own.map(formatItem)
    if (level === 'error') lines.push(...errors.map((text) => `  • ${text}`))
    return lines.length === 0 ? [] : [`${title} (${lines.length})`, ...lines, '']
  })
  if (sections.length === 0)
    sections.push('Aucune échéance n’approche, aucune date n’est passée.', '')
  const samples = items.filter(({ level }) => level === 'sample')
  if (samples.length > 0)
    sections.push(
      `DONNÉES D’EXEMPLE À REMPLACER (${samples.length}), dans l’ordre conseillé${samples.some(({ stops }) => stops) ? ' : le site ne peut plus être publié' : ''}`,
      ...sampleLines(samples).map((line) => `  ${line}`),
      ...(pages.length === 0 ? [] : [`  Pages qui le nomment : ${pages.join(', ')}`]),
      '',
    )
  if (texts.length > 0)
    sections.push(
      'PHRASES DE L’EXEMPLE, à relire une fois : gardez celles qui sont vraies pour vous',
      `  ${texts.join(', ')}`,
      '',
    )
  return [
    `Ce qu’il vous reste à faire au ${dayInWords(buildDay)}.`,
    '',
    ...sections,
    'Pour changer un fait : npm run edit. Pour mettre ces dates dans votre agenda, ajoutez à cette commande : -- --ics echeances.ics',
  ].join('\n')
}

function formatItem({ action, date, level, shown, stops, text, verified }: Item) {
  const dates = [
    verified && `vérifié le ${dayInWords(verified)}`,
    date && `échéance le ${dayInWords(date)}`,
    stops && level === 'past' && 'le site ne peut plus être publié',
  ].filter(Boolean)
  return [
    `  • ${text}`,
    ...(dates.length === 0 ? [] : [`    Dates : ${dates.join(', ')}.`]),
    `    Affiché sur : ${shown.join(', ') || 'aucune page'}.`,
    `    À faire : ${action}`,
  ].join('\n')
}

/** Returns a calendar of the dated items. Overdue items are dated on the build day. */
export function createDueCalendar(
  { name, url }: { name: string; url: string },
  items: readonly Pick<
    Item,
    'action' | 'date' | 'id' | 'kind' | 'path' | 'shown' | 'text'
  >[],
): string {
  const events = items.flatMap(({ action, date, id, kind, path: field, shown, text }) => {
    if (date === undefined) return []
    const isPast = date < buildDay
    const day = isPast ? buildDay : date
    return {
      // The id is stable, so that a calendar program replaces an older version of the event.
      uid: `${[kind, id ?? '', ...field].join('-')}@${new URL(url).hostname}`,
      revised: buildMoment,
      times: wholeDays(day, day),
      summary: text,
      description: [action, ...shown].join('\n'),
      ...(!isPast && { remind: 30 }),
    }
  })
  return calendarOf(`${name}//Dates`, events)
}

if (import.meta.main)
  await runOwnerCommand(async () => {
    const { failWithin, ics } = readDueOptions(process.argv.slice(2))
    if (ics !== null && !existsSync(path.dirname(path.resolve(ics))))
      throw new UsageError(`« ${path.dirname(ics)} » n’est pas un dossier.`)
    const site = await loadSite()
    const { facts, find, organisation, sampleFacts, sampleNames, validate } = site
    const contentErrors = await site.findContentErrors()
    const itemsWithin = (days: number) =>
      validate(days).map((each) => ({ ...each, shown: find(searchTermsFor(facts, each)) }))
    const texts = organisation.sample ? [] : findUnchangedTexts(facts, sampleFacts)
    const items = itemsWithin(Math.max(dueWindowDays, failWithin ?? 0))
    console.log(formatReport(items, contentErrors, find(sampleNames), texts))
    if (ics !== null) {
      const dated = itemsWithin(maxDays).filter(({ date }) => date !== undefined)
      await writeFile(ics, createDueCalendar(organisation, dated))
      console.log(`\n${ics} : ${dated.length} échéances.`)
    }
    if (failWithin === null) return 0
    // An error counts as due, because invalid facts have no reliable dates.
    const isDue = validate(failWithin).some(
      ({ date, level }) => date !== undefined || level === 'error',
    )
    return isDue || contentErrors.length > 0 ? 1 : 0
  })
