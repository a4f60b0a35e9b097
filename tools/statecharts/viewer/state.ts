import { eventLabel, formatState, initType, stopType } from '../core/xstate-adapter.ts'
import { capacity, type Entry, type FromPage, type Report } from '../inspection/protocol.ts'

/** The open pages, keyed by id, in the order of their latest message. */
export type Pages = ReadonlyMap<string, Pick<Report, 'path' | 'isMasked' | 'entries'>>

export function receive(known: Pages, message: FromPage): Pages {
  const pages = new Map(known)
  pages.delete(message.page)
  if (message.kind === 'leave') return pages
  const { page, entries, ...rest } = message
  // A report can repeat known events, for example after a change of masking, and then replaces them.
  const from = entries[0]?.seq ?? Infinity
  const older = (known.get(page)?.entries ?? []).filter(({ seq }) => seq < from)
  const all = [...older, ...entries]
  const before = statesAfter(all.slice(0, -capacity))
    .flatMap(({ isRunning, last }) => (isRunning ? last : []))
    .toSorted((one, other) => one.seq - other.seq)
  return pages.set(page, { ...rest, entries: [...before, ...all.slice(-capacity)] })
}

/** A position in a page's history, directly after the event with the number `seq`. */
export type Moment = { readonly page: string; readonly seq: number }

type Choice = {
  /** Selected page. Defaults to the page that reported last. */
  readonly page?: string | undefined
  /** Id of an actor or of a machine. An empty text selects the machine that received the last event. */
  readonly actor: string
  /** Selected moment of the past. Defaults to the present. */
  readonly moment?: Moment | undefined
}

/** Returns the id of an actor or machine from the hash of a URL, which encodes it, or an empty text. */
export const actorIn = (hash: string): string =>
  [...new URLSearchParams(hash.slice(1)).keys()][0] ?? ''

export type View = ReturnType<typeof viewAt>

/** Returns the selected page, its actors at the selected moment, and the selected actor. */
export function viewAt(pages: Pages, { page, actor, moment }: Choice) {
  const id = (page !== undefined && pages.has(page) ? page : [...pages.keys()].at(-1)) ?? ''
  const shown = pages.get(id) ?? { path: '', isMasked: true, entries: [] }
  const seq = moment?.page === id ? moment.seq : Infinity
  const entries = shown.entries.filter((one) => one.seq <= seq)
  const moved = entries.findLast((one) => one.actor.machine && one.event.type !== initType)
  const wanted = actor || (moved ?? entries.at(-1))?.actor.id
  const actorStates = statesAfter(entries)
  const found = actorStates.filter((one) =>
    [one.actor.id, one.actor.machine].includes(wanted),
  )
  return {
    ...shown,
    id,
    actors: actorStates.filter(({ isRunning }) => isRunning),
    /** Last event up to the selected moment. Undefined if no past moment is selected. */
    past: seq < Infinity ? entries.at(-1) : undefined,
    selected: found.find(({ isRunning }) => isRunning) ?? found.at(-1),
  }
}

/** State of an actor at a moment, with its last event. */
export type ActorState = Pick<Entry, 'actor' | 'value' | 'context' | 'timers'> & {
  /** Context before the last event. */
  readonly before: unknown
  readonly last: Entry
  readonly isRunning: boolean
}

/** Returns the state of every actor after these events, including stopped actors. */
export function statesAfter(entries: readonly Entry[]): readonly ActorState[] {
  const actorStates = new Map<string, ActorState>()
  for (const last of entries) {
    const { actor, event, isOver } = last
    const known = actorStates.get(actor.id)
    const isHandled = last.value !== undefined
    const { value, context, timers } = isHandled ? last : (known ?? last)
    // An event sent to a stopped actor does not restart it.
    const isAlive = event.type === initType || known?.isRunning === true || isHandled
    const isRunning = isAlive && !isOver
    const before = known?.context
    const state = { actor, value, context, timers, before, last, isRunning }
    actorStates.set(actor.id, state)
  }
  return [...actorStates.values()]
}

/**
 * Returns the pending timers of the selected actor with the milliseconds left, soonest first. If a past
 * moment is selected, the times are those of that moment.
 */
export function timersAt({ selected, past }: View, present: number) {
  const now = past?.at ?? present
  const timers = selected?.isRunning ? selected.timers : []
  // Hidden pages fire timers late, so an overdue event to the actor itself is still pending. An overdue
  // event to another actor may have arrived already, because only its receiver records it.
  return timers
    .map(({ type, isOwn, due }) => ({ type, isOwn, left: Math.max(0, due - now) }))
    .filter(({ isOwn, left }) => isOwn || left > 0)
    .toSorted((one, other) => one.left - other.left)
}

/** Describes an event of a promise, an observable or a callback. */
function effectWithoutStates(type: string): string {
  if (/^xstate\.\w+\.(?:reject|error)$/.test(type)) return 'a échoué'
  return /^xstate\.\w+\.(?:resolve|complete)$/.test(type) ? 'a réussi' : 'événement reçu'
}

/** Describes the effect of an event in one line. */
export function effectOf({ actor, event, value, taken, rejected }: Entry): string {
  if (event.type === stopType) return 'arrêté'
  if (event.type === initType)
    return value === undefined ? 'lancé' : `lancé dans l’état ${formatState(value)}`
  if (actor.machine === undefined) return effectWithoutStates(event.type)
  if (value === undefined) return 'ignoré\u00a0: l’acteur était déjà arrêté'
  if (taken.length > 0) return taken.join(', ')
  const guards = new Set(rejected.map((id) => /\[(.+)\]/.exec(id)?.[1]))
  if (guards.size > 0) return `refusé par ${[...guards].join(', ')}`
  return `ignoré\u00a0: aucune transition pour ${eventLabel(event.type)} dans ${formatState(value)}`
}
