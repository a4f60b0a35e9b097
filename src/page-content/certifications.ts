import { typeset } from '#facts/format/typeset.ts'
import { certification, inSearch } from '#src/content/certification.ts'
import { conditionOf } from '#src/content/claims.ts'
import * as organisation from '#src/content/organisation.ts'
import { quality } from '#src/content/quality.ts'

export const head = {
  title: 'Certifications et attestation',
  description: `${inSearch.quality} : ce que vous recevez et ce que cela garantit.`,
} as const

export const certifications = typeset({
  title: 'Certifications',
  lead: 'Une formation suivie jusqu’au bout laisse une trace : une attestation, et des acquis évalués.',
  image: 'object-certificate',
  label: {
    title: `Une certification qualité : ${organisation.certification.name}`,
    text: 'Notre organisme est audité par un certificateur indépendant sur l’accueil, l’accompagnement, les moyens et l’amélioration continue de ses formations.',
    categories: quality.categories,
    badge: quality.badges.quality,
    certificate: certification.certificate,
  },
  attestation: {
    title: 'Une attestation de fin de formation',
    text: 'Elle précise les objectifs, la durée et le résultat de l’évaluation. Elle vous est remise à l’issue de chaque parcours.',
    condition: conditionOf('recognisedCertification'),
    action: { label: 'Voir les formations', href: '/particulier/formations' },
  },
} as const)
