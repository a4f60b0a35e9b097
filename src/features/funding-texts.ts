import { questionOf, type Step, stepAfter } from '#machines/funding-tree.ts'
import type { FundingContent } from '#src/content/funding.ts'
import { fundingWords as words } from '#src/content/funding-words.ts'

/** What a step says, the first being 0: its question, if the answers decide which, and its answer. */
export function stepTexts(
  { questions, tree }: FundingContent,
  answers: readonly string[],
  index: number,
) {
  const [asked, ...others] = new Set(asksOf([tree], answers, index))
  const question = questions.find(({ id }) => id === asked)
  const answer = question?.answers.find(({ id }) => id === answers[index])
  return {
    title: others.length > 0 ? words.undecided : (question?.step ?? words.undecided),
    answer: answer?.text ?? null,
  }
}

/** The questions that can be asked at a step, whatever is answered where nothing is yet. */
function asksOf(
  steps: readonly Step[],
  [answer, ...later]: readonly string[],
  index: number,
): readonly (string | undefined)[] {
  if (index === 0) return steps.map(questionOf)
  const next = steps.flatMap((step) => {
    if (!('answers' in step)) return []
    return answer === undefined
      ? Object.values(step.answers)
      : (stepAfter(step, [answer]) ?? [])
  })
  return asksOf(next, later, index - 1)
}
