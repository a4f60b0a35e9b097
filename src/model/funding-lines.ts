import type { FundingContent } from '#src/content/funding.ts'
import { lowered } from '#src/content/number-words.ts'

/** The name of the section and, in an address, of the answers. */
export const fundingKey = 'financement'

/**
 * What was answered, a line a question, as a request tells it; none from the first unknown answer
 * on. A term ends with its colon.
 */
export function fundingLines(
  { questions, tree }: Pick<FundingContent, 'questions' | 'tree'>,
  [answer, ...later]: readonly string[],
): readonly { term: string; text: string }[] {
  if (answer === undefined || !('question' in tree)) return []
  const question = questions.find(({ id }) => id === tree.question)
  const given = question?.answers.find(({ id }) => id === answer)
  const next = tree.answers[answer]
  if (question === undefined || given === undefined || next === undefined) return []
  const line = { term: `${question.line}\u00a0:`, text: lowered(given.text) }
  return [line, ...fundingLines({ questions, tree: next }, later)]
}

/** The way to « Qui finance ? » of a space, with the first question answered where the page knows the answer. */
export function fundingLink(home: '/entreprise' | '/particulier', answer?: string) {
  const query = answer === undefined ? '' : `?financement=${answer}`
  return { label: 'Qui finance ?', href: `${home}${query}#financement` }
}
