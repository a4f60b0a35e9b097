import { soon } from './days.ts'
import {
  factsSchema,
  isKindName,
  kindNames,
  kinds,
  type Facts,
  type KindName,
} from './kinds.ts'
import { textAt, valueAt } from './record.ts'
import {
  error,
  type Around,
  type Judgement,
  type Level,
  type Remark,
  type Rule,
  type Surroundings,
  type Path,
} from './rule.ts'
import { rules } from './rules.ts'
import { punctuate } from './typeset.ts'
import { z } from 'zod'

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
  const { titles, ...place } = placeOf(files, path)
  const record = punctuate(place.record)
  const field = punctuate(titles.join(' › '))
  return {
    ...rest,
    ...place,
    record,
    field,
    level,
    stops: rest.stops ?? level === 'error',
    text: punctuate(`${record}${field === '' ? '' : `, champ « ${field} »`} : ${text}.`),
    action: punctuate(action ?? usualActions[level] ?? ''),
  }
}

/** The record of a path and the field below it, both in the owner's words, too. */
function placeOf(files: unknown, path: Path) {
  const [name, index, ...field] = path
  // A field of no file at all is told as the first one's.
  const kind = isKindName(name) ? name : 'identity'
  const definition = kinds[kind]
  const titles = titlesOf(path)
  if (!definition.isList || typeof index !== 'number') {
    const isOne = isKindName(name) && !definition.isList
    const record = isOne ? definition.title : `Fichier ${String(name)}.json`
    return {
      kind,
      id: null,
      index: null,
      path: path.slice(1),
      record,
      titles: titles.slice(1),
    }
  }
  const fields = valueAt(valueAt(files, kind), index)
  const label = textAt(fields, definition.label)
  return {
    kind,
    id: textAt(fields, definition.key),
    index,
    path: field,
    record:
      label.trim() === ''
        ? `${definition.noun} ${index + 1} de ${kind}.json`
        : `${definition.noun} « ${label} »`,
    titles: titles.slice(2),
  }
}

function byKind(one: Judgement, other: Judgement) {
  return kindNames.indexOf(one.kind) - kindNames.indexOf(other.kind)
}

const courses = ['courses', 'mandatory-trainings', 'individual-trainings'] as const

/** Fields whose value no two records of these files share. */
const fields: readonly (readonly [readonly KindName[], string])[] = [
  [courses, 'anchor'],
  [['processors'], 'id'],
  [['claims'], 'id'],
  [['claims'], 'title'],
  [['claims'], 'anchor'],
  [['figures'], 'id'],
  [['company-questions'], 'id'],
  [['individual-questions'], 'id'],
]

/** Values that an earlier record holds already. */
function* repetitions(facts: Facts): Generator<Remark> {
  for (const [names, field] of fields) yield* repeated(held(facts, names, field))
  yield* repeated(sessions(facts))
}

/** A value, where it stands, and the name of its record. */
type Held = Generator<readonly [Path, value: string, owner: string]>

function* held(facts: Facts, names: readonly KindName[], field: string): Held {
  for (const name of names) {
    const kind = kinds[name]
    if (!kind.isList) continue
    for (const [index, record] of [facts[name]].flat().entries())
      yield [[name, index, field], textAt(record, field), textAt(record, kind.label)]
  }
}

function* sessions(facts: Facts): Held {
  for (const kind of courses)
    for (const [index, course] of facts[kind].entries())
      for (const [at, { id }] of course.sessions.entries())
        yield [[kind, index, 'sessions', at, 'id'], id, course.title]
}

function* repeated(values: Held): Generator<Remark> {
  const owners = new Map<string, string>()
  for (const [path, value, owner] of values) {
    const first = owners.get(value)
    if (first !== undefined)
      yield error(path, `« ${value} » est déjà celui de la fiche « ${first} »`)
    owners.set(value, first ?? owner)
  }
}

/** « Sessions », « 2 », « Fin »: the French titles of the fields that a path goes through, lists counted from 1. */
function titlesOf(path: Path): string[] {
  let field: Field = factsSchema
  return path.map((key) => {
    field = fieldBelow(field, key)
    return typeof key === 'number' ? String(key + 1) : (titleOf(field) ?? String(key))
  })
}

type Field = z.core.$ZodType | undefined

function titleOf(field: Field): string | undefined {
  if (field === undefined) return undefined
  const title = z.globalRegistry.get(field)?.title
  return title ?? (field instanceof z.ZodNullable ? titleOf(field.unwrap()) : undefined)
}

function fieldBelow(field: Field, key: PropertyKey): Field {
  if (field instanceof z.ZodNullable) return fieldBelow(field.unwrap(), key)
  if (field instanceof z.ZodArray) return field.element
  if (field instanceof z.ZodObject) return field.shape[String(key)]
  // One of several kinds.
  const choices = field instanceof z.ZodDiscriminatedUnion ? field.options : []
  return choices.map((choice) => fieldBelow(choice, key)).find(Boolean)
}
