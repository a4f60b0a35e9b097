/** What the machine of the questions about funding holds, and what each of its steps makes of it. */
import { keptAfter, knownPart, type Step, stepAfter, tracksOf } from './funding-tree.ts'

export type FundingContext = {
  tree: Step
  /** Those before the question on screen. */
  answers: readonly string[]
  /** Those that were given from the question on screen on, before the visitor came back to it. */
  later: readonly string[]
  choice: string | null
  error: 'missing' | null
  /** The track that is shown whole. */
  followed: string | null
}
type Screen = Omit<FundingContext, 'tree'>

function screenAfter(
  { tree }: FundingContext,
  answers: readonly string[],
  later: readonly string[] = [],
): Screen {
  const [followed = null] = tracksOf(stepAfter(tree, answers))
  return { answers, later, choice: later[0] ?? null, error: null, followed }
}

/** What comes once the choice is the answer. */
export function answered(context: FundingContext, choice: string): Screen {
  const { tree, answers, later } = context
  const [before = choice, ...after] = later
  const given = [...answers, choice]
  const once = stepAfter(tree, [...answers, before])
  return screenAfter(context, given, keptAfter(once, stepAfter(tree, given), after))
}

/** As far as they are known; what was given after them stays, where they are the same so far. */
export function restored(context: FundingContext, given: readonly string[]): Screen {
  const known = knownPart(context.tree, given)
  const all = [...context.answers, ...context.later]
  const isSame = known.every((answer, index) => answer === all[index])
  return screenAfter(context, known, isSame ? all.slice(known.length) : [])
}

export function goneBack(context: FundingContext): Screen {
  return restored(context, context.answers.slice(0, -1))
}

export function cleared(context: FundingContext): Screen {
  return screenAfter(context, [])
}

export function isAnswer({ tree, answers }: FundingContext, answer: string): boolean {
  return stepAfter(tree, [...answers, answer]) !== undefined
}

export function isFound({ tree, answers }: FundingContext, track: string): boolean {
  return tracksOf(stepAfter(tree, answers)).includes(track)
}

/** Whether these are others than those given, as far as they are known. */
export function areOthers({ tree, answers }: FundingContext, given: readonly string[]) {
  return knownPart(tree, given).join('.') !== answers.join('.')
}
