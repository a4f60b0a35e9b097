import * as organisation from './organisation.ts'

/** Whom a visitor with a disability can ask. */
export const disability = {
  title: 'Référent handicap',
  ...organisation.disability,
  text: 'Un entretien permet d’étudier les aménagements possibles, avec nos partenaires si besoin : Agefiph, Cap emploi, MDPH, Ressource Handicap Formation.',
} as const
