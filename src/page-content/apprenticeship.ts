import { facts } from '#src/content/facts.ts'
import { conditionOf, conditionsOf } from '#src/content/claims.ts'
import { apprenticeshipTrainings, programmePath } from '#src/content/courses.ts'
import { pageTexts } from '#src/content/page-texts.ts'
import { fundingKey, fundingLink } from '#src/model/funding-lines.ts'
import * as values from '#src/content/values.ts'

const [offered] = apprenticeshipTrainings

export const row =
  offered === undefined
    ? null
    : {
        anchor: offered.anchor,
        path: programmePath(offered),
        title: offered.title,
        text: offered.rhythm,
        note: offered.starts,
        level: offered.level,
        image: offered.image,
      }

const terms = ['apprenticeshipLength', 'apprenticeshipTerms', 'employerAid'] as const
const { permanentContract, employer, ...texts } = facts['texts-apprenticeship']
const { length, age, aid, ...contract } = permanentContract

/** Returns a figure with its condition. One sentence below all figures states when they were verified. */
const figureOf = (
  id: (typeof terms)[number],
  value: string,
  { label, condition }: typeof length,
) => ({
  value,
  label,
  condition: { text: condition, ...conditionsOf([id]), verified: null },
})

export const { head, texts: apprenticeship } = pageTexts(texts, {
  permanentContract: {
    ...contract,
    facts: [
      figureOf('apprenticeshipLength', values.apprenticeshipLength, length),
      figureOf('apprenticeshipTerms', values.apprenticeshipAge, age),
      figureOf('employerAid', values.employerAid, aid),
    ],
    verified: conditionsOf(terms).verified,
    funding: fundingLink('/entreprise', [fundingKey, 'alternance']),
  },
  employer: {
    title: employer.title,
    items: [
      [
        `${employer.aid} `,
        { text: employer.conditions, href: `#${conditionOf('employerAid').id}` },
      ],
      ...employer.items,
    ],
  },
  closing: { action: { href: `/contact?formation=${offered?.anchor}#formulaire` } },
})
