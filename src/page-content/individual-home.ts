import record from '#facts/texts-individual-home.json' with { type: 'json' }
import { buildDay } from '#src/content/build-day.ts'
import { domainsOf, individualCategories } from '#src/content/categories.ts'
import { conditionOf, conditionsOf } from '#src/content/claims.ts'
import { individualTrainings } from '#src/content/courses.ts'
import { fundingOn } from '#src/content/funding.ts'
import { pageTexts } from '#src/content/page-texts.ts'
import { quality } from '#src/content/quality.ts'
import { emailReplyDelay, remainingCost, startDelay } from '#src/content/values.ts'

const isEligible = individualTrainings.some(
  ({ certification, trainingAccount }) => trainingAccount && certification !== null,
)

export const funding = fundingOn(buildDay).individual

const { figures, ...texts } = record
const { cost, delay, reply } = figures

export const { head, texts: individualHome } = pageTexts(texts, {
  hero: { action: { href: '/particulier/formations' } },
  figures: {
    title: figures.title,
    items: [
      {
        value: remainingCost,
        label: cost.label,
        condition: { text: cost.condition, claim: conditionOf('remainingCost').id },
      },
      {
        value: startDelay,
        label: delay.label,
        condition: { text: delay.condition, claim: conditionOf('startDelay').id },
      },
      {
        value: emailReplyDelay.replace(/heures?/, 'h'),
        label: reply.label,
        condition: null,
      },
    ],
    conditions: conditionsOf(['remainingCost', 'startDelay', 'trainingAccount']),
  },
  domains: { items: domainsOf(individualCategories), href: '/particulier/formations' },
  reassurance: {
    action: { href: '/particulier/contact' },
    badge: isEligible ? quality.badges.trainingAccount : null,
  },
})
