import type { ReactNode } from 'react'
import { filledOf } from '../form/blank.ts'
import type { Spec } from '../form/spec.ts'
import type { Json, Path } from '../record.ts'
import { describedBy, idOf, issueAt, useForm } from './form-context.ts'
import { Notes } from './notes.tsx'

/** Draws the fields of a group, wherever it stands. */
export type FieldsOf = (
  fields: readonly (readonly [string, Spec])[],
  value: Json,
  path: Path,
) => ReactNode

/** A part of the form under a title of its own. */
export function Section({
  spec,
  path,
  children,
}: {
  spec: Spec
  path: Path
  children: ReactNode
}) {
  const { issues } = useForm()
  const issue = issueAt(issues, path)
  return (
    <fieldset
      className="section"
      id={idOf(path)}
      tabIndex={-1}
      {...describedBy(path, spec.description !== null, issue !== undefined)}
    >
      <legend>{spec.title}</legend>
      <Notes path={path} help={spec.description} issue={issue} />
      {children}
    </fieldset>
  )
}

/** Whether an optional part is there at all. */
export function Presence({ spec, value, path }: { spec: Spec; value: Json; path: Path }) {
  const { change } = useForm()
  if (!spec.isOptional) return null
  return (
    <label className="flag">
      <input
        type="checkbox"
        checked={value !== null}
        onChange={({ target }) => change(path, target.checked ? filledOf(spec) : null)}
      />
      <span>
        Renseigné<span className="hidden"> : {spec.title}</span>
      </span>
    </label>
  )
}
