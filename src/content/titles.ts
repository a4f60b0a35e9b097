import { organisation } from './organisation.ts'

/** What the browser's tab, the history and a screen reader call each page: under 60 characters. */
export const titles = {
  chooser: `Choisissez votre espace | ${organisation.name}`,
  companyHome: `Formation des équipes en entreprise | ${organisation.name}`,
  about: `Qui sommes-nous ? | ${organisation.name}`,
  catalogue: `Catalogue de formations entreprise | ${organisation.name}`,
  preHire: `POEI : former avant d’embaucher | ${organisation.name}`,
  apprenticeship: `Apprentissage et CDI apprentissage | ${organisation.name}`,
  mandatoryTrainings: `Formations obligatoires sécurité | ${organisation.name}`,
  contact: `Contact et devis entreprise | ${organisation.name}`,
  legalNotice: `Mentions légales et confidentialité | ${organisation.name}`,
  trainingRules: `Règlement intérieur des stagiaires | ${organisation.name}`,
  termsOfUse: `Conditions générales d’utilisation | ${organisation.name}`,
  individualHome: `Se former à titre individuel | ${organisation.name}`,
  individualTrainings: `Formations pour particuliers | ${organisation.name}`,
  certifications: `Certifications et attestation | ${organisation.name}`,
  individualContact: `Contact particuliers | ${organisation.name}`,
  individualFaq: `Questions fréquentes des particuliers | ${organisation.name}`,
  notFound: `Page introuvable | ${organisation.name}`,
} as const
