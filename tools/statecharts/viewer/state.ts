import { isStart } from '../core/xstate-adapter.ts'
import type {
  ActorReport,
  Entry,
  FromPage,
  Identity,
  Report,
} from '../inspection/protocol.ts'

/** Entries kept of one page; older ones are dropped. */
const capacity = 5000

type InspectedPage = Pick<Report, 'path' | 'isMasked' | 'entries' | 'actors'>

/** The open pages by their ids; the latest that spoke comes last. */
export type Pages = ReadonlyMap<string, InspectedPage>

export function hear(known: Pages, message: FromPage): Pages {
  const pages = new Map(known)
  pages.delete(message.page)
  if (message.kind === 'leave') return pages
  const { page, entries, ...rest } = message
  // It holds the newest: what it holds takes the place of what was known.
  const from = entries[0]?.seq ?? Infinity
  const older = (known.get(page)?.entries ?? []).filter(({ seq }) => seq < from)
  return pages.set(page, { ...rest, entries: [...older, ...entries].slice(-capacity) })
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
export type View = InspectedPage & {
  readonly id: string
  /** Whether it shows a moment that is past. */
  readonly isPast: boolean
  /** The entry at which it looks, the newest unless one is chosen. */
  readonly entry: Entry | undefined
  readonly standing: Standing | undefined
}

/** One actor at a moment, and what it did last. */
export type Standing = ActorReport & {
  readonly isRunning: boolean
  readonly last: Entry | undefined
  /** The context before its last event. */
  readonly before: unknown
}

/** The page, the actors of the moment and the one of them that is looked at. */
export function look(pages: Pages, { page, actor, moment }: Choice): View {
  const id = (page !== undefined && pages.has(page) ? page : [...pages.keys()].at(-1)) ?? ''
  const shown = pages.get(id) ?? { path: '', isMasked: true, entries: [], actors: [] }
  const seq = moment?.page === id ? moment.seq : undefined
  const past = shown.entries.filter((entry) => entry.seq <= (seq ?? Infinity))
  const actors = seq === undefined ? shown.actors : actorsAt(shown, seq)
  const met = [...actors, ...shown.actors, ...shown.entries.map((entry) => entry.actor)]
  const named = met.find((one) => one.id === actor)
  const chosen = named ?? met.find((one) => one.machine === actor)
  const identity = actor ? chosen : moverOf(past)
  return {
    ...shown,
    id,
    actors,
    isPast: seq !== undefined,
    entry: past.at(-1),
    standing: identity && standingOf(identity, actors, past),
  }
}

function moverOf(past: readonly Entry[]): Identity | undefined {
  const moved = past.findLast((entry) => entry.actor.machine && !isStart(entry.event))
  return (moved ?? past.at(-1))?.actor
}

function standingOf(
  { id, name, parent, machine }: Identity,
  actors: readonly ActorReport[],
  past: readonly Entry[],
): Standing {
  const own = past.filter((entry) => entry.actor.id === id)
  const heard = own.filter((entry) => entry.value !== undefined)
  const now = actors.find((actor) => actor.id === id)
  const { value, context } = now ?? heard.at(-1) ?? {}
  const last = own.at(-1)
  const before = heard.findLast((entry) => entry !== last)?.context
  return { id, name, parent, machine, value, context, before, last, isRunning: !!now }
}

/** Stands for a context that was dropped from memory before anybody asked for it. */
export const forgotten = '…'

/** The actors that ran when the event `seq` and all before it had been dealt with. */
export function actorsAt(
  page: Pick<Report, 'entries' | 'actors'>,
  seq: number,
): readonly ActorReport[] {
  const actors = new Map<string, ActorReport>()
  const met = new Set<string>()
  for (const entry of page.entries) {
    const { actor, event, before, value, context, isOver } = entry
    if (entry.seq <= seq) {
      // What is sent to an actor that has ended brings it to no life.
      const isHeard = isStart(event) || actors.has(actor.id) || value !== undefined
      if (isOver || !isHeard) actors.delete(actor.id)
      else actors.set(actor.id, { ...actor, value, context })
    } else if (!met.has(actor.id) && !isStart(event)) {
      // Its first remembered event is still to come: it stands as that will find it.
      if (actor.machine === undefined || value !== undefined)
        actors.set(actor.id, { ...actor, value: before, context: forgotten })
    }
    met.add(actor.id)
  }
  const unmoved = page.actors.filter(({ id }) => !met.has(id))
  return [...actors.values(), ...unmoved]
}
