import { useForm, idOf } from './form-context.ts'
import type { ControlProps } from './scalar-field.tsx'
import { FileControl } from './file-control.tsx'
import type { Option } from '../record.ts'

/** One of several: of the schema's own, of the records of a kind, or of the drawings. */
export function ReferenceControl({ spec, value, path, isWrong, described }: ControlProps) {
  const { book, change } = useForm()
  const reference = spec.type === 'text' ? (spec.reference ?? '') : ''
  const known = spec.type === 'choice' ? spec.options : (book.references[reference] ?? [])
  const held = typeof value === 'string' ? value : ''
  const isKnown = held === '' || known.some((option) => option.value === held)
  const options: readonly Option[] = isKnown
    ? known
    : [...known, { value: held, label: `${held} (inconnu)` }]
  const formats = book.files[reference]
  const picture = known.find((option) => option.value === held)?.picture
  return (
    <div className={formats ? 'with-picture' : undefined}>
      {formats && <img src={picture ?? 'data:,'} alt="" />}
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
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
      {formats && <FileControl path={path} title={spec.title} formats={formats} />}
    </div>
  )
}
