import { eventLabel, say, starting, stopping } from '../core/xstate-adapter.ts'
import type { Entry, FromPage, Report } from '../inspection/protocol.ts'

/** The open pages by their ids; the latest that spoke comes last. */
export type Pages = ReadonlyMap<string, Pick<Report, 'path' | 'isMasked' | 'entries'>>

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
  const before = standingsAfter(all.slice(0, -capacity))
    .flatMap(({ isRunning, last }) => (isRunning ? last : []))
    .toSorted((one, other) => one.seq - other.seq)
  return pages.set(page, { ...rest, entries: [...before, ...all.slice(-capacity)] })
}

/** An event of a page: the moment at which it and all before it had been dealt with. */
export type Moment = { readonly page: string; readonly seq: number }

type Choice = {
  /** The chosen page; the latest that spoke unless chosen. */
  readonly page?: string | undefined
  /** The id of an actor or of a machine; empty: what moved last. */
  readonly actor: string
  /** Now, unless one is chosen. */
  readonly moment?: Moment | undefined
}

export type View = ReturnType<typeof look>

/** The page, the actors of the moment and the one of them that is looked at. */
export function look(pages: Pages, { page, actor, moment }: Choice) {
  const id = (page !== undefined && pages.has(page) ? page : [...pages.keys()].at(-1)) ?? ''
  const shown = pages.get(id) ?? { path: '', isMasked: true, entries: [] }
  const isPast = moment?.page === id
  const past = isPast ? shown.entries.filter(({ seq }) => seq <= moment.seq) : shown.entries
  const moved = past.findLast((one) => one.actor.machine && one.event.type !== starting)
  const wanted = actor || (moved ?? past.at(-1))?.actor.id
  const standings = standingsAfter(past)
  const found = standings.filter((one) =>
    [one.actor.id, one.actor.machine].includes(wanted),
  )
  return {
    ...shown,
    id,
    actors: standings.filter(({ isRunning }) => isRunning),
    isPast,
    entry: past.at(-1),
    standing: found.find(({ isRunning }) => isRunning) ?? found.at(-1),
  }
}

/** One actor at a moment, and what it did last. */
export type Standing = Pick<Entry, 'actor' | 'value' | 'context'> & {
  /** The context before its last event. */
  readonly before: unknown
  readonly last: Entry
  readonly isRunning: boolean
}

/** Every actor once all these had been dealt with, those that have ended too. */
export function standingsAfter(entries: readonly Entry[]): readonly Standing[] {
  const standings = new Map<string, Standing>()
  for (const last of entries) {
    const { actor, event, isOver } = last
    const known = standings.get(actor.id)
    const isHeard = last.value !== undefined
    const { value, context } = isHeard ? last : (known ?? last)
    // What is sent to an actor that has ended brings it to no life.
    const isAlive = event.type === starting || known?.isRunning === true || isHeard
    const isRunning = isAlive && !isOver
    const before = known?.context
    standings.set(actor.id, { actor, value, context, before, last, isRunning })
  }
  return [...standings.values()]
}

/** What came of an event, in one line. */
export function effectOf({ actor, event, value, taken, refused }: Entry): string {
  if (event.type === stopping) return 'arrêté'
  if (event.type === starting)
    return value === undefined ? 'lancé' : `lancé dans ${say(value)}`
  if (actor.machine === undefined)
    return event.type.endsWith('.reject') ? 'échoue' : 'réussit'
  if (value === undefined) return 'non entendu\u00a0: l’acteur était terminé'
  if (taken.length > 0) return taken.join(', ')
  const guards = new Set(refused.map((id) => /\[(.+)\]/.exec(id)?.[1]))
  if (guards.size > 0) return `refusé par ${[...guards].join(', ')}`
  return `ignoré\u00a0: rien n’écoute ${eventLabel(event.type)} dans ${say(value)}`
}
