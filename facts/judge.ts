import { soon } from './deadlines.ts'
import {
  factsSchema,
  isKindName,
  kindNames,
  kinds,
  type Facts,
  type KindName,
} from './kinds.ts'
import { textAt, valueAt } from './record.ts'
import { repetitions } from './repeated.ts'
import {
  error,
  type Around,
  type Judgement,
  type Level,
  type Remark,
  type Rule,
  type Surroundings,
} from './rule.ts'
import { rules } from './rules.ts'
import { placeOf, sentenceOf } from './sentence.ts'
import { punctuate } from './typeset.ts'

/**
 * Judges all facts on a day, in the order of `kinds`: each sentence names the record and the
 * field. Of facts that hold a value which the schema refuses, its refusals are all that is said.
 * @param files what the files hold, by the names of the kinds
 * @param day an ISO date: that of the build
 * @param horizon how many days ahead something is due
 */
export function judge(
  files: unknown,
  day: string,
  surroundings: Surroundings,
  horizon = soon,
): Judgement[] {
  const read = factsSchema.safeParse(files)
  const remarks = read.success
    ? remarksOn({ ...surroundings, day, horizon, facts: read.data })
    : read.error.issues.map(({ path, message }) => error(path, message))
  return remarks.map((remark) => judgementOf(remark, files)).toSorted(byKind)
}

function remarksOn(around: Around): Remark[] {
  return [
    ...kindNames.flatMap((kind) => remarksOnKind(kind, around)),
    ...repetitions(around.facts),
  ]
}

function remarksOnKind<Kind extends KindName>(kind: Kind, around: Around): Remark[] {
  const rule: Rule<Facts[Kind]> = rules[kind] ?? (() => [])
  return [...rule(around.facts[kind], around)].map((remark) => ({
    ...remark,
    path: [kind, ...remark.path],
  }))
}

const usualActions: Partial<Record<Level, string>> = {
  error: 'Corrigez ce champ.',
  remark: 'Relisez ce champ.',
}

function judgementOf({ action, level, path, text, ...rest }: Remark, files: unknown) {
  const place = placeOf(files, path)
  return {
    ...rest,
    ...whereIs(path, files),
    ...place,
    level,
    stops: rest.stops ?? level === 'error',
    text: sentenceOf(place, text),
    action: punctuate(action ?? usualActions[level] ?? ''),
  }
}

/** The record of a path, and the field below it. */
function whereIs([name, ...below]: readonly PropertyKey[], files: unknown) {
  // A field of no file at all is told as the first one's.
  const kind = isKindName(name) ? name : 'identity'
  const definition = kinds[kind]
  const [index, ...field] = below
  return definition.isList && typeof index === 'number'
    ? {
        kind,
        id: textAt(valueAt(valueAt(files, kind), index), definition.key),
        index,
        path: field,
      }
    : { kind, id: null, index: null, path: below }
}

function byKind(one: Judgement, other: Judgement) {
  return kindNames.indexOf(one.kind) - kindNames.indexOf(other.kind)
}
