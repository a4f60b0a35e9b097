import companyFacts from '#facts/company-questions.json' with { type: 'json' }
import individualFacts from '#facts/individual-questions.json' with { type: 'json' }
import claimFacts from '#facts/claims.json' with { type: 'json' }
import identityFacts from '#facts/identity.json' with { type: 'json' }
import { placeholdersOf, fillPlaceholders } from '#facts/format/placeholders.ts'
import { typeset } from '#facts/format/typeset.ts'
import { conditionOf } from '#src/content/claims.ts'
import { fundingLink } from '#src/model/funding-lines.ts'

const blanks = placeholdersOf({ identity: identityFacts, claims: claimFacts })

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
    answer: fillPlaceholders(answer, blanks),
    validity: { until, verified },
    /** The link to further details. */
    more: id === 'financement' ? fundingLink(home) : null,
  })
}
