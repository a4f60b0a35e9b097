import { useSelector } from '@xstate/react'
import type { Spec } from '../form/spec.ts'
import type { Path } from '../record.ts'
import { idOf } from './form-context.ts'
import { Icon } from './icon.tsx'
import type { EditorActor } from './listen.ts'
import { counted, sentence, titleAt } from './words.ts'

/** What is wrong, each fault with the way to its field. */
export function Summary({ actor, form }: { actor: EditorActor; form: Spec }) {
  const { issues, problem } = useSelector(actor, ({ context }) => context)
  if (problem === null && issues.length === 0) return null
  return (
    <div className="attention" role="alert" tabIndex={-1} data-attention>
      <h2>
        <Icon name="alert" />
        {problem === null
          ? `${counted(issues.length, 'chose', 'choses')} à corriger`
          : 'Rien n’est enregistré'}
      </h2>
      {problem !== null && <p>{sentence(problem)}</p>}
      {issues.length > 0 && (
        <ul>
          {issues.map(({ path, message }) => (
            <li key={`${path.join('.')} ${message}`}>
              {path.length === 0 ? (
                sentence(message)
              ) : (
                <button type="button" className="link" onClick={() => focusField(path)}>
                  {titleAt(form, path)}&nbsp;: {sentence(message)}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The field, or the part of the form that holds it. */
function focusField(path: Path) {
  for (let length = path.length; length > 0; length -= 1) {
    const field = document.getElementById(idOf(path.slice(0, length)))
    if (field) return field.focus()
  }
}
