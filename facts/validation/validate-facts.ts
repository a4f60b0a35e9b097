import { dueWindowDays } from '#facts/format/days.ts'
import { fieldIssues, titlesOf } from './field-rules.ts'
import {
  factsSchema,
  factFileNames,
  factFiles,
  type Facts,
  type FactFileName,
} from '#facts/schema/fact-files.ts'
import { textAt, valueAt } from '#facts/schema/record.ts'
import {
  error,
  type Context,
  type RecordIssue,
  type Issue,
  type Rule,
  type Environment,
  type Path,
} from './issue.ts'
import { rules } from './rules.ts'
import { punctuate } from '#facts/format/typeset.ts'

/**
 * Judges all facts on a day, in the order of `kinds`: each sentence names the record and the
 * field. Of facts that hold a value which the schema refuses, its refusals are all that is said.
 * @param files what the files hold, by the names of the kinds
 * @param day an ISO date: that of the build
 * @param horizon how many days ahead something is due
 */
export function validateFacts(
  files: unknown,
  day: string,
  environment: Environment,
  horizon = dueWindowDays,
): RecordIssue[] {
  const read = factsSchema.safeParse(files)
  const issues = read.success
    ? issuesOn({ ...environment, day, horizon, facts: read.data })
    : read.error.issues.map(({ path, message }) => error(path, message))
  return issues.map((issue) => recordIssueOf(issue, files)).toSorted(inOrder)
}

function issuesOn(context: Context): Issue[] {
  return [...factFileNames.flatMap((kind) => ruled(kind, context)), ...fieldIssues(context)]
}

function ruled<Kind extends FactFileName>(kind: Kind, context: Context): Issue[] {
  const rule: Rule<Facts[Kind]> = rules[kind] ?? (() => [])
  return [...rule(context.facts[kind], context)].map((issue) => ({
    ...issue,
    path: [kind, ...issue.path],
  }))
}

function recordIssueOf({ action, level, path, text, ...rest }: Issue, files: unknown) {
  const { titles, ...place } = placeOf(files, path)
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

/** The record of a path and the titles of the fields below it, both in the owner's words. */
function placeOf(files: unknown, path: Path) {
  const [name, index] = path
  // A field of no file at all is told as the first one's.
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

/** In the order of the files and of their records. */
function inOrder(one: RecordIssue, other: RecordIssue) {
  const kind = factFileNames.indexOf(one.kind) - factFileNames.indexOf(other.kind)
  return kind || (one.index ?? 0) - (other.index ?? 0)
}
