import { createHash } from 'node:crypto'
import { coveringWalks } from '../core/coverage.ts'
import { type Edge, explore, type Node } from '../core/explore.ts'
import { describeStep, type Step } from '../core/step.ts'
import { declaredTransitions } from '../core/xstate-adapter.ts'
import {
  type Cells,
  instructionOf,
  type Place,
  say,
  type Saying,
  type World,
} from './sentence.ts'
import { consult, nextDue, type SpecState } from '../core/oracle.ts'
import type { Model } from '../core/spec.ts'
import { sentences } from './sentences.ts'
import type { ManualScripts, Screen } from '../screen/screen.ts'
import type { UserDriver } from '../screen/user-driver.ts'

/** A script that a person follows. */
export type ManualScript = {
  /** `contact-form-3fa2c1`: made from the steps, so that it outlives what leaves them as they are. */
  readonly id: string
  readonly title: string
  /** What the specification says of its steps. */
  readonly statements: readonly string[]
  readonly rows: readonly Row[]
}

/** The scripts of a machine. */
export type ManualSuite = {
  readonly machine: string
  readonly title: string
  readonly preconditions: readonly string[]
  readonly start: readonly Saying[]
  readonly targets: Screen['targets']
  /** Steps in a script, at most. */
  readonly length: number
  readonly scripts: readonly ManualScript[]
  /** How many waits under a second were left out. */
  readonly shortWaits: number
  /** What no script covers, and why. */
  readonly left: readonly { readonly item: string; readonly reason: string }[]
}

/**
 * Few scripts with all the transitions and outcomes that a person can cause, in at most `length`
 * steps each.
 * Throws where the screen says why a person cannot take a transition that the machine has not.
 */
export function writeManualScripts(screen: Screen, length: number): ManualSuite {
  const {
    model,
    title,
    preconditions,
    start,
    targets,
    place = {},
    unreachableByHand,
  } = screen
  const declared = declaredTransitions(model.machine).map(({ id }) => id)
  const unknown = Object.keys(unreachableByHand).find((id) => !declared.includes(id))
  if (unknown !== undefined) throw new Error(`${model.name} has no transition ${unknown}`)

  const graph = explore(model)
  const reasons = new Map<Edge, string>()
  // All searches begin anew: a spot is met many times.
  const known = new Map<string, readonly Move[]>()
  const covered = new Set(graph.start.taken)
  const walks = coveringWalks<Spot, Move>(
    {
      start: { node: graph.initial, state: model.initial, place },
      keyOf: (spot) => JSON.stringify([spot.node.key, spot.place]),
      movesAt: (spot) => {
        const key = JSON.stringify([spot.node.key, spot.state, spot.place])
        const moves =
          known.get(key) ??
          movesFrom(screen, spot, (edge, reason) => {
            if (!reasons.has(edge)) reasons.set(edge, reason)
          })
        known.set(key, moves)
        return moves
      },
      after: (_spot, { to }) => to,
      itemsOf: (_spot, { edges }) => edges.flatMap(itemsOf),
      fits: (walk) => rowsIn(walk).length <= length,
    },
    covered,
  )
  const routes = [...walks]

  const reasonOf = (item: string): string => {
    const told = [...reasons].flatMap(([edge, reason]) =>
      reason !== withoutEffect && itemsOf(edge).includes(item) ? [reason] : [],
    )
    const all = [...new Set(told)].join(' ')
    return (
      unreachableByHand[item] ??
      (all || `Une personne n’y arrive pas, ou pas en ${length} étapes.`)
    )
  }
  return {
    machine: model.name,
    title,
    preconditions,
    start,
    targets,
    length,
    scripts: routes.map((route, index) => ({
      id: `${model.name}-${digest(route)}`,
      title: `${title}, script ${index + 1} sur ${routes.length}`,
      statements: model.table
        .filter(({ id }) =>
          route.some(({ edges }) => edges.some(({ rules }) => rules.includes(id))),
        )
        .map(({ says }) => says),
      rows: rowsIn(route),
    })),
    // The first step of a move is what a person does.
    shortWaits: routes
      .flat()
      .flatMap(({ edges }) => edges.slice(1))
      .filter(({ step }) => step.kind === 'delay').length,
    left: [...new Set([...graph.edges.flatMap(itemsOf), ...declared])]
      .filter((item) => !covered.has(item))
      .map((item) => ({ item, reason: reasonOf(item) })),
  }
}

/** What a script covers: the transitions of a step, and the outcome that it is. */
function itemsOf({ taken, step }: Edge): readonly string[] {
  return step.kind === 'outcome' ? [...taken, describeStep(step)] : taken
}

/** The steps that a person counts in these moves. */
function rowsIn(route: readonly Move[]): readonly Row[] {
  return compact(route.flatMap(({ rows }) => rows))
}

function digest(route: readonly Move[]): string {
  const steps = route.flatMap(({ edges }) => edges.map(({ step }) => describeStep(step)))
  return createHash('sha256').update(steps.join('\n')).digest('hex').slice(0, 6)
}

/** Where a person stands: in the graph, by the table, and on the screen. */
type Spot = {
  readonly node: Node
  readonly state: SpecState
  readonly place: Place
}

/** What a person can do at once: one gesture, and all that follows before anybody can do more. */
export type Move = {
  readonly edges: readonly Edge[]
  readonly rows: readonly Row[]
  readonly to: Spot
}

/** Told which edges nobody can take, and why. */
type Refuse = (edge: Edge, reason: string) => void

/** A move while it is put together: what is seen at its end is not yet told. */
type Draft = Omit<Move, 'rows'> & {
  readonly sayings: readonly Saying[]
  /** What puts right what was arranged. */
  readonly afterwards: readonly Saying[]
}

/** In milliseconds: nobody acts within a shorter time. */
const leastTime = 1000
const tooFast = 'Il faudrait agir en moins d’une seconde.'
/** Told of an edge only where nothing better is. */
const withoutEffect = 'À cet endroit, ce geste est sans effet.'

/** All that a person can do at a spot. */
function movesFrom(screen: Screen, spot: Spot, refuse: Refuse): readonly Move[] {
  return spot.node.out.flatMap((edge) => {
    const { step } = edge
    if (step.kind === 'wait' || step.kind === 'outcome') return []
    const begun = begin(screen, spot, edge)
    if (typeof begun === 'string') {
      refuse(edge, begun)
      return []
    }
    return endings(screen, begun, refuse).map((draft) =>
      tell(screen, spot, settle(screen, draft, refuse)),
    )
  })
}

function begin(screen: Screen, spot: Spot, edge: Edge): Draft | string {
  const [impossible] = edge.taken.flatMap((id) => screen.unreachableByHand[id] ?? [])
  if (impossible !== undefined) return impossible
  const mapped = screen.map(edge.step, spot.state)
  if (typeof mapped === 'string') return mapped
  const sayings: Saying[] = []
  let { state, place } = spot
  for (const step of mapped) {
    const done = carryOut(screen, step, state, place)
    if (typeof done === 'string') return done
    sayings.push(...done.sayings)
    ;({ state, place } = done)
  }
  return { edges: [edge], sayings, afterwards: [], to: { node: edge.target, state, place } }
}

function carryOut({ doByHand, model }: Screen, step: Step, state: SpecState, place: Place) {
  // What a screen adds to tell two events apart lasts no time for a person.
  if (step.kind === 'wait')
    return { ...consult(model.table, state, step), place, sayings: [] }
  const timed: Step = step.kind === 'delay' ? { ...step, ms: nextDue(state) ?? 0 } : step
  const after = consult(model.table, state, timed)
  if (after.rules.length === 0) return withoutEffect
  if (timed.kind === 'delay')
    return { ...after, place, sayings: [say(sentences.wait, secondsOf(timed.ms))] }
  if (timed.kind !== 'event') return 'Une réponse ne vient que de ce qui est demandé.'
  const means = doByHand(timed.event, state, place)
  return typeof means === 'string' ? means : { place, ...after, ...means }
}

/** An actor that was just started ends at once as was arranged before, or never. */
function endings(
  { arrangements = {}, model }: Screen,
  begun: Draft,
  refuse: Refuse,
): readonly Draft[] {
  const [edge] = begun.edges
  const outcomes = begun.to.node.out.filter(({ step }) => step.kind === 'outcome')
  const wasRunning = edge?.source.out.some(({ step }) => step.kind === 'outcome')
  if (outcomes.length === 0 || wasRunning === true) return [begun]
  const silent = outcomes.flatMap(({ step }) => (step.kind === 'outcome' ? step.actor : []))
  const ways = [
    ...outcomes.map((outcome) => [describeStep(outcome.step), outcome] as const),
    ...[...new Set(silent)].map((actor) => [actor, undefined] as const),
  ]
  return ways.flatMap(([name, outcome]) => {
    const how = arrangements[name] ?? 'Rien ne dit comment une personne provoque cela.'
    if (typeof how === 'string') {
      if (outcome) refuse(outcome, how)
      return []
    }
    const ended = outcome ? then(model, begun, outcome, outcome.step) : begun
    const sayings = [...how.before, ...begun.sayings]
    return [{ ...ended, sayings, afterwards: how.after ?? [] }]
  })
}

/** A move that goes on by itself. */
function then({ table }: Model, draft: Draft, edge: Edge, step: Step): Draft {
  const { state } = consult(table, draft.to.state, step)
  return {
    ...draft,
    edges: [...draft.edges, edge],
    to: { ...draft.to, node: edge.target, state },
  }
}

/** Lets all pass that is over before a person can act. */
function settle({ model }: Screen, draft: Draft, refuse: Refuse): Draft {
  let settled = draft
  for (;;) {
    const { node, state } = settled.to
    const ms = nextDue(state)
    const delay = node.out.find(({ step }) => step.kind === 'delay')
    if (ms === undefined || ms >= leastTime || !delay) return settled
    for (const edge of node.out)
      if (edge !== delay && !edge.isIgnored) refuse(edge, tooFast)
    settled = then(model, settled, delay, { kind: 'delay', ms })
  }
}

function tell({ see }: Screen, spot: Spot, draft: Draft): Move {
  const { sayings, afterwards, ...move } = draft
  const due = nextDue(spot.state)
  const rows = rowsOf(sayings).map((row) =>
    due === undefined || row.gesture.sentence === sentences.wait
      ? row
      : { ...row, within: due / 1000 },
  )
  const last = rows.at(-1)
  const expected = changesSeen(
    see(spot.state, spot.place),
    see(move.to.state, move.to.place),
  )
  const told = last ? [{ ...last, expected: [...last.expected, ...expected] }] : []
  return { ...move, rows: [...rows.slice(0, -1), ...told, ...rowsOf(afterwards)] }
}

function secondsOf(ms: number): string {
  return String(ms / 1000).replace('.', ',')
}

/** One numbered step of a script: what is done, and what is seen then. */
export type Row = {
  readonly gesture: Saying
  readonly expected: readonly Saying[]
  /** Seconds within which it has to be done; undefined when nothing runs out. */
  readonly within?: number
}

/** Gestures as rows, each with the sightings that follow it. */
function rowsOf(sayings: readonly Saying[]): readonly Row[] {
  const rows: Row[] = []
  for (const saying of sayings) {
    const last = rows.at(-1)
    if (saying.sentence.kind === 'gesture') rows.push({ gesture: saying, expected: [] })
    else if (last) rows[rows.length - 1] = { ...last, expected: [...last.expected, saying] }
  }
  return rows
}

type Seen = Readonly<Record<string, Saying>>

/** What has come and what has gone from one moment to the next; what came anew is still there. */
function changesSeen(before: Seen, after: Seen): readonly Saying[] {
  const stays = new Set(Object.values(after).map(textOf))
  const gone = Object.entries(before).flatMap(([key, saying]) => {
    const { sentence, values } = saying
    return key in after || stays.has(textOf(saying)) || sentence.over === undefined
      ? []
      : [{ sentence: sentence.over, values: values.slice(0, 1) }]
  })
  const come = Object.entries(after).flatMap(([key, saying]) => {
    const isKept = saying.sentence.isMoment === true && key in before
    return isKept || textOf(before[key]) === textOf(saying) ? [] : [saying]
  })
  return [...gone, ...come]
}

/**
 * Fields that are filled in one after the other become one row; that a field holds what was written in
 * it goes without saying.
 */
function compact(rows: readonly Row[]): readonly Row[] {
  const short: Row[] = []
  for (const row of rows) {
    const cells = filledBy(row.gesture)
    const expected = row.expected.filter(
      ({ sentence, values: [name, text] }) =>
        sentence !== sentences.holds ||
        !cells.some(([field, given]) => field === name && given === text),
    )
    const last = short.at(-1)
    const before = last?.expected.length === 0 ? filledBy(last.gesture) : []
    const isAnew = cells.every(([name]) => before.every(([other]) => other !== name))
    if (last && before.length > 0 && cells.length > 0 && isAnew) {
      const gesture = { sentence: sentences.fill, values: [], cells: [...before, ...cells] }
      short[short.length - 1] = { ...last, gesture, expected }
    } else short.push({ ...row, expected })
  }
  return short
}

/** What a gesture puts in fields, by their names. */
function filledBy({ sentence, values: [one = '', other = ''], cells }: Saying): Cells {
  if (sentence === sentences.clear) return [[one, '']]
  const isWriting = sentence === sentences.write || sentence === sentences.choose
  return isWriting ? [[other, one]] : (sentence === sentences.fill && cells) || []
}

function textOf(saying: Saying | undefined): string {
  return saying === undefined
    ? ''
    : JSON.stringify([saying.sentence.instruction, saying.values, saying.cells])
}

/** In milliseconds: how long a person looks before something is missing. */
const timeout = { step: 100, most: 900 }

/**
 * Does what a script says, as this user. Throws at the first step that cannot be done or whose
 * sight is another, with the id of the script and the number of the step, from 1.
 */
export async function followScript(
  { start, targets: own }: Pick<ManualSuite, 'start' | 'targets'>,
  { id, rows }: ManualScript,
  user: UserDriver,
  { screens, targets, afterGesture }: ManualScripts,
): Promise<void> {
  const pages = [...new Set(screens.flatMap((screen) => screen.pages))]
  const world: World = { user, targets: { ...targets, ...own }, pages, notes: new Map() }
  const follow = async (saying: Saying, number: number) => {
    const wrong = await attempt(saying, world)
    if (wrong)
      throw new Error(`${id}, étape ${number}, « ${instructionOf(saying)} » : ${wrong}`)
    if (saying.sentence.kind === 'gesture') await afterGesture?.(world)
  }
  try {
    for (const saying of start) await follow(saying, 0)
    for (const [index, { gesture, expected }] of rows.entries())
      for (const saying of [gesture, ...expected]) await follow(saying, index + 1)
  } finally {
    await user.close()
  }
}

/** What is seen may take as long to come as a person takes to look. */
async function attempt({ sentence, values, cells = [] }: Saying, world: World) {
  const run = () =>
    sentence.run(world, values, cells).catch((error: unknown) => String(error))
  let wrong = await run()
  if (sentence.kind === 'gesture') return wrong
  for (let ms = 0; wrong && ms < timeout.most; ms += timeout.step) {
    await world.user.wait(timeout.step)
    wrong = await run()
  }
  return wrong
}
