import * as organisation from './organisation.ts'

/** The contact for visitors with a disability. */
export const disability = {
  title: 'Référent handicap',
  ...organisation.disability,
  text: 'Un entretien permet d’étudier les aménagements possibles, avec nos partenaires si besoin : Agefiph, Cap emploi, MDPH, Ressource Handicap Formation.',
} as const
