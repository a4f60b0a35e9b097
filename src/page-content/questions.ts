import companyFacts from '#facts/company-questions.json' with { type: 'json' }
import individualFacts from '#facts/individual-questions.json' with { type: 'json' }
import { typeset } from '#facts/format/typeset.ts'
import { conditionOf } from '#src/content/claims.ts'
import { filled } from '#src/content/placeholders.ts'
import { fundingLink } from '#src/model/funding-lines.ts'

export const companyQuestions = companyFacts.map((record) => shown(record, '/entreprise'))
export const individualQuestions = individualFacts.map((record) =>
  shown(record, '/particulier'),
)

function shown(
  { id, question, answer, condition }: (typeof companyFacts)[number],
  home: Parameters<typeof fundingLink>[0],
) {
  const { until, verified } =
    condition === null ? { until: null, verified: null } : conditionOf(condition)
  return typeset({
    id,
    question,
    answer: filled(answer),
    validity: { until, verified },
    /** A link to a page with further details. */
    more: id === 'financement' ? fundingLink(home) : null,
  })
}
