import { organisation } from './organisation.ts'

const categories = organisation.certification.categories.join(', ')

/** The sentences that the law wants beside the certificate, wherever it is named. */
export const certification = {
  badge: 'Certification qualité (emplacement du logo officiel)',
  categories: `La certification qualité a été délivrée au titre de la ou des catégories d’actions suivantes : ${categories}.`,
  registration: `Enregistré sous le numéro ${organisation.trainingNumber}. Cet enregistrement ne vaut pas agrément de l’État.`,
} as const
