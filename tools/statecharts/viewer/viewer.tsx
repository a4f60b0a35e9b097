import '@vitejs/plugin-react/preamble'
import {
  memo,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createRoot } from 'react-dom/client'
import { Session } from '../core/session.ts'
import type { Model } from '../core/model.ts'
import { differences, isRecord, parseJson } from '../core/step.ts'
import {
  activePaths,
  declaredRoot,
  type DeclaredState,
  eventLabel,
  formatState,
} from '../core/xstate-adapter.ts'
import {
  channelName,
  type Entry,
  type FromPage,
  type FromViewer,
} from '../inspection/protocol.ts'
import {
  actorIn,
  effectOf,
  receive,
  timersAt,
  viewAt,
  type Moment,
  type ActorState,
  type View,
} from './state.ts'
import './viewer.css'

/** Polling interval in milliseconds. */
const pollInterval = 100
const channel = new BroadcastChannel(channelName)
const send = (command: FromViewer) => channel.postMessage(command)

/** @param models the models whose diagrams and example events the viewer displays */
export function openViewer(models: readonly Model[]): void {
  createRoot(document.body).render(<Viewer models={models} />)
}

/** Displays the machines of one of the inspected pages that are open in this browser. */
function Viewer({ models }: { models: readonly Model[] }) {
  const [pages, dispatch] = useReducer(receive, new Map())
  const [page, choosePage] = useState<string>()
  const [moment, chooseMoment] = useState<Moment>()
  const actor = useSyncExternalStore(subscribeToHash, () => actorIn(location.hash))
  useEffect(() => {
    // The channel also carries the messages of other viewers.
    channel.onmessage = ({ data }: MessageEvent<FromPage | FromViewer>) => {
      if (data.kind === 'report' || data.kind === 'leave') dispatch(data)
    }
    const newest = [...pages].map(([one, { entries }]) => [one, entries.at(-1)?.seq ?? -1])
    const ask = () => send({ kind: 'watch', seen: Object.fromEntries(newest) })
    const interval = setInterval(ask, pollInterval)
    return () => clearInterval(interval)
  }, [pages])
  const view = viewAt(pages, { page, actor, moment })
  const { id, selected, past } = view
  const machine = selected?.actor.machine ?? actor
  const model = models.find((one) => one.machine.id === machine)
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
          onClick={() => send({ kind: 'mask', page: id, isMasked: !view.isMasked })}
        >
          Montrer la saisie
        </button>
        <p role="status" className={past && 'is-past'}>
          {past
            ? `Moment passé, à ${formatTime(past.at)}\u00a0: l’affichage est figé, mais la page continue.`
            : 'En direct'}
        </p>
        {past && (
          <button type="button" onClick={() => chooseMoment(undefined)}>
            Revenir au direct
          </button>
        )}
      </header>
      <Actors view={view} />
      <Machine name={machine} model={model} view={view} />
      <aside aria-label="Actions et contexte">
        {selected && model && (
          <SendForm key={selected.actor.id} model={model} view={view} selected={selected} />
        )}
        {selected && <Context selected={selected} />}
      </aside>
      <Sequence view={view} onChoose={chooseMoment} />
    </>
  )
}

function Actors({ view: { actors, selected } }: { view: View }) {
  const nameOf = (id: string | undefined) =>
    actors.find(({ actor }) => actor.id === id)?.actor.name
  // The machine's id survives a reload, so prefer it if only one actor runs the machine.
  const hashOf = (id: string, machine: string) => {
    const same = actors.filter(({ actor }) => actor.machine === machine)
    return `#${encodeURIComponent(same.length === 1 ? machine : id)}`
  }
  return (
    <nav aria-label="Acteurs">
      {actors.length === 0 && (
        <p role="status">
          <a href="/" target="_blank">
            Ouvrez le site
          </a>{' '}
          dans un autre onglet de ce navigateur.
        </p>
      )}
      <button type="button" onClick={() => location.assign('#')}>
        Suivre le dernier changement
      </button>
      {actors.map(({ actor: { id, name, parent, machine }, value }) => (
        <p key={id}>
          {machine === undefined ? (
            `${name}, acteur sans états`
          ) : (
            <a href={hashOf(id, machine)} aria-current={id === selected?.actor.id}>
              <b>{name}</b> {nameOf(parent) !== undefined && `de ${nameOf(parent)}`}
              <small>{value !== undefined && formatState(value)}</small>
            </a>
          )}
        </p>
      ))}
    </nav>
  )
}

type MachineProps = { name: string; model: Model | undefined; view: View }

function Machine({ name, model, view }: MachineProps) {
  const { selected } = view
  const isActive = selected?.isRunning && selected.value !== undefined
  const active = isActive ? ['', ...activePaths(selected.value)] : []
  const last = selected?.last
  return (
    <main>
      {name && (
        <h2>
          {selected?.actor.name ?? name} <mark>{stateLabel(selected)}</mark>
        </h2>
      )}
      {last && <Timers view={view} />}
      {last && (
        <p>
          <code>{eventLabel(last.event.type)}</code> → {effectOf(last)}
        </p>
      )}
      {model && <Chart model={model} active={active} last={last} />}
    </main>
  )
}

function Timers({ view }: { view: View }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const interval = setInterval(() => setNow(Date.now()), pollInterval)
    return () => clearInterval(interval)
  }, [])
  const timers = timersAt(view, now).map(({ type, left }) => {
    const seconds = (left / 1000).toFixed(1).replace('.', ',')
    return `Dans ${seconds}\u00a0s\u00a0: ${eventLabel(type)}`
  })
  return <p role="timer">{timers.join(' · ') || 'Aucun délai en cours.'}</p>
}

type Marks = { active: readonly string[]; last: Entry | undefined }

function Chart({ model, ...marks }: Marks & { model: Model }) {
  const place = marks.active.join()
  useEffect(() => {
    document.querySelector('.leaf.is-active')?.scrollIntoView({ block: 'nearest' })
  }, [model, place])
  return (
    <div className="chart" role="region" aria-label="Diagramme">
      <State state={declaredRoot(model.machine)} {...marks} />
    </div>
  )
}

function State({ state, active, last }: Marks & { state: DeclaredState }) {
  const { path, label, type, isInitial, notes, transitions, incoming, states } = state
  const groups = Object.groupBy(incoming, ({ source }) => source)
  const sources = Object.entries(groups).map(([source, from = []]) => {
    const events = new Set(from.map(({ event }) => event))
    return `${source} (${[...events].join(', ')})`
  })
  const classes = [
    type,
    ...(states.length === 0 ? ['leaf'] : []),
    ...(active.includes(path) ? ['is-active'] : []),
  ]
  const markClass = (id: string) =>
    (last?.taken.includes(id) ? 'is-taken ' : '') +
    (last?.rejected.includes(id) ? 'is-rejected' : '')
  return (
    <div className={classes.join(' ')} data-state={path || '(root)'}>
      <b>{label}</b>{' '}
      <small>{[...(isInitial ? ['état initial'] : []), ...notes].join(' · ')}</small>
      <ul>
        <li>
          <small>{sources.length > 0 && `← depuis ${sources.join(' · ')}`}</small>
        </li>
        {transitions.map(({ id, cause, targets }) => (
          <li key={id} data-transition={id} className={markClass(id)}>
            {cause} {targets.length > 0 && <b>→ {targets.join(' + ')}</b>}
          </li>
        ))}
      </ul>
      <div className="states">
        {states.map((one) => (
          <State key={one.path} state={one} active={active} last={last} />
        ))}
      </div>
    </div>
  )
}

type SendFormProps = { model: Model; view: View; selected: ActorState }

/** Form that sends any event of the machine, including internal ones such as the end of a promise. */
function SendForm({ model, view, selected: { actor, isRunning } }: SendFormProps) {
  const types = model.machine.events.filter((type) => !type.includes('*'))
  const [type, setType] = useState(types[0] ?? '')
  const [problem, setProblem] = useState('')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const payload = new FormData(event.currentTarget).get('payload')
    const parsed = parseJson(typeof payload === 'string' ? payload : '')
    setProblem(isRecord(parsed) ? '' : 'Le contenu n’est pas un objet JSON.')
    if (isRecord(parsed))
      send({ kind: 'send', page: view.id, actor: actor.id, event: { ...parsed, type } })
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
        <textarea key={type} name="payload" defaultValue={examplePayload(model, type)} />
      </label>
      <button
        type="submit"
        disabled={view.past !== undefined || !isRunning || types.length === 0}
      >
        Envoyer
      </button>
      <p role="status">{problem}</p>
    </form>
  )
}

/** Returns an example payload as JSON, taken from the model's events in the initial state. */
function examplePayload(model: Model, type: string): string {
  const tried = model.events(new Session(model).read())
  const { type: _, ...payload } = tried.find((event) => event.type === type) ?? { type }
  return JSON.stringify(payload)
}

function Context({ selected: { actor, before, context } }: { selected: ActorState }) {
  const changes = before === undefined ? [] : differences(before, context)
  return (
    <>
      <h2>Ce qui a changé</h2>
      {changes.length === 0 && <p>Aucun changement connu.</p>}
      {changes.map((change) => (
        <p key={change.path}>
          <code>{change.path || 'contexte'}</code> <del>{formatValue(change.before)}</del> →{' '}
          <ins>{formatValue(change.after)}</ins>
        </p>
      ))}
      <h2>Contexte de {actor.name}</h2>
      <pre>{JSON.stringify(context, null, 2) ?? 'aucun'}</pre>
    </>
  )
}

function formatValue(value: unknown): string {
  return JSON.stringify(value) ?? '(absent)'
}

type SequenceProps = { view: View; onChoose: (moment: Moment) => void }

function Sequence({ view, onChoose }: SequenceProps) {
  const { id, entries, past } = view
  const [filter, setWanted] = useState('')
  const end = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    if (!past) end.current?.scrollIntoView({ block: 'nearest' })
  }, [past, entries])
  return (
    <section aria-label="Séquence">
      <label>
        Ne montrer que{' '}
        <input
          type="search"
          value={filter}
          onChange={({ target }) => setWanted(target.value)}
        />
      </label>
      <table>
        <thead>
          <tr>
            <th scope="col">Heure</th>
            <th scope="col">Acteurs</th>
            <th scope="col">Événement</th>
            <th scope="col">Effet</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row
              key={entry.seq}
              page={id}
              entry={entry}
              filter={filter}
              isCurrent={entry === (past ?? entries.at(-1))}
              onChoose={onChoose}
            />
          ))}
          <tr ref={end} />
        </tbody>
      </table>
    </section>
  )
}

type RowProps = Pick<SequenceProps, 'onChoose'> & {
  page: string
  entry: Entry
  filter: string
  isCurrent: boolean
}

const Row = memo(function Row({ page, entry, filter, isCurrent, onChoose }: RowProps) {
  const { source, isEmitted, actor, event } = entry
  const { type, ...payload } = event
  const actors = `${source?.name ?? 'extérieur'} → ${actor.name}${isEmitted ? ' (émis)' : ''}`
  const details = JSON.stringify(payload).replace(/^{}$/, '')
  const effect = effectOf(entry)
  if (![actors, eventLabel(type), details, effect].join(' ').includes(filter)) return null
  return (
    <tr aria-current={isCurrent}>
      <td>
        <button type="button" onClick={() => onChoose({ page, seq: entry.seq })}>
          {formatTime(entry.at)}
        </button>
      </td>
      <td>{actors}</td>
      <td>
        <code>{eventLabel(type)}</code> <small>{details}</small>
      </td>
      <td>{effect}</td>
    </tr>
  )
})

function formatTime(at: number): string {
  return new Date(at).toLocaleTimeString('fr')
}

function stateLabel(selected: ActorState | undefined): string {
  if (!selected?.isRunning) return selected ? 'terminé' : 'pas encore lancé'
  return selected.value === undefined ? 'lancé' : formatState(selected.value)
}

function subscribeToHash(change: () => void): () => void {
  addEventListener('hashchange', change)
  return () => removeEventListener('hashchange', change)
}
