import '@vitejs/plugin-react/preamble'
import { useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { models } from 'virtual:statecharts-models'
import { differences } from '../core/step.ts'
import { activePaths, eventLabel, say } from '../core/xstate-adapter.ts'
import { channelName, type FromPage, type FromViewer } from '../inspection/protocol.ts'
import { Chart } from './chart.tsx'
import { SendForm } from './send-form.tsx'
import { Sequence, timeOf } from './sequence.tsx'
import { effectOf, hear, look, type Moment, type Standing, type View } from './state.ts'

createRoot(document.body).render(<Viewer />)

/** Milliseconds from one question to the next. */
const pace = 100
const channel = new BroadcastChannel(channelName)
const tell = (command: FromViewer) => channel.postMessage(command)

/** The machines of the pages that are open in this browser, as they move. */
function Viewer() {
  const [pages, dispatch] = useReducer(hear, new Map())
  const [page, choosePage] = useState<string>()
  const [moment, chooseMoment] = useState<Moment>()
  const actor = useSyncExternalStore(onAddress, () => location.hash.slice(1))
  useEffect(() => {
    // Other viewers speak on it too.
    channel.onmessage = ({ data }: MessageEvent<FromPage | FromViewer>) => {
      if (data.kind === 'report' || data.kind === 'leave') dispatch(data)
    }
    const newest = [...pages].map(([one, { entries }]) => [one, entries.at(-1)?.seq ?? -1])
    const ask = () => tell({ kind: 'watch', seen: Object.fromEntries(newest) })
    const interval = setInterval(ask, pace)
    return () => clearInterval(interval)
  }, [pages])
  const view = look(pages, { page, actor, moment })
  const { id, standing } = view
  const machine = standing?.actor.machine ?? actor
  const model = models.find((one) => one.machine.id === machine)
  const last = standing?.last
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
      <Actors view={view} />
      <main>
        <h2>
          {standing?.actor.name ?? machine} <mark>{stateOf(standing)}</mark>
        </h2>
        {last && (
          <p>
            <code>{eventLabel(last.event.type)}</code> → {effectOf(last)}
          </p>
        )}
        {model && <Chart model={model} active={activeOf(standing)} last={last} />}
      </main>
      <aside aria-label="Ce que l’on peut faire">
        {standing && model && (
          <SendForm
            key={standing.actor.id}
            model={model}
            actor={standing.actor}
            isLive={!view.isPast && standing.isRunning}
            onSend={(event) =>
              tell({ kind: 'send', page: id, actor: standing.actor.id, event })
            }
          />
        )}
        {standing && <Context standing={standing} />}
      </aside>
      <Sequence view={view} onChoose={chooseMoment} />
    </>
  )
}

/** Which moment everything below is of, and the way back to now. */
function Now({ view, onLeave }: { view: View; onLeave: () => void }) {
  const past = view.isPast ? view.entry : undefined
  return (
    <div className={past && 'is-past'}>
      <p role="status">
        {past
          ? `Moment passé, à ${timeOf(past.at)}\u00a0: tout ce qui suit est tel qu’alors. La page continue.`
          : 'En direct'}
      </p>
      {past && (
        <button type="button" onClick={onLeave}>
          Revenir au direct
        </button>
      )}
    </div>
  )
}

function Actors({ view: { actors, standing } }: { view: View }) {
  const nameOf = (id: string | undefined) =>
    actors.find(({ actor }) => actor.id === id)?.actor.name
  // The machine's id outlives a reload, where one actor alone runs it.
  const addressOf = (id: string, machine: string) =>
    actors.filter(({ actor }) => actor.machine === machine).length === 1 ? machine : id
  return (
    <nav aria-label="Acteurs">
      {actors.length === 0 && (
        <p role="status">Ouvrez le site dans un autre onglet de ce navigateur.</p>
      )}
      <button type="button" onClick={() => location.assign('#')}>
        Suivre ce qui bouge
      </button>
      {actors.map(({ actor: { id, name, parent, machine }, value }) => (
        <p key={id}>
          {machine === undefined ? (
            `${name}, promesse`
          ) : (
            <a href={`#${addressOf(id, machine)}`} aria-current={id === standing?.actor.id}>
              <b>{name}</b> {value !== undefined && say(value)}
            </a>
          )}{' '}
          {nameOf(parent) !== undefined && <small>de {nameOf(parent)}</small>}
        </p>
      ))}
    </nav>
  )
}

/** What an actor remembers at the moment, and what its last event changed in it. */
function Context({ standing: { actor, before, context } }: { standing: Standing }) {
  const changes = before === undefined ? [] : differences(before, context)
  return (
    <>
      <h2>Ce qui a changé</h2>
      {changes.length === 0 && (
        <p>
          {before === undefined
            ? 'Le contexte précédent n’est pas en mémoire.'
            : 'Rien dans le contexte.'}
        </p>
      )}
      {changes.map((change) => (
        <p key={change.path}>
          <code>{change.path || 'contexte'}</code> <del>{written(change.before)}</del> →{' '}
          <ins>{written(change.after)}</ins>
        </p>
      ))}
      <h2>Contexte de {actor.name}</h2>
      <pre>{JSON.stringify(context, null, 2) ?? 'aucun'}</pre>
    </>
  )
}

function written(value: unknown): string {
  return JSON.stringify(value) ?? 'rien'
}

function activeOf(standing: Standing | undefined): readonly string[] {
  if (!standing?.isRunning || standing.value === undefined) return []
  const active = activePaths(standing.value)
  return active.length > 0 ? active : ['(root)']
}

function stateOf(standing: Standing | undefined): string {
  if (!standing?.isRunning) return standing ? 'terminé' : 'pas lancé'
  return standing.value === undefined ? 'lancé' : say(standing.value)
}

function onAddress(change: () => void): () => void {
  addEventListener('hashchange', change)
  return () => removeEventListener('hashchange', change)
}
