/** Questions form a tree: each answer leads to a further question or to results. */
export type Question = {
  readonly question: string
  /** Options of which any number can be ticked beside the others, of which one is chosen. */
  readonly ticks?: readonly string[]
  /** The step after each answer. An answer with several options joins them with `_`. */
  readonly answers: Readonly<Record<string, Step>>
}
export type Step = Question | { readonly results: readonly string[] }

/** Returns the answer that consists of these options. */
export const answerOf = (options: readonly string[]) => options.join('_')
/** Returns the options of an answer; an empty list without an answer. */
export const optionsOf = (answer?: string): readonly string[] => answer?.split('_') ?? []

/** Returns the options of a step that can be ticked beside others. */
export function ticksOf(step: Step | undefined): readonly string[] {
  return step !== undefined && 'ticks' in step ? (step.ticks ?? []) : []
}

/** Returns the chosen options after one is pressed: ticks change, another option replaces the last. */
export function choiceAfter(
  step: Step | undefined,
  choice: readonly string[],
  option: string,
): readonly string[] {
  const ticks = ticksOf(step)
  const isTick = ticks.includes(option)
  const ticked = ticks.filter((tick) => choice.includes(tick) !== (tick === option))
  const others = isTick ? choice.filter((one) => !ticks.includes(one)) : [option]
  return [...ticked, ...others]
}

/** Returns the step after these answers; `undefined` if one of them is unknown. */
export function stepAt(tree: Step, answers: readonly string[]): Step | undefined {
  return answers.reduce<Step | undefined>(stepOf, tree)
}

/** Returns the answers up to the first unknown one. */
export function knownPrefix(tree: Step, given: readonly string[]): readonly string[] {
  const unknown = given.findIndex(
    (_, index) => stepAt(tree, given.slice(0, index + 1)) === undefined,
  )
  return unknown === -1 ? given : given.slice(0, unknown)
}

/** Returns the later answers that still apply after another step, because the questions are the same. */
export function keepMatchingAnswers(
  before: Step | undefined,
  after: Step | undefined,
  [answer, ...later]: readonly string[],
): readonly string[] {
  if (answer === undefined || questionOf(before) !== questionOf(after)) return []
  const [once, now] = [stepOf(before, answer), stepOf(after, answer)]
  return now === undefined ? [] : [answer, ...keepMatchingAnswers(once, now, later)]
}

/** Returns the id of a step's question; `undefined` at the end of the questions. */
export function questionOf(step: Step | undefined): string | undefined {
  return step !== undefined && 'question' in step ? step.question : undefined
}

/** Returns the results of a final step; an empty list for a question. */
export function resultsOf(step: Step | undefined): readonly string[] {
  return step !== undefined && 'results' in step ? step.results : []
}

function stepOf(step: Step | undefined, answer: string): Step | undefined {
  return step !== undefined && 'answers' in step && Object.hasOwn(step.answers, answer)
    ? step.answers[answer]
    : undefined
}
