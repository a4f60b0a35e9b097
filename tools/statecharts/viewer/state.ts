import type {
  ActorReport,
  Entry,
  FromPage,
  Identity,
  Report,
} from '../inspection/protocol.ts'
import { isStart } from '../core/xstate-adapter.ts'
import type { Address } from './address.ts'
import { type Moment, momentAt } from './moment.ts'

/** Entries kept of one page; older ones are dropped. */
const capacity = 5000

export type InspectedPage = Pick<
  Report,
  'path' | 'isMasked' | 'first' | 'timers' | 'entries'
> & {
  readonly actors: ReadonlyMap<string, ActorReport>
}

export type ViewerState = {
  readonly pages: ReadonlyMap<string, InspectedPage>
  /** The chosen page; the latest that spoke unless chosen. */
  readonly page: string | undefined
  /** The chosen machine, actor and state; what moved last unless chosen. */
  readonly chosen: Chosen | undefined
  /** The newest entry shown while paused. */
  readonly pausedAt: number | undefined
  /** The entry looked at; the newest unless chosen. */
  readonly cursor: number | undefined
  /** The entry with which the one looked at is compared; the one before unless chosen. */
  readonly base: number | undefined
  /** What the actor's name or the event's type must contain. */
  readonly filter: string
}

/** As an address, but that the machine is named by its id. */
type Chosen = Address

export type ViewerAction =
  | { readonly type: 'message.hear'; readonly message: FromPage }
  | { readonly type: 'page.choose'; readonly page: string }
  | { readonly type: 'choose'; readonly chosen: Chosen | undefined }
  | { readonly type: 'filter.change'; readonly filter: string }
  | { readonly type: 'entry.choose'; readonly seq: number }
  | { readonly type: 'base.choose'; readonly seq: number | undefined }
  | { readonly type: 'pause.toggle' }
  /** To the previous or the next visible entry; pauses. */
  | { readonly type: 'step'; readonly by: -1 | 1 }

const live = {
  pausedAt: undefined,
  cursor: undefined,
  base: undefined,
} as const

export const initialState: ViewerState = {
  ...live,
  pages: new Map(),
  page: undefined,
  chosen: undefined,
  filter: '',
}

export function reduce(state: ViewerState, action: ViewerAction): ViewerState {
  switch (action.type) {
    case 'message.hear':
      return hear(state, action.message)
    case 'page.choose':
      return { ...state, ...live, page: action.page }
    case 'choose':
      return { ...state, chosen: action.chosen }
    case 'filter.change':
      return { ...state, filter: action.filter }
    case 'entry.choose':
      return { ...pause(state), cursor: action.seq }
    case 'base.choose':
      return { ...state, base: action.seq }
    case 'pause.toggle':
      return state.pausedAt === undefined ? pause(state) : { ...state, ...live }
    case 'step':
      return step(state, action.by)
  }
}

function hear(state: ViewerState, message: FromPage): ViewerState {
  const pages = new Map(state.pages)
  if (message.kind === 'leave') {
    pages.delete(message.page)
    return message.page === state.page
      ? { ...state, ...live, pages, page: undefined }
      : { ...state, pages }
  }
  const { page, entries, actors, ended, ...rest } = message
  const known = pages.get(page)
  const next = new Map(known?.actors)
  for (const actor of actors) next.set(actor.id, actor)
  for (const id of ended) next.delete(id)
  // The latest that spoke comes last.
  pages.delete(page)
  const all = joined(known?.entries ?? [], entries)
  pages.set(page, { ...rest, entries: all, actors: next })
  return { ...state, pages }
}

/** A report always holds the newest: what it holds takes the place of what was known. */
function joined(known: readonly Entry[], told: readonly Entry[]): readonly Entry[] {
  const from = told[0]?.seq ?? Infinity
  return [...known.filter(({ seq }) => seq < from), ...told].slice(-capacity)
}

function pause(state: ViewerState): ViewerState {
  const newest = pageOf(state)?.entries.at(-1)?.seq
  return { ...state, pausedAt: state.pausedAt ?? newest ?? 0 }
}

function step(state: ViewerState, by: -1 | 1): ViewerState {
  const visible = visibleEntries(state)
  const here = visible.findIndex(({ seq }) => seq === entryOf(state)?.seq)
  const next = visible[Math.min(visible.length - 1, Math.max(0, here + by))]
  return next ? { ...pause(state), cursor: next.seq } : state
}

export function pageOf(state: ViewerState): InspectedPage | undefined {
  return state.pages.get(pageIdOf(state) ?? '')
}

/** The id of the page that is shown. */
export function pageIdOf({ pages, page }: ViewerState): string | undefined {
  return page ?? [...pages.keys()].at(-1)
}

/** The entries that are shown, oldest first. */
export function visibleEntries(state: ViewerState): readonly Entry[] {
  const wanted = state.filter.trim().toLowerCase()
  const newest = state.pausedAt ?? Infinity
  return (pageOf(state)?.entries ?? []).filter(
    ({ seq, actor, source, event }) =>
      seq <= newest &&
      `${source?.name} ${actor.name} ${event.type}`.toLowerCase().includes(wanted),
  )
}

/** The entry that is looked at. */
export function entryOf(state: ViewerState): Entry | undefined {
  const visible = visibleEntries(state)
  return visible.find(({ seq }) => seq === state.cursor) ?? visible.at(-1)
}

/** Every actor as it stands, or stood when the entry looked at was over. */
export function momentOf(state: ViewerState): Moment | undefined {
  const page = pageOf(state)
  if (!page) return undefined
  const isLive = state.pausedAt === undefined
  return momentAt(page, isLive ? undefined : (entryOf(state)?.seq ?? -1))
}

/** One actor at that moment, and what it did last. */
export type Standing = Identity & {
  readonly value: unknown
  readonly context: unknown
  /** Whether it ran at that moment. */
  readonly isRunning: boolean
  readonly last: Entry | undefined
  /** Everything it went through until then, oldest first. */
  readonly history: readonly Entry[]
}

/** The actor that is looked at: the chosen one, else the machine that moved last. */
export function standingOf(state: ViewerState): Standing | undefined {
  const page = pageOf(state)
  const moment = momentOf(state)
  if (!page || !moment) return undefined
  const newest = moment.at === undefined ? Infinity : (entryOf(state)?.seq ?? -1)
  const past = page.entries.filter(({ seq }) => seq <= newest)
  const identity = state.chosen ? chosenOf(state.chosen, moment, page) : moverOf(past)
  if (!identity) return undefined
  const { id, name, parent, machine } = identity
  const history = past.filter(({ actor }) => actor.id === id)
  const last = history.at(-1)
  const now = moment.actors.find((actor) => actor.id === id)
  const { value, context } = now ?? history.findLast((one) => one.value !== undefined) ?? {}
  const isRunning = now !== undefined
  return { id, name, parent, machine, value, context, isRunning, last, history }
}

function chosenOf({ machine, actor }: Chosen, moment: Moment, page: InspectedPage) {
  const met = [
    ...moment.actors,
    ...page.actors.values(),
    ...page.entries.map((one) => one.actor),
  ]
  const own = met.filter((one) => one.machine === machine)
  return own.find(({ id }) => id === actor) ?? own[0]
}

function moverOf(past: readonly Entry[]): Identity | undefined {
  const moved = past.findLast(
    ({ actor, event }) => actor.machine !== undefined && !isStart(event),
  )
  return (moved ?? past.at(-1))?.actor
}

/** The context with which that of an actor is compared: as its event before, or the base, left it. */
export function contextBefore({ base }: ViewerState, { history }: Standing): unknown {
  const earlier =
    base === undefined ? history.slice(0, -1) : history.filter(({ seq }) => seq <= base)
  return earlier.findLast(({ value }) => value !== undefined)?.context
}
