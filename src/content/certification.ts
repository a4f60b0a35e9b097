import { validityNote } from './claim-labels.ts'
import * as organisation from './organisation.ts'

const { file, scope } = organisation.certification

const certificate = file && { label: 'Voir le certificat', ...file }

/** Returns the text alternative of an official logo. In the sample, it marks the logo as an example. */
export function describeLogo(name: string) {
  return organisation.sample ? `${name} (exemple)` : name
}

export const certification = {
  certificate,
  badge: describeLogo('Certification qualité'),
  scope,
  /** The certified categories, with a note if the certificate had expired at build time. */
  categories: scope + validityNote('', organisation.certificateValidity),
  registration: `Enregistré sous le numéro ${organisation.trainingNumber}. Cet enregistrement ne vaut pas agrément de l’État.`,
} as const

/** Phrases about quality for the descriptions in search results. The sample must not claim a certification. */
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
