/** Derives the site's tree of funding questions from the funding rules. */
import type { FundingSpace, Match } from './funding-schema.ts'

/** The id of each given answer, by the id of its question. */
export type GivenAnswers = Readonly<Record<string, string>>
/** A question with the next step for each answer, or the ids of the resulting tracks. */
export type FundingStep =
  | { question: string; answers: Record<string, FundingStep> }
  | { results: readonly string[] }
/** A complete set of answers in the order of the questions. `rule` is the index of its rule, or -1. */
type AnswerSet = { given: GivenAnswers; rule: number }

function questionAfter({ questions }: FundingSpace, given: GivenAnswers) {
  return questions.find(
    ({ id, askedIf }) =>
      given[id] === undefined && (askedIf === null || isGiven(given, askedIf)),
  )
}

export function answerSetsOf(
  space: FundingSpace,
  given: GivenAnswers = {},
): readonly AnswerSet[] {
  const question = questionAfter(space, given)
  if (question === undefined) return [{ given, rule: ruleIndexFor(space, given) }]
  return question.answers.flatMap(({ id }) =>
    answerSetsOf(space, { ...given, [question.id]: id }),
  )
}

/** Returns the tree of funding questions. Each leaf lists the tracks for its answers, sorted by `order`. */
export function fundingTreeOf(
  space: FundingSpace,
  order: (tracks: readonly string[]) => readonly string[],
  given: GivenAnswers = {},
): FundingStep {
  const question = questionAfter(space, given)
  if (question === undefined)
    return { results: order(space.rules[ruleIndexFor(space, given)]?.tracks ?? []) }
  const answers = question.answers.map(
    ({ id }) => [id, fundingTreeOf(space, order, { ...given, [question.id]: id })] as const,
  )
  return { question: question.id, answers: Object.fromEntries(answers) }
}

function ruleIndexFor({ rules }: FundingSpace, given: GivenAnswers): number {
  return rules.findIndex(
    ({ when }) => when === null || when.every((match) => isGiven(given, match)),
  )
}

function isGiven(given: GivenAnswers, { question, answers }: Match): boolean {
  const answer = given[question]
  return answer !== undefined && answers.includes(answer)
}
