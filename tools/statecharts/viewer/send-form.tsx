import { type SubmitEvent, useId, useState } from 'react'
import { parseJson } from '../core/json.ts'
import type { Entry } from '../inspection/protocol.ts'
import { recordOf } from '../inspection/masked.ts'
import type { Model } from '../core/model.ts'
import { Session } from '../core/session.ts'
import { eventLabels, outsideEventTypes } from '../core/xstate-adapter.ts'
import { readEntry } from './reading.ts'

type SendFormProps = {
  model: Model
  actor: { readonly id: string; readonly name: string }
  entries: readonly Entry[]
  onSend: (event: Entry['event']) => void
}

type Sent = { readonly type: string; readonly after: number }

/** Sends any event that the machine knows, and says what became of it. */
export function SendForm({ model, actor, entries, onSend }: SendFormProps) {
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
    setProblem(parsed ? '' : 'The payload is no JSON object.')
    if (!parsed) return
    setSent({ type, after: entries.at(-1)?.seq ?? -1 })
    onSend({ ...parsed, type })
  }
  return (
    <section aria-labelledby={`${id}-send`}>
      <h2 id={`${id}-send`}>Send to {actor.name}</h2>
      {types.length === 0 ? (
        <p>It hears no event.</p>
      ) : (
        <form onSubmit={submit}>
          <label htmlFor={`${id}-type`}>Event</label>
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
          <p lang="fr">{eventLabels(model.machine).get(type)}</p>
          <label htmlFor={`${id}-payload`}>Payload (JSON)</label>
          <textarea
            id={`${id}-payload`}
            rows={3}
            value={payload}
            onChange={({ target }) => setPayload(target.value)}
          />
          <button type="submit">Send</button>
          <p role="status" className={reading?.outcome}>
            {problem || (reading && `${sent?.type}: ${reading.text}`)}
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
