import { type SubmitEvent, useId, useState } from 'react'
import type { Model } from '../core/model.ts'
import { declaredStates, outsideEventTypes } from '../core/xstate-adapter.ts'
import { type Breakpoint, isSame } from './breakpoints.ts'

type BreakpointsProps = {
  breakpoints: readonly Breakpoint[]
  model: Model | undefined
  onToggle: (breakpoint: Breakpoint) => void
}

/** Where the viewer stops, and the means to choose it. */
export function Breakpoints({ breakpoints, model, onToggle }: BreakpointsProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Points d’arrêt</h2>
      <p className="keys">
        Le visualiseur s’arrête au moment dit ; la page, elle, continue.
      </p>
      {model && (
        <AddForm
          key={model.name}
          model={model}
          onAdd={(breakpoint) => {
            if (!breakpoints.some((one) => isSame(one, breakpoint))) onToggle(breakpoint)
          }}
        />
      )}
      <ul>
        {breakpoints.map((breakpoint) => (
          <li key={`${breakpoint.kind} ${breakpoint.machine} ${breakpoint.name}`}>
            <span>
              {breakpoint.machine} : {kindWords[breakpoint.kind]} <b>{breakpoint.name}</b>
            </span>
            <button
              type="button"
              aria-label={`Retirer ${breakpoint.name}`}
              onClick={() => onToggle(breakpoint)}
            >
              Retirer
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const kindWords = { event: 'événement', state: 'état' } as const

type AddProps = { model: Model; onAdd: (breakpoint: Breakpoint) => void }

function AddForm({ model, onAdd }: AddProps) {
  const { machine } = model
  const states = declaredStates(machine).map(({ path }) => path)
  const events = outsideEventTypes(machine)
  const [chosen, setChosen] = useState(
    states[0] === undefined ? `event ${events[0]}` : `state ${states[0]}`,
  )
  const id = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const [kind, ...name] = chosen.split(' ')
    onAdd({
      kind: kind === 'event' ? 'event' : 'state',
      machine: machine.id,
      name: name.join(' '),
    })
  }
  return (
    <form onSubmit={submit}>
      <label htmlFor={id}>Arrêter {model.machine.id} à</label>
      <select id={id} value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <optgroup label="États">
          {states.map((path) => (
            <option key={path} value={`state ${path}`}>
              {path}
            </option>
          ))}
        </optgroup>
        <optgroup label="Événements">
          {events.map((type) => (
            <option key={type} value={`event ${type}`}>
              {type}
            </option>
          ))}
        </optgroup>
      </select>
      <button type="submit">Ajouter l’arrêt</button>
    </form>
  )
}
