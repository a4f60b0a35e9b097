import { facts } from '#src/content/facts.ts'
import { buildDay } from '#src/content/build-day.ts'
import { domainsOf, individualCategories } from '#src/content/categories.ts'
import { conditionsOf } from '#src/content/claims.ts'
import { individualTrainings } from '#src/content/courses.ts'
import { fundingOn } from '#src/content/funding.ts'
import { sentenceOfLinks } from '#src/content/inline.ts'
import { pageTexts } from '#src/content/page-texts.ts'
import { quality } from '#src/content/quality.ts'
import { fundingKey } from '#src/model/funding-lines.ts'
import { startsOf, summaryOf } from '#src/model/programme.ts'
import { emailReplyDelay, remainingCost, startDelay } from '#src/content/values.ts'

const record = facts['texts-individual-home']
const trainings = '/particulier/formations'
/** The trainings for which the training account (CPF) can pay. */
const eligible = individualTrainings.filter(
  ({ certification, trainingAccount }) => trainingAccount && certification !== null,
)
const findFunding = { label: record.hero.funding.label, href: `#${fundingKey}` }

export const funding = fundingOn(buildDay).individual

/** The trainings that a URL parameter (`projectKey`) can select for the funding questions. */
export const projects = individualTrainings.map((training) => {
  const starts = startsOf(training)
  return {
    id: training.anchor,
    title: training.title,
    text: summaryOf(training),
    ...(starts.length > 0 && { starts }),
    isEligible: eligible.includes(training),
  }
})

const { figures, ...texts } = record
const { cost, delay, reply } = figures
const costFigure = {
  value: remainingCost,
  label: cost.label,
  condition: {
    text: cost.condition,
    ...conditionsOf(['remainingCost', 'trainingAccount']),
    link: findFunding,
  },
}

export const { head, texts: individualHome } = pageTexts(texts, {
  hero: {
    action: { href: trainings },
    funding: findFunding,
    eligible:
      eligible.length === 0
        ? null
        : sentenceOfLinks(
            ' Votre compte personnel de formation (CPF) peut financer ',
            eligible.map(({ anchor, title }) => {
              return { text: title, href: `${trainings}#${anchor}` }
            }),
          ),
  },
  figures: {
    title: figures.title,
    items: [
      // The remaining cost only concerns trainings that the training account pays for.
      ...(eligible.length === 0 ? [] : [costFigure]),
      {
        value: startDelay,
        label: delay.label,
        condition: { text: delay.condition, ...conditionsOf(['startDelay']) },
      },
      {
        value: emailReplyDelay.replace(/heures?/, 'h'),
        label: reply.label,
        condition: null,
      },
    ],
  },
  domains: { items: domainsOf(individualCategories), href: trainings },
  reassurance: {
    action: { href: '/particulier/contact' },
    badge: quality.trainingAccount?.badge ?? null,
  },
})
