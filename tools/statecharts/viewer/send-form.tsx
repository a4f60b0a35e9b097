import { type SubmitEvent, useId, useState } from 'react'
import { parseJson } from '../core/json.ts'
import type { Entry, Identity } from '../inspection/protocol.ts'
import { recordOf } from '../inspection/masked.ts'
import type { Model } from '../core/model.ts'
import { Session } from '../core/session.ts'
import { outsideEventTypes } from '../core/xstate-adapter.ts'
import { modelOf } from './machines.ts'
import { readEntry } from './reading.ts'

type SendFormProps = {
  actor: Identity
  entries: readonly Entry[]
  /** Whether the page can be told something. */
  isLive: boolean
  onSend: (event: Entry['event']) => void
}

type Sent = { readonly type: string; readonly after: number }

/** Sends any event that the machine knows, and says what became of it. */
export function SendForm(props: SendFormProps) {
  const model = modelOf(props.actor.machine)
  return model && <ModelForm model={model} {...props} />
}

function ModelForm({
  model,
  actor,
  entries,
  isLive,
  onSend,
}: SendFormProps & { model: Model }) {
  const types = outsideEventTypes(model.machine)
  const [type, setType] = useState(types[0] ?? '')
  const [payload, setPayload] = useState(() => exampleOf(model, types[0] ?? ''))
  const [sent, setSent] = useState<Sent>()
  const [problem, setProblem] = useState('')
  const id = useId()
  const answer =
    sent &&
    entries.find(
      (entry) =>
        entry.seq > sent.after &&
        entry.actor.id === actor.id &&
        entry.event.type === sent.type,
    )
  const reading = answer && readEntry(answer, model.machine)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const parsed = parse(payload)
    setProblem(parsed ? '' : 'Le contenu n’est pas un objet JSON.')
    if (!parsed) return
    setSent({ type, after: entries.at(-1)?.seq ?? -1 })
    onSend({ ...parsed, type })
  }
  return (
    <section aria-labelledby={`${id}-send`}>
      <h2 id={`${id}-send`}>Envoyer à {actor.name}</h2>
      {types.length === 0 ? (
        <p>Elle n’écoute aucun événement.</p>
      ) : (
        <form onSubmit={submit}>
          <label htmlFor={`${id}-type`}>Événement</label>
          <select
            id={`${id}-type`}
            value={type}
            onChange={({ target }) => {
              setType(target.value)
              setPayload(exampleOf(model, target.value))
            }}
          >
            {types.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
          <label htmlFor={`${id}-payload`}>Contenu (JSON)</label>
          <textarea
            id={`${id}-payload`}
            rows={3}
            value={payload}
            onChange={({ target }) => setPayload(target.value)}
          />
          <button type="submit" disabled={!isLive}>
            Envoyer
          </button>
          <p role="status" className={reading?.outcome}>
            {problem || (reading && `${sent?.type} : ${reading.text}`)}
          </p>
        </form>
      )}
    </section>
  )
}

/** A payload that the harness tries at the start, as JSON. */
function exampleOf(model: Model, type: string): string {
  const session = new Session(model)
  const example = model.events(session.read()).find((event) => event.type === type)
  session.dispose()
  const { type: _, ...payload } = recordOf(example)
  return JSON.stringify(payload)
}

function parse(text: string): object | undefined {
  const value = parseJson(text || '{}')
  return typeof value === 'object' && value !== null ? value : undefined
}
