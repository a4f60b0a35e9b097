import { type SubmitEvent, useState } from 'react'
import type { Model } from '../core/spec.ts'
import { eventLabel } from '../core/xstate-adapter.ts'
import { Session } from '../core/session.ts'
import { recordOf } from '../inspection/masked.ts'
import type { Entry, Identity } from '../inspection/protocol.ts'

type SendFormProps = {
  model: Model
  actor: Identity
  /** Whether the page can be told something. */
  isLive: boolean
  onSend: (event: Entry['event']) => void
}

/** Sends any event that the machine knows, the end of a promise or of a delay among them. */
export function SendForm({ model, actor, isLive, onSend }: SendFormProps) {
  const types = model.machine.events.filter((type) => !type.includes('*'))
  const [type, setType] = useState(types[0] ?? '')
  const [problem, setProblem] = useState('')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const payload = new FormData(event.currentTarget).get('payload')
    const parsed = parseJson(typeof payload === 'string' ? payload : '')
    const isObject = typeof parsed === 'object' && parsed !== null
    setProblem(isObject ? '' : 'Le contenu n’est pas un objet JSON.')
    if (isObject) onSend({ ...parsed, type })
  }
  return (
    <form aria-label={`Envoyer à ${actor.name}`} onSubmit={submit}>
      <h2>Envoyer à {actor.name}</h2>
      <label>
        Événement{' '}
        <select value={type} onChange={({ target }) => setType(target.value)}>
          {types.map((one) => (
            <option key={one} value={one}>
              {eventLabel(one)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Contenu (JSON){' '}
        <textarea key={type} name="payload" defaultValue={exampleOf(model, type)} />
      </label>
      <button type="submit" disabled={!isLive || types.length === 0}>
        Envoyer
      </button>
      <p role="status">{problem}</p>
    </form>
  )
}

/** A payload that the harness tries at the start, as JSON. */
function exampleOf(model: Model, type: string): string {
  const tried = model.events(new Session(model).read())
  const { type: _, ...payload } = recordOf(tried.find((event) => event.type === type))
  return JSON.stringify(payload)
}

/** The value of a text; undefined when it is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
