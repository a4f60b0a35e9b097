import { blankRecord } from '../form/blank.ts'
import type { Spec } from '../form/spec.ts'
import { isFields } from '../machine/values.ts'
import type { Json, Path } from '../record.ts'
import { idOf, useForm } from './form-context.ts'
import { type FieldsOf, Section } from './section.tsx'

type Variants = Extract<Spec, { type: 'variants' }>

/** A choice of shapes: what two of them share is kept from one to the other. */
export function VariantsField({
  spec,
  value,
  path,
  fieldsOf,
}: {
  spec: Variants
  value: Json
  path: Path
  fieldsOf: FieldsOf
}) {
  const { change } = useForm()
  const held = isFields(value) ? value : null
  const chosen = spec.options.find((option) => option.value === held?.[spec.by])
  const choices = spec.isOptional
    ? [{ value: '', label: 'Non fourni' }, ...spec.options]
    : spec.options
  return (
    <Section spec={spec} path={path}>
      <div className="choices">
        {choices.map((choice) => (
          <label className="choice" key={choice.value}>
            <input
              type="radio"
              name={idOf(path)}
              checked={(chosen?.value ?? '') === choice.value}
              onChange={() => change(path, valueFor(spec, choice.value, held))}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {chosen && fieldsOf(chosen.group.fields, value, path)}
    </Section>
  )
}

function valueFor({ options }: Variants, wanted: string, held: Json): Json {
  const option = options.find(({ value }) => value === wanted)
  if (!option) return null
  const kept = isFields(held) ? held : {}
  return Object.fromEntries(
    Object.entries(blankRecord(option.group)).map(([name, blank]) => {
      const field = option.group.fields.find(([each]) => each === name)?.[1]
      return [name, field?.type === 'fixed' ? blank : (kept[name] ?? blank)]
    }),
  )
}
