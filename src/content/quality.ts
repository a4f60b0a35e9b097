import { typeset } from '#facts/format/typeset.ts'
import { certification, describeLogo } from './certification.ts'
import { conditionOf } from './claims.ts'
import { individualTrainings } from './courses.ts'
import * as organisation from './organisation.ts'

const { categories, certificate, certifier, sites, validFrom, validUntil } =
  organisation.certification

const facts = typeset<readonly { id: string; term: string; text: string | null }[]>([
  { id: 'number', term: 'Numéro du certificat', text: certificate },
  { id: 'certifier', term: 'Organisme certificateur', text: certifier },
  { id: 'scope', term: 'Catégories d’actions certifiées', text: categories.join(', ') },
  { id: 'sites', term: 'Sites couverts', text: sites.join(', ') },
  { id: 'from', term: 'Valable à partir du', text: validFrom },
  { id: 'until', term: 'Valable jusqu’au', text: validUntil },
])

export const certificateRows = facts.flatMap(({ text, ...fact }) =>
  text === null ? [] : [{ ...fact, text }],
)

const eligible = individualTrainings.filter(({ trainingAccount }) => trainingAccount)
const hasAccount = eligible.length > 0
const eligibility =
  eligible.length > 1
    ? 'Certaines de nos formations peuvent être éligibles'
    : 'L’une de nos formations peut être éligible'

export const quality = typeset({
  id: 'qualite',
  title: 'Nos certifications',
  lead: `Notre organisme est certifié ${organisation.certification.name} pour la qualité de son processus de formation.${hasAccount ? ` ${eligibility} au compte personnel de formation.` : ''}`,
  trainingAccount: hasAccount
    ? {
        condition: conditionOf('trainingAccount'),
        site: {
          label: 'moncompteformation.gouv.fr',
          href: 'https://www.moncompteformation.gouv.fr/',
        },
        badge: {
          image: 'badge-training-account',
          alt: describeLogo('Compte personnel de formation'),
        },
      }
    : null,
  certificate: {
    title: 'Notre certificat',
    rows: certificateRows,
    document: certification.certificate,
  },
  categories: certification.categories,
  registration: certification.registration,
  badge: { image: 'badge-quality', alt: certification.badge },
  complaints: {
    title: 'Une réclamation ?',
    text: `Écrivez-nous : nous en accusons réception sous ${organisation.complaints.acknowledgedWithin} et nous y répondons sous ${organisation.complaints.answeredWithin}.`,
    email: {
      text: organisation.complaints.email,
      href: `mailto:${organisation.complaints.email}`,
    },
    link: { label: 'Consulter la procédure', href: '/reglement-interieur#article-18' },
  },
} as const)
