import type { StateValue } from 'xstate'
import { eventLabel, isStart, isStop, say } from '../core/xstate-adapter.ts'
import type { Entry, FromPage, Identity, Report } from '../inspection/protocol.ts'

type InspectedPage = Pick<Report, 'path' | 'isMasked' | 'entries'>

/** The open pages by their ids; the latest that spoke comes last. */
export type Pages = ReadonlyMap<string, InspectedPage>

/** Events kept of each page, as many as the page itself remembers. */
const capacity = 1000

export function hear(known: Pages, message: FromPage): Pages {
  const pages = new Map(known)
  pages.delete(message.page)
  if (message.kind === 'leave') return pages
  const { page, entries, ...rest } = message
  // It holds the newest: what it holds takes the place of what was known.
  const from = entries[0]?.seq ?? Infinity
  const older = (known.get(page)?.entries ?? []).filter(({ seq }) => seq < from)
  const all = [...older, ...entries]
  const before = actorsAfter(all.slice(0, -capacity)).toSorted(
    (one, other) => one.seq - other.seq,
  )
  return pages.set(page, { ...rest, entries: [...before, ...all.slice(-capacity)] })
}

/** An event of a page: the moment at which it and all before it had been dealt with. */
export type Moment = { readonly page: string; readonly seq: number }

export type Choice = {
  /** The chosen page; the latest that spoke unless chosen. */
  readonly page?: string | undefined
  /** The id of an actor or of a machine; empty: what moved last. */
  readonly actor: string
  /** Now, unless one is chosen. */
  readonly moment?: Moment | undefined
}

/** What is shown of the pages. */
export type View = ReturnType<typeof look>
/** One actor at a moment, and what it did last. */
export type Standing = ReturnType<typeof standingOf>

/** The page, the actors of the moment and the one of them that is looked at. */
export function look(pages: Pages, { page, actor, moment }: Choice) {
  const id = (page !== undefined && pages.has(page) ? page : [...pages.keys()].at(-1)) ?? ''
  const shown = pages.get(id) ?? { path: '', isMasked: true, entries: [] }
  const isPast = moment?.page === id
  const past = isPast ? shown.entries.filter(({ seq }) => seq <= moment.seq) : shown.entries
  const actors = actorsAfter(past)
  const isNamed = (one: Entry) => one.actor.id === actor || one.actor.machine === actor
  const moved = (one: Entry) => one.actor.machine && !isStart(one.event)
  const chosen = actor
    ? (actors.find(isNamed) ?? past.findLast(isNamed))
    : (past.findLast(moved) ?? past.at(-1))
  const standing = chosen && standingOf(chosen.actor, actors, past)
  return {
    ...shown,
    id,
    /** The last entry of each actor that runs at the moment. */
    actors,
    isPast,
    /** The newest unless one is chosen. */
    entry: past.at(-1),
    standing,
  }
}

function standingOf(actor: Identity, actors: readonly Entry[], past: readonly Entry[]) {
  const own = past.filter((entry) => entry.actor.id === actor.id)
  const heard = own.filter((entry) => entry.value !== undefined)
  const last = own.at(-1)
  const { value, context } = heard.at(-1) ?? {}
  return {
    actor,
    value,
    context,
    /** The context before its last event. */
    before: heard.findLast((entry) => entry !== last)?.context,
    last,
    isRunning: actors.some((one) => one.actor.id === actor.id),
  }
}

/** The last entry of each actor that runs once all these had been dealt with. */
export function actorsAfter(entries: readonly Entry[]): readonly Entry[] {
  const actors = new Map<string, Entry>()
  for (const entry of entries) {
    const { id } = entry.actor
    // What is sent to an actor that has ended brings it to no life.
    const isHeard = isStart(entry.event) || actors.has(id) || entry.value !== undefined
    if (entry.isOver || !isHeard) actors.delete(id)
    else actors.set(id, entry)
  }
  return [...actors.values()]
}

/** What an entry of the log means. */
type Reading = {
  readonly outcome: 'told' | 'taken' | 'refused' | 'ignored'
  /** One line for a reader. */
  readonly text: string
}

export function readEntry({ actor, event, value, taken, refused }: Entry): Reading {
  const told = (text: string): Reading => ({ outcome: 'told', text })
  if (isStop(event)) return told('arrêté')
  if (isStart(event)) return told(isState(value) ? `lancé dans ${say(value)}` : 'lancé')
  if (actor.machine === undefined)
    return told(event.type.endsWith('.reject') ? 'échoue' : 'réussit')
  if (!isState(value)) return told('non entendu : l’acteur était terminé')
  if (taken.length > 0) return { outcome: 'taken', text: taken.join(', ') }
  const guards = new Set(refused.map((id) => /\[(.+)\]/.exec(id)?.[1]))
  if (guards.size > 0)
    return { outcome: 'refused', text: `refusé par ${[...guards].join(', ')}` }
  const text = `ignoré : rien n’écoute ${eventLabel(event.type)} dans ${say(value)}`
  return { outcome: 'ignored', text }
}

export function isState(value: unknown): value is StateValue {
  return typeof value === 'string' || (typeof value === 'object' && value !== null)
}
