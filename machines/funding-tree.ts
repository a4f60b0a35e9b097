/** The funding questions form a tree: each answer leads to a further question or to funding tracks. */
export type Question = {
  readonly question: string
  readonly answers: Readonly<Record<string, Step>>
}
export type Step = Question | { readonly tracks: readonly string[] }

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

/** Returns the tracks of a final step; an empty list for a question. */
export function tracksOf(step: Step | undefined): readonly string[] {
  return step !== undefined && 'tracks' in step ? step.tracks : []
}

function stepOf(step: Step | undefined, answer: string): Step | undefined {
  return step !== undefined && 'answers' in step && Object.hasOwn(step.answers, answer)
    ? step.answers[answer]
    : undefined
}
