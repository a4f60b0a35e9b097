import { kinds, type Facts, type KindName } from './kinds.ts'
import { textAt } from './record.ts'
import { error, type Path, type Remark } from './rule.ts'

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
export function* repetitions(facts: Facts): Generator<Remark> {
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
