import { useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { Actors } from './actors.tsx'
import { Chart } from './chart.tsx'
import { listen, tell } from './connect.ts'
import { Context } from './context.tsx'
import { modelOf } from './machines.ts'
import { activePaths, eventName, isState, readEntry, say } from './reading.ts'
import { SendForm } from './send-form.tsx'
import { Sequence, timeOf } from './sequence.tsx'
import { hear, look, type Moment, type Pages, type Standing, type View } from './state.ts'

const noPages: Pages = new Map()

/** The machines of the pages that are open in this browser, as they move. */
export function Viewer() {
  const [pages, dispatch] = useReducer(hear, noPages)
  const [page, choosePage] = useState<string>()
  const [moment, chooseMoment] = useState<Moment>()
  const actor = useSyncExternalStore(onAddress, () => location.hash.slice(1))
  useEffect(() => listen(dispatch), [])
  const view = look(pages, { page, actor, moment })
  const { id, standing } = view
  const machine = standing?.machine ?? actor
  const model = modelOf(machine)
  return (
    <>
      <header>
        <h1>Machines</h1>
        <label>
          Page{' '}
          <select value={id} onChange={({ target }) => choosePage(target.value)}>
            {[...pages].map(([one, { path }]) => (
              <option key={one} value={one}>
                {path} ({one.slice(0, 4)})
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          aria-pressed={!view.isMasked}
          onClick={() => tell({ kind: 'mask', page: id, isMasked: !view.isMasked })}
        >
          Montrer la saisie
        </button>
        <Now view={view} onLeave={() => chooseMoment(undefined)} />
      </header>
      <Actors view={view} chosen={actor} />
      <Machine view={view} machine={machine} />
      <aside aria-label="Ce que l’on peut faire">
        {standing && model && (
          <SendForm
            key={standing.id}
            model={model}
            actor={standing}
            entries={view.entries}
            isLive={!view.isPast && standing.isRunning}
            onSend={(event) => tell({ kind: 'send', page: id, actor: standing.id, event })}
          />
        )}
        {standing && <Context standing={standing} />}
      </aside>
      <Sequence view={view} onChoose={chooseMoment} />
    </>
  )
}

type MachineProps = { view: View; machine: string }

function Machine({ view: { standing }, machine }: MachineProps) {
  const model = modelOf(machine)
  const last = standing?.last
  return (
    <main>
      <h2>
        {standing?.name ?? machine} <mark>{stateOf(standing)}</mark>
      </h2>
      {last && (
        <p>
          <code>{eventName(last.event.type)}</code> → {readEntry(last).text}
        </p>
      )}
      {model && <Chart model={model} active={activeOf(standing)} last={last} />}
    </main>
  )
}

/** Which moment everything below is of, and the way back to now. */
function Now({ view, onLeave }: { view: View; onLeave: () => void }) {
  const { isPast, entry, entries } = view
  const since = entry && (entries.at(-1)?.seq ?? 0) - entry.seq
  return (
    <div className={isPast ? 'is-past' : 'is-now'}>
      <p role="status">
        {isPast && entry
          ? `Moment passé, à ${timeOf(entry.at)} ; ${since} événements depuis. Tout ce qui suit est tel qu’à ce moment. La page continue.`
          : 'En direct'}
      </p>
      {isPast && (
        <button type="button" onClick={onLeave}>
          Revenir au direct
        </button>
      )}
    </div>
  )
}

function activeOf(standing: Standing | undefined): readonly string[] {
  if (!standing?.isRunning || !isState(standing.value)) return []
  const active = activePaths(standing.value)
  return active.length > 0 ? active : ['(root)']
}

function stateOf(standing: Standing | undefined): string {
  if (!standing?.isRunning) return standing?.last ? 'terminé' : 'pas lancé'
  return isState(standing.value) ? say(standing.value) : 'lancé'
}

function onAddress(change: () => void): () => void {
  addEventListener('hashchange', change)
  return () => removeEventListener('hashchange', change)
}
