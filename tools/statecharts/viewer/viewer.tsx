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
import { models } from 'virtual:statecharts-models'
import { Session } from '../core/session.ts'
import type { Model } from '../core/model.ts'
import { differences, isRecord } from '../core/step.ts'
import {
  activePaths,
  declaredRoot,
  type DeclaredState,
  eventLabel,
  say,
} from '../core/xstate-adapter.ts'
import {
  channelName,
  type Entry,
  type FromPage,
  type FromViewer,
} from '../inspection/protocol.ts'
import { effectOf, hear, look, type Moment, type Standing, type View } from './state.ts'

createRoot(document.body).render(<Viewer />)

/** Polling interval in milliseconds. */
const pace = 100
const channel = new BroadcastChannel(channelName)
const tell = (command: FromViewer) => channel.postMessage(command)

/** Displays the machines of all pages that are open in this browser. */
function Viewer() {
  const [pages, dispatch] = useReducer(hear, new Map())
  const [page, choosePage] = useState<string>()
  const [moment, chooseMoment] = useState<Moment>()
  const actor = useSyncExternalStore(onAddress, () => location.hash.slice(1))
  useEffect(() => {
    // The channel also carries the messages of other viewers.
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
      <aside aria-label="Actions et contexte">
        {standing && model && (
          <SendForm key={standing.actor.id} model={model} view={view} standing={standing} />
        )}
        {standing && <Context standing={standing} />}
      </aside>
      <Sequence view={view} onChoose={chooseMoment} />
    </>
  )
}

/** Displays which moment is selected, and a button to return to the present. */
function Now({ view, onLeave }: { view: View; onLeave: () => void }) {
  const past = view.isPast ? view.entry : undefined
  return (
    <div className={past && 'is-past'}>
      <p role="status">
        {past
          ? `Moment passé, à ${timeOf(past.at)}\u00a0: l’affichage est figé. La page continue.`
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
  // The machine's id survives a reload, so prefer it if only one actor runs the machine.
  const addressOf = (id: string, machine: string) =>
    actors.filter(({ actor }) => actor.machine === machine).length === 1 ? machine : id
  return (
    <nav aria-label="Acteurs">
      {actors.length === 0 && (
        <p role="status">Ouvrez le site dans un autre onglet de ce navigateur.</p>
      )}
      <button type="button" onClick={() => location.assign('#')}>
        Suivre le dernier changement
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

type Marks = { active: readonly string[]; last: Entry | undefined }

/** Draws the nested states of a machine, and highlights active states and the last transitions. */
function Chart({ model, ...marks }: Marks & { model: Model }) {
  const place = marks.active.join()
  useEffect(() => {
    document.querySelector('.leaf.is-active')?.scrollIntoView({ block: 'nearest' })
  }, [model, place])
  return (
    <div className="chart" role="region" aria-label="Dessin">
      <State state={declaredRoot(model.machine)} {...marks} />
    </div>
  )
}

function State({ state, active, last }: Marks & { state: DeclaredState }) {
  const { path, label, type, isInitial, notes, transitions, states } = state
  const classes = [
    type,
    ...(states.length === 0 ? ['leaf'] : []),
    ...(active.includes(path || '(root)') ? ['is-active'] : []),
  ]
  const markOf = (id: string) =>
    (last?.taken.includes(id) ? 'is-taken ' : '') +
    (last?.refused.includes(id) ? 'is-refused' : '')
  return (
    <div className={classes.join(' ')} data-state={path || '(root)'}>
      <b>
        {isInitial && '● '}
        {label}
      </b>{' '}
      <small>{notes.join(' · ')}</small>
      <ul>
        {transitions.map(({ id, cause, targets }) => (
          <li key={id} data-transition={id} className={markOf(id)}>
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

type SendFormProps = { model: Model; view: View; standing: Standing }

/** Form that sends any event of the machine, including internal ones such as the end of a promise. */
function SendForm({ model, view, standing: { actor, isRunning } }: SendFormProps) {
  const types = model.machine.events.filter((type) => !type.includes('*'))
  const [type, setType] = useState(types[0] ?? '')
  const [problem, setProblem] = useState('')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const payload = new FormData(event.currentTarget).get('payload')
    const parsed = parseJson(typeof payload === 'string' ? payload : '')
    setProblem(isRecord(parsed) ? '' : 'Le contenu n’est pas un objet JSON.')
    if (isRecord(parsed))
      tell({ kind: 'send', page: view.id, actor: actor.id, event: { ...parsed, type } })
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
      <button type="submit" disabled={view.isPast || !isRunning || types.length === 0}>
        Envoyer
      </button>
      <p role="status">{problem}</p>
    </form>
  )
}

/** Returns an example payload as JSON, taken from the model's events in the initial state. */
function exampleOf(model: Model, type: string): string {
  const tried = model.events(new Session(model).read())
  const { type: _, ...payload } = tried.find((event) => event.type === type) ?? { type }
  return JSON.stringify(payload)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Displays the context of an actor and the changes made by its last event. */
function Context({ standing: { actor, before, context } }: { standing: Standing }) {
  const changes = before === undefined ? [] : differences(before, context)
  return (
    <>
      <h2>Ce qui a changé</h2>
      {changes.length === 0 && (
        <p>
          {before === undefined
            ? 'Le contexte précédent n’est pas en mémoire.'
            : 'Aucun changement.'}
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
  return JSON.stringify(value) ?? '(absent)'
}

type SequenceProps = { view: View; onChoose: (moment: Moment) => void }

/** Lists events with sender, receiver and effect. A search field filters the rows. */
function Sequence({ view, onChoose }: SequenceProps) {
  const { id, entries, entry: current, isPast } = view
  const [wanted, setWanted] = useState('')
  const isWanted = (entry: Entry) =>
    wanted === '' || wordsOf(entry).join(' ').includes(wanted)
  const end = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    if (!isPast) end.current?.scrollIntoView({ block: 'nearest' })
  }, [isPast, entries])
  return (
    <section aria-label="Séquence">
      <label>
        Ne montrer que{' '}
        <input
          type="search"
          value={wanted}
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
          {entries.filter(isWanted).map((entry) => (
            <Row
              key={entry.seq}
              page={id}
              entry={entry}
              isCurrent={entry === current}
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
  isCurrent: boolean
}

const Row = memo(function Row({ page, entry, isCurrent, onChoose }: RowProps) {
  const { seq, at } = entry
  const [actors, event, details, effect] = wordsOf(entry)
  return (
    <tr aria-current={isCurrent}>
      <td>
        <button type="button" onClick={() => onChoose({ page, seq })}>
          {timeOf(at)}
        </button>
      </td>
      <td>{actors}</td>
      <td>
        <code>{event}</code> <small>{details}</small>
      </td>
      <td>{effect}</td>
    </tr>
  )
})

/** Returns the cells of a row: sender and receiver, event, payload, effect. */
function wordsOf(entry: Entry) {
  const { source, isEmitted, actor, event } = entry
  const { type, ...payload } = event
  const details = JSON.stringify(payload)
  return [
    `${source?.name ?? 'extérieur'} → ${actor.name}${isEmitted ? ' (émis)' : ''}`,
    eventLabel(type),
    details === '{}' ? '' : details,
    effectOf(entry),
  ] as const
}

/** Formats a timestamp in milliseconds as a time of day. */
function timeOf(at: number): string {
  return new Date(at).toLocaleTimeString('fr')
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
