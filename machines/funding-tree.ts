/** The questions about funding as a tree: where each answer leads, down to the tracks that are found. */
export type Question = {
  readonly question: string
  readonly answers: Readonly<Record<string, Step>>
}
export type Step = Question | { readonly tracks: readonly string[] }

/** What comes after these answers; undefined where one is none of its question's. */
export function stepAfter(tree: Step, answers: readonly string[]): Step | undefined {
  return answers.reduce<Step | undefined>(stepOf, tree)
}

/** The answers up to the first that its question does not have. */
export function knownPart(tree: Step, given: readonly string[]): readonly string[] {
  const unknown = given.findIndex(
    (_, index) => stepAfter(tree, given.slice(0, index + 1)) === undefined,
  )
  return unknown === -1 ? given : given.slice(0, unknown)
}

/** Of the answers that followed one step, those that answer the same questions after another. */
export function keptAfter(
  before: Step | undefined,
  after: Step | undefined,
  [answer, ...later]: readonly string[],
): readonly string[] {
  if (answer === undefined || questionOf(before) !== questionOf(after)) return []
  const [once, now] = [stepOf(before, answer), stepOf(after, answer)]
  return now === undefined ? [] : [answer, ...keptAfter(once, now, later)]
}

/** What the question is; undefined where nothing is asked any more. */
export function questionOf(step: Step | undefined): string | undefined {
  return step !== undefined && 'question' in step ? step.question : undefined
}

/** What was found; nothing while something is asked. */
export function tracksOf(step: Step | undefined): readonly string[] {
  return step !== undefined && 'tracks' in step ? step.tracks : []
}

function stepOf(step: Step | undefined, answer: string): Step | undefined {
  return step !== undefined && 'answers' in step && Object.hasOwn(step.answers, answer)
    ? step.answers[answer]
    : undefined
}
