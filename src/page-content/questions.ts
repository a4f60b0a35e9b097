import { facts } from '#src/content/facts.ts'
import { typeset } from '#facts/format/typeset.ts'
import { conditionOf } from '#src/content/claims.ts'
import { filled } from '#src/content/placeholders.ts'
import { fundingLink } from '#src/model/funding-lines.ts'

export const companyQuestions = facts['company-questions'].map((record) =>
  shown(record, '/entreprise'),
)
export const individualQuestions = facts['individual-questions'].map((record) =>
  shown(record, '/particulier'),
)

function shown(
  { id, question, answer, condition }: (typeof facts)['company-questions'][number],
  home: Parameters<typeof fundingLink>[0],
) {
  const { until, verified } =
    condition === null ? { until: null, verified: null } : conditionOf(condition)
  return typeset({
    id,
    ...filled({ question, answer }),
    validity: { until, verified },
    /** A link to the funding questions, or `null` for questions that are not about funding. */
    more: id === 'financement' ? fundingLink(home) : null,
  })
}
