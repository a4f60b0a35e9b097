import type { Json } from '../record.ts'
import type { Registry } from '../registry.ts'
import { formOf, type Spec } from '../form/spec.ts'
import { isFields, isList } from '../machine/values.ts'

/** The records that name another, and the fields that do. */
export function namersOf(
  registry: Registry,
  facts: Readonly<Record<string, Json>>,
  named: { readonly kind: string; readonly id: string },
): readonly string[] {
  return Object.entries(registry).flatMap(([name, kind]) => {
    const form = formOf(kind)
    const records = isList(facts[name]) ? facts[name] : [facts[name] ?? null]
    return records.flatMap((record) =>
      fieldsNaming(record, form, named).map((field) => {
        const label = isFields(record) ? record[kind.label ?? ''] : undefined
        const title = typeof label === 'string' ? label : kind.title
        return `« ${title} » s’en sert (champ « ${field} »)`
      }),
    )
  })
}

/** The titles of the fields of a record that name another. */
function fieldsNaming(
  value: Json,
  spec: Spec,
  named: { readonly kind: string; readonly id: string },
): readonly string[] {
  if (spec.type === 'text')
    return spec.reference === named.kind && value === named.id ? [spec.title] : []
  if (spec.type === 'list' && isList(value))
    return value.flatMap((item) => fieldsNaming(item, spec.item, named))
  if (!isFields(value)) return []
  const groups =
    spec.type === 'group'
      ? [spec]
      : spec.type === 'variants'
        ? spec.options.map(({ group }) => group)
        : []
  return groups.flatMap(({ fields }) =>
    fields.flatMap(([name, field]) => fieldsNaming(value[name] ?? null, field, named)),
  )
}
