import { hash } from 'node:crypto'
import { coveringWalks } from '../core/coverage.ts'
import { type Driver, walk } from '../core/drivers.ts'
import { type Edge, explore, type Node } from '../core/explore.ts'
import { describeStep, type Step } from '../core/step.ts'
import { declaredTransitions } from '../core/xstate-adapter.ts'
import {
  type Cells,
  instructionOf,
  type PageReader,
  type Place,
  phrase,
  type Phrase,
  sentences,
} from '../screen/sentences.ts'
import { applyRule, nextTimer, type SpecState, type Timer } from '../core/oracle.ts'
import type { Model } from '../core/model.ts'
import type { Screen } from '../screen/screen.ts'

export type ManualScript = ReturnType<typeof writeManualScripts>['scripts'][number]

/**
 * Writes a small number of manual scripts, of at most `length` steps each, that cover every transition and outcome
 * that a person can cause in that number of steps. Throws if `unreachableByHand` names an unknown transition.
 */
export function writeManualScripts(screen: Screen, length: number) {
  const { model, title, place, unreachableByHand } = screen
  const declared = declaredTransitions(model.machine).map(({ id }) => id)
  const unknown = Object.keys(unreachableByHand).find((id) => !declared.includes(id))
  if (unknown !== undefined) throw new Error(`${model.name} has no transition ${unknown}`)

  const graph = explore(model)
  const covered = new Set(graph.start.taken)
  const walks = coveringWalks<Position, Move>(
    {
      start: { node: graph.initial, state: model.initial, place },
      keyOf: (position) => JSON.stringify([position.node.index, position.place]),
      movesAt: (position) => movesFrom(screen, position),
      isShortEnough: (walk) => rowsIn(walk).length <= length,
    },
    covered,
  )
  const routes = [...walks]
  const scripts = routes.map((route, index) => {
    const edges = route.flatMap((move) => move.edges)
    const lines = edges.map(({ step }) => describeStep(step))
    return {
      /** The model's name and a hash of the steps. It does not depend on wording or on other scripts. */
      id: `${model.name}-${hash('sha256', lines.join('\n')).slice(0, 6)}`,
      title: `${title}, script ${index + 1} sur ${routes.length}`,
      requirements: model.table
        .filter(({ id }) => edges.some(({ rules }) => rules.includes(id)))
        .map(({ says }) => says),
      rows: rowsIn(route),
      /** Steps for a driver, with the sentences to check before and after each. */
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
      itemsOf(edge).includes(item) ? (reasonAgainst(screen, edge) ?? []) : [],
    )
    return reasons[0] ?? `Un testeur ne peut pas le provoquer en ${length} étapes.`
  }
  return {
    scripts,
    /** The items that no script covers, each with the reason. */
    left: [...new Set([...graph.edges.flatMap(itemsOf), ...declared])]
      .filter((item) => !covered.has(item))
      .map((item) => ({ item, reason: unreachableByHand[item] ?? reasonOf(item) })),
  }
}

function itemsOf({ taken, step }: Edge): readonly string[] {
  return step.kind === 'outcome' ? [...taken, describeStep(step)] : taken
}

const rowsIn = (route: readonly Move[]) => mergeRows(route.flatMap(({ rows }) => rows))

/** The position of a tester: graph node, state of the specification, and place (see `Place`). */
type Position = { readonly node: Node; readonly state: SpecState; readonly place: Place }

/** The steps from one position to another, as a driver performs them. */
type Route = {
  readonly edges: readonly Edge[]
  readonly steps: readonly Step[]
  readonly to: Position
}

/** One gesture of a tester, and everything that happens before the next gesture is possible. */
type Move = ReturnType<typeof movesFrom>[number]

/** Shortest time in milliseconds in which a person can react. */
const reactionTime = 1000

function movesFrom(screen: Screen, position: Position) {
  const { model, visibleSentences } = screen
  const { node, state, place } = position
  const before = visibleSentences(state, place)
  // The ends of actors that run at the start are arranged before the tester opens the page again.
  const opening = { edges: [], steps: [], phrases: screen.start, to: position }
  return [...(node.path.length === 0 ? [undefined] : []), ...node.out].flatMap((edge) => {
    if (edge?.step.kind === 'outcome') return []
    const start = edge ? startMove(screen, position, edge) : opening
    if (typeof start !== 'object') return []
    const running = edge ? node.out.map(actorOf) : []
    return arrangedEnds(screen, start.to.node, running).map((ends) => {
      let ended: Route = start
      for (const { end } of ends) if (end) ended = append(model, ended, end, end.step)
      const route = appendDelays(model, ended)
      const after = visibleSentences(route.to.state, route.to.place)
      const expected = changedSentences(before, after)
      const arranged = ends.flatMap((end) => end.before)
      const timer = edge && nextTimer(state)
      const rows = toRows([...arranged, ...start.phrases, ...expected], timer)
      return {
        ...route,
        items: route.edges.flatMap(itemsOf),
        rows: [...rows, ...toRows(ends.flatMap(({ after = [] }) => after))],
        expected,
      }
    })
  })
}

/** Returns the reason why a person cannot take an edge, if it is known. */
function reasonAgainst(screen: Screen, edge: Edge): string | undefined {
  const { step, source } = edge
  const position = { node: source, state: source.state, place: screen.place }
  const reason =
    step.kind === 'outcome'
      ? arrangementOf(screen, describeStep(step))
      : startMove(screen, position, edge)
  if (typeof reason === 'string') return reason
  if (arrangedEnds(screen, edge.target, source.out.map(actorOf)).length === 0)
    return 'Aucune des réponses possibles ne peut être provoquée.'
  const isHurried =
    step.kind === 'event' && (nextTimer(source.state)?.ms ?? Infinity) < reactionTime
  return isHurried ? 'Il faudrait agir en moins d’une seconde.' : undefined
}

function arrangementOf({ arrangements }: Screen, name: string) {
  return arrangements[name] ?? 'La manière de le provoquer n’est pas décrite.'
}

/** Returns the start of a move, the reason why it is impossible, or undefined if it has no effect. */
function startMove(screen: Screen, position: Position, edge: Edge) {
  const [impossible] = edge.taken.flatMap((id) => screen.unreachableByHand[id] ?? [])
  if (impossible !== undefined) return impossible
  const steps = screen.map(edge.step, position.state)
  if (typeof steps === 'string') return steps
  const phrases: Phrase[] = []
  let { state, place } = position
  for (const step of steps) {
    const instructions = instruct(screen, step, state, place)
    if (typeof instructions === 'string') return instructions
    const after = applyRule(screen.model.table, state, step)
    // Only a step of the edge's type must have an effect: `map` may add steps that the machine ignores.
    if (after.rules.length === 0 && typeOf(step) === typeOf(edge.step)) return undefined
    phrases.push(...instructions.phrases)
    ;({ state } = after)
    place = instructions.place ?? place
  }
  return { edges: [edge], steps, phrases, to: { node: edge.target, state, place } }
}

const typeOf = (step: Step) => (step.kind === 'event' ? step.event.type : step.kind)

/** Returns the instructions for a step, or the reason why a person cannot perform it. */
function instruct({ manualAction }: Screen, step: Step, state: SpecState, place: Place) {
  if (step.kind === 'event') return manualAction(step.event, state, place)
  // Screens add short waits to separate two events. A person needs no instruction for them.
  const phrases = step.kind === 'delay' ? [phrase(sentences.wait, inSeconds(step.ms))] : []
  return { phrases }
}

type End = Exclude<ReturnType<typeof arrangementOf>, string> & { readonly end?: Edge }

const actorOf = ({ step }: Edge) => (step.kind === 'outcome' ? step.actor : undefined)

/** Returns each combination of ends that a tester can arrange for the actors of a node. Skips `known` actors. */
function arrangedEnds(
  screen: Screen,
  node: Node,
  known: readonly unknown[],
): readonly (readonly End[])[] {
  const actor = node.out.map(actorOf).find((one) => one && !known.includes(one))
  if (actor === undefined) return [[]]
  const outcomes = node.out.filter((edge) => actorOf(edge) === actor)
  return [...outcomes, undefined].flatMap((end) => {
    const arrangement = arrangementOf(screen, end ? describeStep(end.step) : actor)
    if (typeof arrangement === 'string') return []
    // Other actors may still run, or start because of this end.
    const others = arrangedEnds(screen, end?.target ?? node, [...known, actor])
    return others.map((ends) => [{ ...arrangement, ...(end && { end }) }, ...ends])
  })
}

function append({ table }: Model, { edges, steps, to }: Route, edge: Edge, step: Step) {
  const { state } = applyRule(table, to.state, step)
  return {
    edges: [...edges, edge],
    steps: [...steps, step],
    to: { ...to, node: edge.target, state },
  }
}

/** Appends the delays that end before a person can react. */
function appendDelays(model: Model, route: Route): Route {
  const ms = nextTimer(route.to.state)?.ms
  const delay = route.to.node.out.find(({ step }) => step.kind === 'delay')
  if (ms === undefined || ms >= reactionTime || !delay) return route
  return appendDelays(model, append(model, route, delay, { kind: 'delay', ms }))
}

/** One numbered step of a script: the action and the expected result. */
export type Row = {
  readonly gesture: Phrase
  readonly expected: readonly Phrase[]
  /** The next timer of the state before the row, if one is running. */
  readonly timer: Timer | undefined
}

/** Groups gestures with the sightings that follow. The gestures must happen before `timer` ends. */
function toRows(phrases: readonly Phrase[], timer?: Timer): readonly Row[] {
  const rows: (Row & { expected: Phrase[] })[] = []
  for (const each of phrases)
    if (each.sentence.kind === 'sighting') rows.at(-1)?.expected.push(each)
    else rows.push({ gesture: each, expected: [], timer })
  return rows
}

const isWait = (row?: Row) => row?.gesture.sentence === sentences.wait

/**
 * Returns the time limit of the last row before the end of a timer, counted from the row that started
 * the timer. Returns an empty text for other rows.
 */
export function limitOf(row: Row, index: number, rows: readonly Row[]): string {
  const { timer } = row
  const next = rows[index + 1]
  const isFollowed = next?.timer === timer && !isWait(next)
  if (!timer || isFollowed || isWait(row)) return ''
  const start = rows.slice(0, index).findLastIndex((other) => other.timer !== timer) + 1
  const event = start === 0 ? 'l’ouverture de la page' : `l’étape ${start}`
  return ` (moins de ${inSeconds(timer.ms)} après ${event})`
}

type Observed = Readonly<Record<string, Phrase>>

/** Returns the sentences that appear between two states, and the `over` sentences of those that disappear. */
function changedSentences(before: Observed, after: Observed): readonly Phrase[] {
  const stays = new Set(Object.values(after).map(instructionOf))
  const disappeared = Object.entries(before).flatMap(([key, each]) => {
    const { over } = each.sentence
    const isThere = key in after || stays.has(instructionOf(each))
    return isThere || !over ? [] : [{ ...each, sentence: over }]
  })
  const appeared = Object.entries(after).flatMap(([key, each]) => {
    const known = before[key]
    const isKept =
      known && (each.sentence.isMomentary || instructionOf(known) === instructionOf(each))
    return isKept ? [] : [each]
  })
  return [...disappeared, ...appeared]
}

/** Drops results that only repeat the entered text. Merges consecutive rows that fill in different fields. */
function mergeRows(rows: readonly Row[]): readonly Row[] {
  const merged: Row[] = []
  for (const row of rows) {
    const cells = enteredCells(row.gesture)
    const obvious = cells.map((cell) => instructionOf(phrase(sentences.holds, ...cell)))
    const expected = row.expected.filter((one) => !obvious.includes(instructionOf(one)))
    const last = merged.at(-1)
    const before = last?.expected.length === 0 ? enteredCells(last.gesture) : []
    const isNewField = cells.every(([name]) => before.every(([other]) => other !== name))
    if (last && before.length > 0 && cells.length > 0 && isNewField) {
      const gesture = { sentence: sentences.fill, values: [], cells: [...before, ...cells] }
      merged[merged.length - 1] = { ...last, gesture, expected }
    } else merged.push({ ...row, expected })
  }
  return merged
}

/** Returns the field names and values that a gesture enters. */
function enteredCells({ sentence, values: [one = '', other = ''], cells }: Phrase): Cells {
  if (sentence === sentences.clear) return [[one, '']]
  const isWriting = sentence === sentences.write || sentence === sentences.choose
  return isWriting ? [[other, one]] : (sentence === sentences.fill && cells) || []
}

export const inSeconds = (ms: number): string =>
  `${String(ms / 1000).replace('.', ',')} seconde${ms < 2000 ? '' : 's'}`

/** Performs a script with a driver and checks its sentences on the page. Rejects at the first failure. */
export async function followScript(
  { id, steps }: ManualScript,
  { model, view }: Screen,
  driver: Driver,
  user: PageReader,
): Promise<void> {
  let done = 0
  const takeTrace = async () => {
    const phrases = [steps[done - 1]?.after ?? [], steps[done]?.before ?? []]
    for (const each of phrases.flat()) {
      const problem = await each.sentence.look?.(user, each.values)
      const text = instructionOf(each)
      if (problem) throw new Error(`${id}, after ${done} steps, « ${text} » : ${problem}`)
    }
    done += 1
    return { taken: [] }
  }
  const path = { name: id, steps: steps.map(({ step }) => step) }
  await walk({ ...driver, takeTrace }, path, { ...model, view })
}
