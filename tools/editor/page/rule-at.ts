import type { GroupSpec, Spec } from '../form/spec.ts'
import type { Path } from '../record.ts'

/** The name of the rule for the files of a field: what it refers to, or its kind and its name. */
export function ruleAt(kind: string, form: GroupSpec, path: Path): string {
  const field = path.reduce<Spec | undefined>(
    (spec, step) =>
      spec?.type === 'group'
        ? spec.fields.find(([name]) => name === step)?.[1]
        : spec?.type === 'list'
          ? spec.item
          : undefined,
    form,
  )
  return field?.type === 'text' && field.reference !== null
    ? field.reference
    : `${kind}.${path.join('.')}`
}
