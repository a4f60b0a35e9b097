import { kinds, type Facts, type KindName } from './kinds.ts'
import { textAt } from './record.ts'
import type { Remark } from './rule.ts'

/** A value, where it stands, and the name of its record. */
type Held = { path: readonly PropertyKey[]; value: string; owner: string }

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
export function repetitions(facts: Facts): Remark[] {
  const sessions = courses.flatMap((kind) =>
    facts[kind].flatMap(({ title, sessions: own }, index) =>
      own.map(({ id }, at) => ({
        path: [kind, index, 'sessions', at, 'id'],
        value: id,
        owner: title,
      })),
    ),
  )
  return [...fields.map(([names, field]) => held(facts, names, field)), sessions].flatMap(
    repeated,
  )
}

function held(facts: Facts, names: readonly KindName[], field: string): Held[] {
  return names.flatMap((name) => {
    const kind = kinds[name]
    const records: unknown = facts[name]
    if (!kind.isList || !Array.isArray(records)) return []
    return records.map((record: unknown, index) => ({
      path: [name, index, field],
      value: textAt(record, field),
      owner: textAt(record, kind.label),
    }))
  })
}

function repeated(values: readonly Held[]): Remark[] {
  const owners = new Map<string, string>()
  return values.flatMap(({ path, value, owner }) => {
    const first = owners.get(value)
    owners.set(value, first ?? owner)
    if (first === undefined) return []
    return [
      {
        path,
        text: `« ${value} » est déjà celui de la fiche « ${first} »`,
      },
    ]
  })
}
