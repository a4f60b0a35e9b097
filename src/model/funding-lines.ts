import type { FundingContent } from '#src/content/funding.ts'
import { lowered } from '#src/content/number-words.ts'

/** The id of the funding section, and the URL parameter of its answers. */
export const fundingKey = 'financement'
/** The URL parameter of the training to fund. */
export const projectKey = 'formation'

/** Returns one line of a request for each answered question, up to the first unknown answer. */
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

/** Returns the link to a space's funding questions, optionally with a query parameter. */
export function fundingLink(
  home: '/entreprise' | '/particulier',
  [name, value]: readonly [name?: string, value?: string] = [],
) {
  const query = name === undefined ? '' : `?${name}=${value}`
  return { label: 'Qui finance ?', href: `${home}${query}#${fundingKey}` }
}
