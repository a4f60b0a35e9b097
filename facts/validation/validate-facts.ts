import { dueWindowDays } from '#facts/format/days.ts'
import { fieldIssues, titlesOf } from './field-rules.ts'
import {
  factsSchema,
  factFileNames,
  factFiles,
  type Facts,
  type FactFileName,
} from '#facts/schema/fact-files.ts'
import { filesLeftOut, fundingOffered, pagesLeftOut } from '#facts/schema/optional-pages.ts'
import { textAt, textsIn, valueAt } from '#facts/schema/record.ts'
import {
  error,
  restoreAction,
  type Context,
  type RecordIssue,
  type Issue,
  type Rule,
  type Environment,
  type Path,
} from './issue.ts'
import { missingRecords, rules, textRule } from './rules.ts'
import { punctuate } from '#facts/format/typeset.ts'

/**
 * Validates all facts and returns their issues in the order of files and records. If the schema rejects
 * the input, only schema errors are returned.
 * @param files the contents of the files, by name
 * @param day the ISO date of the build
 * @param windowDays the number of days before a date during which it counts as due
 */
export function validateFacts(
  files: unknown,
  day: string,
  environment: Environment,
  windowDays = dueWindowDays,
): RecordIssue[] {
  const read = factsSchema.safeParse(files)
  const issues = read.success
    ? issuesOf({ ...environment, day, windowDays, facts: read.data })
    : read.error.issues.map(({ code, message, path }) =>
        error(path, message, path.length === 1 ? remedyFor(code, path[0]) : undefined),
      )
  const isRealOrganisation = read.success && !read.data.identity.sample
  return issues
    .map((issue) => {
      const stops = isRealOrganisation && issue.level === 'sample'
      return toRecordIssue(stops ? { ...issue, stops } : issue, files)
    })
    .toSorted(byFileAndRecord)
}

/** Returns the remedy for a file that is not valid as a whole. `too_small` means that a list is empty. */
const remedyFor = (code: string, kind: PropertyKey | undefined) =>
  code === 'too_small' ? 'Ajoutez une fiche.' : restoreAction(kind)

function issuesOf(context: Context): Issue[] {
  const isUsed = usageIn(context.facts)
  return [
    ...factFileNames.flatMap((kind) => fileIssues(kind, context)),
    ...fieldIssues(context),
    ...missingRecords(context),
  ].filter(({ level, path }) => level === 'error' || isUsed(path))
}

/**
 * Returns a function that checks whether the site uses the record at a path. The site ignores the files of a
 * page that is left out, and the claims to which only these files, the page or its funding tracks refer.
 */
function usageIn({ claims, ...others }: Facts) {
  const leftOut = pagesLeftOut(others)
  const files: readonly PropertyKey[] = filesLeftOut(others)
  const { funding, ...records } = others
  const used = [
    ...Object.entries(records).filter(([name]) => !files.includes(name)),
    ...Object.values(funding).map((space) => fundingOffered(space, leftOut)),
  ]
  const textsOf = (data: unknown) => new Set(Array.from(textsIn(data), ([, text]) => text))
  const usedTexts = textsOf(used)
  const allTexts = textsOf([leftOut, others])
  return ([kind, index]: Path) => {
    if (kind !== 'claims') return kind === undefined || !files.includes(kind)
    const id = claims[Number(index)]?.id
    return id === undefined || usedTexts.has(id) || !allTexts.has(id)
  }
}

function fileIssues<Kind extends FactFileName>(kind: Kind, context: Context): Issue[] {
  const rule: Rule<Facts[Kind]> = rules[kind] ?? textRule
  return [...rule(context.facts[kind], context)].map((issue) => ({
    ...issue,
    path: [kind, ...issue.path],
  }))
}

export function toRecordIssue(
  { action, level, path, text, ...rest }: Issue,
  files: unknown,
) {
  const { titles, ...place } = locate(files, path)
  const record = punctuate(place.record)
  const sentence = `${text}.`
  const field = punctuate(titles.join(' › '))
  return {
    ...rest,
    ...place,
    record,
    field,
    level,
    stops: rest.stops ?? level === 'error',
    text: punctuate(`${record}${field === '' ? '' : `, champ « ${field} »`} : ${sentence}`),
    short: punctuate(sentence.charAt(0).toUpperCase() + sentence.slice(1)),
    action: punctuate(action),
  }
}

/** Returns the position and the name of the record at a path, and the titles of the fields below it. */
function locate(files: unknown, path: Path) {
  const [name, index] = path
  // An issue that belongs to no file is assigned to `identity`.
  const kind = factFileNames.find((each) => each === name) ?? 'identity'
  const definition = factFiles[kind]
  const isInList = definition.isList && typeof index === 'number'
  const depth = isInList ? 2 : 1
  const below = { kind, path: path.slice(depth), titles: titlesOf(path).slice(depth) }
  if (!isInList) return { ...below, id: null, index: null, record: definition.title }
  const { key, label, noun } = definition
  const fields = valueAt(valueAt(files, kind), index)
  const title = textAt(fields, label)
  const record =
    title.trim() === '' ? `${noun} ${index + 1} de ${kind}.json` : `${noun} « ${title} »`
  return { ...below, id: textAt(fields, key), index, record }
}

function byFileAndRecord(one: RecordIssue, other: RecordIssue) {
  const kind = factFileNames.indexOf(one.kind) - factFileNames.indexOf(other.kind)
  return kind || (one.index ?? 0) - (other.index ?? 0)
}
