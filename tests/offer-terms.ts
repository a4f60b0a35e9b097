/** What decides on a training for individuals. */
export const factTerms = [
  'Prérequis',
  'Durée',
  'Modalités',
  'Délai d’accès',
  'Tarif',
  'Évaluation',
  'À la fin',
  'CPF',
]

/** Of them, what the cards of the sample say once for all. */
export const sharedTerms = ['Délai d’accès', 'À la fin']
