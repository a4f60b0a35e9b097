import type { GroupSpec, Spec } from '../form/spec.ts'
import { isFields } from '../machine/values.ts'
import type { Json, Path } from '../record.ts'
import { FileControl } from './file-control.tsx'
import { useForm } from './form-context.ts'
import { ListField } from './list-field.tsx'
import { ScalarField } from './scalar-field.tsx'
import { type FieldsOf, Presence, Section } from './section.tsx'
import { VariantsField } from './variants-field.tsx'

/** A field as its schema describes it. */
function Field({ spec, value, path }: { spec: Spec; value: Json; path: Path }) {
  if (spec.isHidden) return null
  switch (spec.type) {
    case 'fixed':
      return null
    case 'text':
      return spec.identifier === null ? (
        <ScalarField spec={spec} value={value} path={path} />
      ) : null
    case 'number':
    case 'choice':
    case 'flag':
      return <ScalarField spec={spec} value={value} path={path} />
    case 'group':
      return <GroupField spec={spec} value={value} path={path} />
    case 'list':
      return <ListField spec={spec} value={value} path={path} fieldsOf={fieldsOf} />
    case 'variants':
      return <VariantsField spec={spec} value={value} path={path} fieldsOf={fieldsOf} />
  }
}

/** The fields of a record or of a group, those with one control side by side. */
export function Fields({
  fields,
  value,
  path,
}: {
  fields: readonly (readonly [string, Spec])[]
  value: Json
  path: Path
}) {
  const held = isFields(value) ? value : {}
  return (
    <div className="fields">
      {fields.map(([name, field]) => (
        <Field key={name} spec={field} value={held[name] ?? null} path={[...path, name]} />
      ))}
    </div>
  )
}

const fieldsOf: FieldsOf = (fields, value, path) => (
  <Fields fields={fields} value={value} path={path} />
)

function GroupField({ spec, value, path }: { spec: GroupSpec; value: Json; path: Path }) {
  const { kind, book } = useForm()
  const formats = book.files[`${kind}.${path.join('.')}`]
  return (
    <Section spec={spec} path={path}>
      <Presence spec={spec} value={value} path={path} />
      {formats && <FileControl path={path} title={spec.title} formats={formats} />}
      {value !== null && <Fields fields={spec.fields} value={value} path={path} />}
    </Section>
  )
}
