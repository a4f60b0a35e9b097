import { useForm, idOf } from './form-context.ts'
import type { ControlProps } from './scalar-field.tsx'
import { FileControl } from './file-control.tsx'
import type { Option } from '../record.ts'

/** One of several: of the schema's own, of the records of a kind, or of the drawings. */
export function ReferenceControl(props: ControlProps) {
  const { spec, path } = props
  const { book } = useForm()
  const reference = spec.type === 'text' ? (spec.reference ?? '') : ''
  const known = spec.type === 'choice' ? spec.options : (book.references[reference] ?? [])
  const held = typeof props.value === 'string' ? props.value : ''
  const formats = book.files[reference]
  if (!formats) return <Choices {...props} known={known} held={held} />
  const picture = known.find(({ value }) => value === held)?.picture ?? 'data:,'
  return (
    <div className="with-picture">
      <img src={picture} alt="" />
      <Choices {...props} known={known} held={held} />
      <FileControl path={path} title={spec.title} formats={formats} />
    </div>
  )
}

function Choices({
  spec,
  path,
  isWrong,
  described,
  known,
  held,
}: ControlProps & { known: readonly Option[]; held: string }) {
  const { change } = useForm()
  const isKnown = held === '' || known.some(({ value }) => value === held)
  const options = isKnown ? known : [...known, { value: held, label: `${held} (inconnu)` }]
  return (
    <span className="select">
      <select
        id={idOf(path)}
        value={held}
        aria-invalid={isWrong}
        {...described}
        onChange={({ target }) => change(path, target.value)}
      >
        {(spec.isOptional || held === '') && (
          <option value="">{spec.isOptional ? 'Aucun choix' : 'À choisir'}</option>
        )}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  )
}
