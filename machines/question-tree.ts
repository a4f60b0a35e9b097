/** Questions form a tree: each answer leads to another question or to results. */
type Question = {
  readonly question: string
  /** The options that are checkboxes and can be combined. The other options are radio buttons. */
  readonly ticks?: readonly string[]
  /** The next step by answer. The key of an answer with several options joins them with `_`. */
  readonly answers: Readonly<Record<string, Step>>
  readonly results?: never
}
type Results = { readonly results: readonly string[] } & {
  readonly [Key in 'question' | 'ticks' | 'answers']?: never
}
export type Step = Question | Results

export const answerOf = (options: readonly string[]) => options.join('_')
export const optionsOf = (answer?: string): readonly string[] => answer?.split('_') ?? []

/** Returns the chosen options after a click on `option`: a checkbox is toggled, a radio button is selected. */
export function choiceAfter(
  step: Step | undefined,
  choice: readonly string[],
  option: string,
): readonly string[] {
  const ticks = step?.ticks ?? []
  const isTick = ticks.includes(option)
  const ticked = ticks.filter((tick) => choice.includes(tick) !== (tick === option))
  const others = isTick ? choice.filter((one) => !ticks.includes(one)) : [option]
  return [...ticked, ...others]
}

/** Returns the step after these answers, or `undefined` if one of the answers is unknown. */
export function stepAt(tree: Step, answers: readonly string[]): Step | undefined {
  return answers.reduce<Step | undefined>(stepOf, tree)
}

/** Returns the answers before the first unknown answer. */
export function knownPrefix(tree: Step, given: readonly string[]): readonly string[] {
  const unknown = given.findIndex(
    (_, index) => stepAt(tree, given.slice(0, index + 1)) === undefined,
  )
  return unknown === -1 ? given : given.slice(0, unknown)
}

/** Returns the later answers that stay valid after a changed answer. Stops at the first different question. */
export function keepMatchingAnswers(
  before: Step | undefined,
  after: Step | undefined,
  [answer, ...later]: readonly string[],
): readonly string[] {
  if (answer === undefined || before?.question !== after?.question) return []
  const [once, now] = [stepOf(before, answer), stepOf(after, answer)]
  return now === undefined ? [] : [answer, ...keepMatchingAnswers(once, now, later)]
}

function stepOf(step: Step | undefined, answer: string): Step | undefined {
  const { answers = {} } = step ?? {}
  return Object.hasOwn(answers, answer) ? answers[answer] : undefined
}
