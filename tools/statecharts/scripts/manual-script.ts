import { hash } from 'node:crypto'
import { coveringWalks } from '../core/coverage.ts'
import { type Driver, walk } from '../core/drivers.ts'
import { type Edge, explore, type Node } from '../core/explore.ts'
import { describeStep, type Step } from '../core/step.ts'
import { declaredTransitions } from '../core/xstate-adapter.ts'
import {
  type Cells,
  instructionOf,
  type Onlooker,
  type Place,
  say,
  type Saying,
  sentences,
} from './sentences.ts'
import { consult, nextDue, type SpecState } from '../core/oracle.ts'
import type { Model } from '../core/spec.ts'
import type { Screen } from '../screen/screen.ts'

export type ManualScript = ReturnType<typeof writeManualScripts>['scripts'][number]

/**
 * Few scripts with all the transitions and outcomes that a person can cause, in at most `length`
 * steps each.
 * Throws where the screen says why a person cannot take a transition that the machine has not.
 */
export function writeManualScripts(screen: Screen, length: number) {
  const { model, title, place, unreachableByHand } = screen
  const declared = declaredTransitions(model.machine).map(({ id }) => id)
  const unknown = Object.keys(unreachableByHand).find((id) => !declared.includes(id))
  if (unknown !== undefined) throw new Error(`${model.name} has no transition ${unknown}`)

  const graph = explore(model)
  const covered = new Set(graph.start.taken)
  const walks = coveringWalks<Spot, Move>(
    {
      start: { node: graph.initial, state: model.initial, place },
      keyOf: (spot) => JSON.stringify([spot.node.key, spot.place]),
      movesAt: (spot) => movesFrom(screen, spot),
      fits: (walk) => rowsIn(walk).length <= length,
    },
    covered,
  )
  const routes = [...walks]
  const scripts = routes.map((route, index) => {
    const edges = route.flatMap((move) => move.edges)
    const lines = edges.map(({ step }) => describeStep(step))
    return {
      /** Made from the steps, so that it outlives what leaves them as they are. */
      id: `${model.name}-${hash('sha256', lines.join('\n')).slice(0, 6)}`,
      title: `${title}, script ${index + 1} sur ${routes.length}`,
      statements: model.table
        .filter(({ id }) => edges.some(({ rules }) => rules.includes(id)))
        .map(({ says }) => says),
      rows: rowsIn(route),
      /** What a driver does, and what the page has to show before and after it. */
      steps: route.flatMap(({ steps, rows, expected }) => {
        const named = rows.find(({ gesture }) => gesture.sentence.look)
        return steps.map((step) => ({
          step,
          before: step === steps[0] && named ? [named.gesture] : [],
          after: step === steps.at(-1) ? expected : [],
        }))
      }),
    }
  })

  const reasonOf = (item: string): string => {
    const reasons = graph.edges.flatMap((edge) =>
      itemsOf(edge).includes(item) ? (whyNot(screen, edge) ?? []) : [],
    )
    return reasons[0] ?? `Une personne n’y arrive pas, ou pas en ${length} étapes.`
  }
  return {
    scripts,
    /** What no script covers, and why. */
    left: [...new Set([...graph.edges.flatMap(itemsOf), ...declared])]
      .filter((item) => !covered.has(item))
      .map((item) => ({ item, reason: unreachableByHand[item] ?? reasonOf(item) })),
  }
}

/** What a script covers: the transitions of a step, and the outcome that it is. */
function itemsOf({ taken, step }: Edge): readonly string[] {
  return step.kind === 'outcome' ? [...taken, describeStep(step)] : taken
}

const rowsIn = (route: readonly Move[]) => compact(route.flatMap(({ rows }) => rows))

/** Where a person stands: in the graph, by the table, and on the screen. */
type Spot = { readonly node: Node; readonly state: SpecState; readonly place: Place }

/** The steps from one spot to another, as a driver does them. */
type Way = {
  readonly edges: readonly Edge[]
  readonly steps: readonly Step[]
  readonly to: Spot
}

/** What a person can do at once: one gesture, and all that follows before anybody can do more. */
type Move = ReturnType<typeof movesFrom>[number]

/** In milliseconds: nobody acts within a shorter time. */
const leastTime = 1000

function movesFrom(screen: Screen, spot: Spot) {
  const { model, see } = screen
  const due = nextDue(spot.state)
  const before = see(spot.state, spot.place)
  return spot.node.out.flatMap((edge) => {
    if (edge.step.kind === 'outcome') return []
    const begun = begin(screen, spot, edge)
    if (typeof begun !== 'object') return []
    return endings(screen, edge).map(({ outcome, ...arranged }) => {
      const way = settle(model, outcome ? then(model, begun, outcome, outcome.step) : begun)
      const expected = changesSeen(before, see(way.to.state, way.to.place))
      const rows = rowsOf([...arranged.before, ...begun.sayings, ...expected], due)
      return {
        ...way,
        items: way.edges.flatMap(itemsOf),
        rows: [...rows, ...rowsOf(arranged.after ?? [])],
        expected,
      }
    })
  })
}

/** Why nobody can take an edge, where that can be said. */
function whyNot(screen: Screen, edge: Edge): string | undefined {
  const { step, source } = edge
  const spot = { node: source, state: source.state, place: screen.place }
  const why =
    step.kind === 'outcome'
      ? arrangementOf(screen, describeStep(step))
      : begin(screen, spot, edge)
  if (typeof why === 'string') return why
  const isHurried = step.kind === 'event' && (nextDue(source.state) ?? Infinity) < leastTime
  return isHurried ? 'Il faudrait agir en moins d’une seconde.' : undefined
}

function arrangementOf({ arrangements }: Screen, name: string) {
  return arrangements[name] ?? 'Rien ne dit comment une personne provoque cela.'
}

/** The gesture of a move, and what a person does for it; why nobody can; nothing where it has no effect. */
function begin(screen: Screen, spot: Spot, edge: Edge) {
  const [impossible] = edge.taken.flatMap((id) => screen.unreachableByHand[id] ?? [])
  if (impossible !== undefined) return impossible
  const steps = screen.map(edge.step, spot.state)
  if (typeof steps === 'string') return steps
  const sayings: Saying[] = []
  let { state, place } = spot
  for (const step of steps) {
    const means = meansOf(screen, step, state, place)
    if (typeof means === 'string') return means
    const after = consult(screen.model.table, state, step)
    // Others are added by the screen.
    if (after.rules.length === 0 && typeOf(step) === typeOf(edge.step)) return undefined
    sayings.push(...means.sayings)
    ;({ state } = after)
    place = means.place ?? place
  }
  return { edges: [edge], steps, sayings, to: { node: edge.target, state, place } }
}

const typeOf = (step: Step) => (step.kind === 'event' ? step.event.type : step.kind)

/** What a person does for a step; or why nobody can. */
function meansOf({ doByHand }: Screen, step: Step, state: SpecState, place: Place) {
  if (step.kind === 'event') return doByHand(step.event, state, place)
  // What a screen adds to tell two events apart lasts no time for a person.
  return { sayings: step.kind === 'delay' ? [say(sentences.wait, secondsOf(step.ms))] : [] }
}

/** By its name, how an actor that an edge starts ends at once, as was arranged before, or never. */
function endings(screen: Screen, { source, target }: Edge) {
  const known = new Map<string, Edge | undefined>()
  for (const edge of target.out)
    if (edge.step.kind === 'outcome')
      known.set(describeStep(edge.step), edge).set(edge.step.actor, undefined)
  const wasRunning = source.out.some(({ step }) => step.kind === 'outcome')
  if (known.size === 0 || wasRunning) return [{ outcome: undefined, before: [], after: [] }]
  return [...known].flatMap(([name, outcome]) => {
    const how = arrangementOf(screen, name)
    return typeof how === 'string' ? [] : [{ outcome, ...how }]
  })
}

function then({ table }: Model, { edges, steps, to }: Way, edge: Edge, step: Step): Way {
  const { state } = consult(table, to.state, step)
  return {
    edges: [...edges, edge],
    steps: [...steps, step],
    to: { ...to, node: edge.target, state },
  }
}

/** Lets all pass that is over before a person can act. */
function settle(model: Model, way: Way): Way {
  const ms = nextDue(way.to.state)
  const delay = way.to.node.out.find(({ step }) => step.kind === 'delay')
  if (ms === undefined || ms >= leastTime || !delay) return way
  return settle(model, then(model, way, delay, { kind: 'delay', ms }))
}

/** One numbered step of a script: what is done, and what is seen then. */
export type Row = {
  readonly gesture: Saying
  readonly expected: readonly Saying[]
  /** Milliseconds within which it has to be done; undefined when nothing runs out. */
  readonly within: number | undefined
}

/** Gestures as rows, each with the sightings that follow it; `due`: milliseconds that they have. */
function rowsOf(sayings: readonly Saying[], due?: number): readonly Row[] {
  const rows: (Row & { expected: Saying[] })[] = []
  for (const saying of sayings) {
    const within = saying.sentence === sentences.wait ? undefined : due
    if (saying.sentence.kind === 'sighting') rows.at(-1)?.expected.push(saying)
    else rows.push({ gesture: saying, expected: [], within })
  }
  return rows
}

type Seen = Readonly<Record<string, Saying>>

/** What has come and what has gone from one moment to the next; what came anew is still there. */
function changesSeen(before: Seen, after: Seen): readonly Saying[] {
  const stays = new Set(Object.values(after).map(instructionOf))
  const gone = Object.entries(before).flatMap(([key, saying]) => {
    const { over } = saying.sentence
    const isThere = key in after || stays.has(instructionOf(saying))
    return isThere || !over ? [] : [{ ...saying, sentence: over }]
  })
  const come = Object.entries(after).flatMap(([key, saying]) => {
    const known = before[key]
    const isKept =
      known && (saying.sentence.isMoment || instructionOf(known) === instructionOf(saying))
    return isKept ? [] : [saying]
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
    const obvious = cells.map((cell) => instructionOf(say(sentences.holds, ...cell)))
    const expected = row.expected.filter((one) => !obvious.includes(instructionOf(one)))
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

/** Milliseconds in seconds, as they are written in French. */
export const secondsOf = (ms: number): string => String(ms / 1000).replace('.', ',')

/**
 * Walks the steps of a script on a driver of its screen, and looks at what it says is seen. Throws at
 * the first that is not so.
 */
export async function followScript(
  { id, steps }: ManualScript,
  { model, view }: Screen,
  driver: Driver,
  user: Onlooker,
): Promise<void> {
  let done = 0
  const takeTrace = async () => {
    for (const saying of [
      ...(steps[done - 1]?.after ?? []),
      ...(steps[done]?.before ?? []),
    ]) {
      const wrong = await saying.sentence.look?.(user, saying.values)
      const told = instructionOf(saying)
      if (wrong) throw new Error(`${id}, after ${done} steps, « ${told} » : ${wrong}`)
    }
    done += 1
    return { taken: [] }
  }
  const path = { name: id, steps: steps.map(({ step }) => step) }
  await walk({ ...driver, takeTrace }, path, { ...model, view })
}
