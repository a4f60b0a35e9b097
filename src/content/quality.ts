import { typeset } from '#facts/typeset.ts'
import { certification } from './certification.ts'
import { conditionOf } from './claims.ts'
import { disability } from './disability.ts'
import * as organisation from './organisation.ts'

const categories = organisation.certification.categories.join(', ')

const facts = typeset<readonly { id: string; label: string; value: string | null }[]>([
  {
    id: 'number',
    label: 'Numéro du certificat',
    value: organisation.certification.certificate,
  },
  {
    id: 'certifier',
    label: 'Organisme certificateur',
    value: organisation.certification.certifier,
  },
  { id: 'scope', label: 'Catégories d’actions certifiées', value: categories },
  {
    id: 'sites',
    label: 'Sites couverts',
    value: organisation.certification.sites.join(', '),
  },
  { id: 'from', label: 'Valable à partir du', value: organisation.certification.validFrom },
  { id: 'until', label: 'Valable jusqu’au', value: organisation.certification.validUntil },
])

/** What the organisation has supplied of its certificate: nothing else is said of it. */
export const certificateRows = facts.flatMap(({ value, ...fact }) =>
  value === null ? [] : [{ ...fact, value }],
)

export const quality = typeset({
  id: 'qualite',
  title: 'Nos certifications',
  lead: `Notre organisme est certifié ${organisation.certification.name} pour la qualité de son processus de formation. Certaines de nos formations peuvent être éligibles au compte personnel de formation.`,
  condition: conditionOf('trainingAccount'),
  certificate: {
    title: 'Notre certificat',
    rows: certificateRows,
    document: certification.certificate,
  },
  categories: certification.categories,
  registration: certification.registration,
  badges: {
    quality: {
      image: 'badge-quality',
      alt: certification.badge,
    },
    trainingAccount: {
      image: 'badge-training-account',
      alt: 'Compte personnel de formation (emplacement du logo officiel)',
    },
  },
  disability,
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
