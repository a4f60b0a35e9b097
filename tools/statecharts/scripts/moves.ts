import type { Edge, Node } from '../core/explore.ts'
import { consult, nextDue, type SpecState } from '../core/oracle.ts'
import { describeStep, type Step } from '../core/step.ts'
import { changesSeen, type Row, rowsOf } from './rows.ts'
import { type Place, say, type Saying, type Screen } from './sentence.ts'
import { sentences } from './sentences.ts'

/** Where a person stands: in the graph, by the table, and on the screen. */
export type Spot = {
  readonly node: Node
  readonly state: SpecState
  readonly place: Place
}

/** What a person can do at once: one gesture, and all that follows before anybody can do more. */
export type Move = {
  readonly edges: readonly Edge[]
  /** The rules of the table that are taken. */
  readonly rules: readonly string[]
  readonly rows: readonly Row[]
  readonly to: Spot
  /** How many delays are too short to be waited for. */
  readonly shortWaits: number
}

/** Told which edges nobody can take, and why. */
export type Refuse = (edge: Edge, reason: string) => void

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
export const withoutEffect = 'À cet endroit, ce geste est sans effet.'

/** All that a person can do at a spot. */
export function movesFrom(screen: Screen, spot: Spot, refuse: Refuse): readonly Move[] {
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
  const unreachable = { ...screen.unreachable, ...screen.unreachableByHand }
  const impossible = edge.taken.find((id) => id in unreachable)
  if (impossible !== undefined) return unreachable[impossible] ?? ''
  const mapped = screen.map(edge.step, spot.state)
  if (typeof mapped === 'string') return mapped
  const sayings: Saying[] = []
  const rules: string[] = []
  let { state, place } = spot
  for (const step of mapped) {
    const done = carryOut(screen, step, state, place)
    if (typeof done === 'string') return done
    sayings.push(...done.sayings)
    rules.push(...done.rules)
    state = done.state
    place = done.place
  }
  const to = { node: edge.target, state, place }
  return { edges: [edge], rules, sayings, afterwards: [], to, shortWaits: 0 }
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
  const actors = new Set(
    outcomes.flatMap(({ step }) => (step.kind === 'outcome' ? [step.actor] : [])),
  )
  const unanswered = [...actors].flatMap((actor) => {
    const silence = arrangements[actor]
    if (silence === undefined || typeof silence === 'string') return []
    return [{ ...begun, sayings: [...silence.before, ...begun.sayings] }]
  })
  const answered = outcomes.flatMap((outcome) => {
    const name = describeStep(outcome.step)
    const arrangement =
      arrangements[name] ?? 'Rien ne dit comment une personne provoque cela.'
    if (typeof arrangement === 'string') {
      refuse(outcome, arrangement)
      return []
    }
    const { state, rules } = consult(model.table, begun.to.state, outcome.step)
    return [
      {
        ...begun,
        edges: [...begun.edges, outcome],
        rules: [...begun.rules, ...rules],
        sayings: [...arrangement.before, ...begun.sayings],
        afterwards: arrangement.after ?? [],
        to: { ...begun.to, node: outcome.target, state },
      },
    ]
  })
  return [...answered, ...unanswered]
}

/** Lets all pass that is over before a person can act. */
function settle({ model }: Screen, draft: Draft, refuse: Refuse): Draft {
  let settled = draft
  for (;;) {
    const { to } = settled
    const ms = nextDue(to.state)
    const delay = to.node.out.find(({ step }) => step.kind === 'delay')
    if (ms === undefined || ms >= leastTime || !delay) return settled
    for (const edge of to.node.out)
      if (edge !== delay && !edge.isIgnored) refuse(edge, tooFast)
    const after = consult(model.table, to.state, { kind: 'delay', ms })
    settled = {
      ...settled,
      edges: [...settled.edges, delay],
      rules: [...settled.rules, ...after.rules],
      to: { ...to, node: delay.target, state: after.state },
      shortWaits: settled.shortWaits + 1,
    }
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
