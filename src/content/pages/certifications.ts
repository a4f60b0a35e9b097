import { claims } from '../claims.ts'

export const certifications = {
  title: 'Certifications',
  lead: 'Une formation suivie jusqu’au bout laisse une trace : une attestation, et des acquis reconnus.',
  image: 'object-certificate',
  label: {
    title: 'Un label de qualité',
    text: 'Notre organisme est audité sur l’accueil, l’accompagnement, les moyens et l’amélioration continue de ses formations.',
    link: { label: 'Voir notre certificat', href: '/qui-sommes-nous#qualite' },
  },
  attestation: {
    title: 'Une attestation de fin de formation',
    text: 'Elle précise les objectifs, la durée et le résultat de l’évaluation. Elle vous est remise à l’issue de chaque parcours.',
    condition: claims.recognisedCertification,
    action: { label: 'Voir les formations', href: '/particulier/formations' },
  },
} as const
