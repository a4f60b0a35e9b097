import type { FundingContent } from './funding.ts'
import { lowered } from './number-words.ts'

/** The name of the section and, in an address, of the answers. */
export const fundingKey = 'financement'

/** `term` ends with its colon. */
export type FundingLine = { term: string; text: string }

/** What was answered, a line a question, as a request tells it; none from the first unknown answer on. */
export function fundingLines(
  { questions, tree }: Pick<FundingContent, 'questions' | 'tree'>,
  answers: readonly string[],
): readonly FundingLine[] {
  const lines: FundingLine[] = []
  let step = tree
  for (const answer of answers) {
    if (!('question' in step)) break
    const { question: asked, answers: known } = step
    const question = questions.find(({ id }) => id === asked)
    const given = question?.answers.find(({ id }) => id === answer)
    const next = known[answer]
    if (question === undefined || given === undefined || next === undefined) break
    lines.push({ term: `${question.line}\u00a0:`, text: lowered(given.text) })
    step = next
  }
  return lines
}

/** The way to « Qui finance ? » of a space, with the first question answered where the page knows the answer. */
export function fundingLink(home: '/entreprise' | '/particulier', answer?: string) {
  const query = answer === undefined ? '' : `?financement=${answer}`
  return { label: 'Qui finance ?', href: `${home}${query}#financement` }
}
