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
