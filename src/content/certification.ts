import { validityNote } from './claim-labels.ts'
import * as organisation from './organisation.ts'

const { categories, file } = organisation.certification

/** The certificate as a file; `null` if the organisation has none to show. */
const certificate = file && { label: 'Voir le certificat', ...file }

const scope = `La certification qualité a été délivrée au titre de la ou des catégories d’actions suivantes : ${categories.join(', ')}.`

/** Describes an official logo. The sample has placeholders instead. */
export function describeLogo(name: string) {
  return organisation.sample ? `${name} (emplacement du logo officiel)` : name
}

/** The sentences that the law requires beside the certificate. */
export const certification = {
  certificate,
  badge: describeLogo('Certification qualité'),
  scope,
  /** The certified categories, with their validity at build time. */
  categories: scope + validityNote('', organisation.certificateValidity),
  registration: `Enregistré sous le numéro ${organisation.trainingNumber}. Cet enregistrement ne vaut pas agrément de l’État.`,
} as const

/** The certification for search results; a fictitious organisation does not publish one there. */
export const inSearch = organisation.sample
  ? {
      organisation: 'Organisme de formation',
      commitments: 'nos engagements pour la qualité des formations',
      quality: 'Une démarche de qualité et une attestation de fin de formation',
    }
  : {
      organisation: 'Organisme de formation certifié Qualiopi',
      commitments:
        'nos engagements qualité : certification Qualiopi et compte personnel de formation',
      quality: 'Un organisme certifié Qualiopi et une attestation de fin de formation',
    }
