import { typeset } from '#facts/format/typeset.ts'
import { buildDay } from '#src/content/build-day.ts'
import { domainsOf } from '#src/content/categories.ts'
import { conditionOf, conditionsOf } from '#src/content/claims.ts'
import { individualTrainings } from '#src/content/courses.ts'
import { fundingOn } from '#src/content/funding.ts'
import { emailReplyDelay, remainingCost, startDelay } from '#src/content/values.ts'
import { capitalized, inWords } from '#src/content/number-words.ts'
import { quality } from '#src/content/quality.ts'
import { individualCategories } from './individual-trainings.ts'

const eligible = individualTrainings.some(
  ({ certification, trainingAccount }) => trainingAccount && certification !== null,
)

const domains = domainsOf(individualCategories)
const titles = domains.map(({ title }) => title.toLowerCase()).join(', ')

export const funding = fundingOn(buildDay).individual

export const head = {
  title: 'Se former à titre individuel',
  description: `${capitalized(titles)} : développez vos compétences, à votre rythme, avec un reste à charge étudié avec vous.`,
} as const

const cost = conditionOf('remainingCost')
const delay = conditionOf('startDelay')

export const individualHome = typeset({
  hero: {
    title: 'Une compétence bien en main.',
    lead: 'Des formations courtes et accompagnées, dans un organisme certifié pour sa qualité. Certaines peuvent être éligibles au compte personnel de formation.',
    image: 'hero-individual',
    action: { label: 'Voir les formations', href: '/particulier/formations' },
  },
  figures: {
    title: 'Nos repères',
    items: [
      {
        value: remainingCost,
        label: 'de reste à charge',
        condition: { text: 'selon votre situation', claim: cost.id },
      },
      {
        value: startDelay,
        label: 'environ avant de commencer',
        condition: { text: 'une fois le dossier validé', claim: delay.id },
      },
      {
        value: emailReplyDelay.replace(/heures?/, 'h'),
        label: 'pour une réponse par e-mail',
        condition: null,
      },
    ],
    conditions: conditionsOf(['remainingCost', 'startDelay', 'trainingAccount']),
  },
  domains: {
    title: `${capitalized(domains.length === 1 ? 'un domaine' : `${inWords(domains.length)} domaines`)} pour avancer`,
    items: domains,
    href: '/particulier/formations',
  },
  reassurance: {
    title: 'Vous hésitez encore ? C’est bien normal.',
    text: 'Dites-nous où vous en êtes. Nous cherchons avec vous le parcours et le financement qui conviennent, et vous décidez.',
    action: { label: 'Nous écrire', href: '/particulier/contact' },
    badge: eligible ? quality.badges.trainingAccount : null,
  },
} as const)
