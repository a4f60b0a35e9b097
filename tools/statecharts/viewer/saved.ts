/** A session of all actors as a file, and what of it can be done again on a page. */
import { parseJson } from '../core/json.ts'
import type { ActorReport, Entry, Identity, Timer } from '../inspection/protocol.ts'
import { recordOf } from '../inspection/masked.ts'
import { endingOf, isStart, isStop } from '../core/xstate-adapter.ts'
import { eventName, isState, say } from './reading.ts'
import type { InspectedPage } from './state.ts'

const kind = 'machines-session'
const version = 1

/** All that is in memory of a page, as JSON; what was masked stays so. */
export function sessionText({
  path,
  isMasked,
  first,
  entries,
  actors,
  timers,
}: InspectedPage) {
  const told = { path, isMasked, first, entries, actors: [...actors.values()], timers }
  return JSON.stringify({ kind, version, ...told }, null, 1)
}

/** Reads what `sessionText` wrote; undefined for anything else. */
export function readSession(text: string): InspectedPage | undefined {
  const told = recordOf(parseJson(text))
  const { path, isMasked, first, entries, actors, timers } = told
  if (told.kind !== kind || told.version !== version) return undefined
  if (typeof path !== 'string' || typeof isMasked !== 'boolean') return undefined
  if (typeof first !== 'number' || !areAll(entries, isEntry)) return undefined
  if (!areAll(actors, isActor) || !areAll(timers, isTimer)) return undefined
  const byId = new Map(actors.map((actor) => [actor.id, actor]))
  return { path, isMasked, first, entries, actors: byId, timers, isSaved: true }
}

function areAll<Item>(
  items: unknown,
  isOne: (item: unknown) => item is Item,
): items is readonly Item[] {
  return Array.isArray(items) && items.every(isOne)
}

function isIdentity(part: unknown): part is Identity {
  const { id, name } = recordOf(part)
  return typeof id === 'string' && typeof name === 'string'
}

function isActor(part: unknown): part is ActorReport {
  return isIdentity(part)
}

function isTimer(part: unknown): part is Timer {
  const { actor, event, dueAt, delay } = recordOf(part)
  const isTimed = typeof dueAt === 'number' && typeof delay === 'number'
  return isTimed && typeof event === 'string' && isIdentity(actor)
}

function isEntry(part: unknown): part is Entry {
  const { seq, at, actor, source, event, steps, timers } = recordOf(part)
  return (
    typeof seq === 'number' &&
    typeof at === 'number' &&
    isIdentity(actor) &&
    (source === undefined || isIdentity(source)) &&
    typeof recordOf(event).type === 'string' &&
    Array.isArray(steps) &&
    steps.every((step) => Array.isArray(recordOf(step).taken)) &&
    areAll(timers, isTimer)
  )
}

export type Replay = {
  /** What came from outside, in order. */
  readonly sends: readonly Entry[]
  /** What did, or ended by itself, and cannot be sent: a reason each. */
  readonly left: readonly string[]
}

/** What machines sent each other follows by itself; what the world did does not. */
export function replayOf({ entries, isMasked }: InspectedPage): Replay {
  const left = new Map<string, number>()
  const leave = (reason: string) => left.set(reason, (left.get(reason) ?? 0) + 1)
  const sends = entries.filter((entry) => {
    const { actor, source, event } = entry
    if (isStart(event) || isStop(event)) return false
    if (actor.machine === undefined) leave(`l’issue de ${actor.name}`)
    else if (source?.id === actor.id)
      leave(`le délai ${eventName(event.type).replace(/^after /, '')} de ${actor.name}`)
    else if (source === undefined && endingOf(event) === undefined) {
      if (isWhole(event)) return true
      leave(`${event.type}, qui porte une fonction ou un acteur`)
    }
    return false
  })
  const counted = [...left].map(([reason, count]) =>
    count > 1 ? `${reason} (${count} fois)` : reason,
  )
  const masked = isMasked ? ['la saisie : ses textes masqués la remplacent'] : []
  return { sends, left: [...counted, ...masked] }
}

function isWhole(event: Entry['event']): boolean {
  return !/"\[function\]"|"\[actor /.test(JSON.stringify(event))
}

/** The running actor of a page to which a session's actor corresponds: the same name and place. */
export function counterpart(
  { id, name, machine }: Identity,
  session: InspectedPage,
  page: InspectedPage,
): ActorReport | undefined {
  const isAlike = (other: Identity) => other.name === name && other.machine === machine
  const met = [...session.actors.values(), ...session.entries.map(({ actor }) => actor)]
  const ids = [...new Set(met.filter(isAlike).map((one) => one.id))].toSorted(byNumber)
  const own = [...page.actors.values()].filter(isAlike)
  return own.toSorted((a, b) => byNumber(a.id, b.id))[ids.indexOf(id)]
}

/** XState counts its actors. */
function byNumber(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

/** Where the actors of a page stand otherwise than those of a session at its end. */
export function otherStates(
  session: InspectedPage,
  page: InspectedPage,
): readonly string[] {
  return [...session.actors.values()].flatMap((actor) => {
    if (actor.machine === undefined || !isState(actor.value)) return []
    const now = counterpart(actor, session, page)?.value
    const [wanted, found] = [say(actor.value), isState(now) ? say(now) : 'rien']
    return wanted === found ? [] : `${actor.name} : ${found} au lieu de ${wanted}`
  })
}
