/** The order of the questions and the rules, read once for all: what the site shows is this. */
import type { FundingSpace, Match } from './funding-schema.ts'

/** Answers by the ids of their questions. */
export type GivenAnswers = Readonly<Record<string, string>>
/** What is asked next and where each answer leads, or the tracks that are found. */
export type FundingStep =
  | { question: string; answers: Record<string, FundingStep> }
  | { tracks: readonly string[] }
/** A complete set of answers, in the order of the questions, and the rule that decides on it. */
type FundingSet = { given: GivenAnswers; rule: number }

function questionAfter({ questions }: FundingSpace, given: GivenAnswers) {
  return questions.find(
    ({ id, askedIf }) =>
      given[id] === undefined && (askedIf === null || isGiven(given, askedIf)),
  )
}

/** All that can be answered. */
export function setsOf(
  space: FundingSpace,
  given: GivenAnswers = {},
): readonly FundingSet[] {
  const question = questionAfter(space, given)
  if (question === undefined) return [{ given, rule: ruleFor(space, given) }]
  return question.answers.flatMap(({ id }) =>
    setsOf(space, { ...given, [question.id]: id }),
  )
}

/** The same as a tree, `order` decides on the place of each track. */
export function treeOf(
  space: FundingSpace,
  order: (tracks: readonly string[]) => readonly string[],
  given: GivenAnswers = {},
): FundingStep {
  const question = questionAfter(space, given)
  if (question === undefined)
    return { tracks: order(space.rules[ruleFor(space, given)]?.tracks ?? []) }
  const answers = question.answers.map(
    ({ id }) => [id, treeOf(space, order, { ...given, [question.id]: id })] as const,
  )
  return { question: question.id, answers: Object.fromEntries(answers) }
}

/** The place of the first rule that fits; -1 for none. */
function ruleFor({ rules }: FundingSpace, given: GivenAnswers): number {
  return rules.findIndex(
    ({ when }) => when === null || when.every((match) => isGiven(given, match)),
  )
}

function isGiven(given: GivenAnswers, { question, answers }: Match): boolean {
  const answer = given[question]
  return answer !== undefined && answers.includes(answer)
}
