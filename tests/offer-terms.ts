/** What indicator 1 of the quality certification asks of each offer: the groups of a sheet, in order. */
export const sheetTerms = [
  ['Public', 'Prérequis', 'Objectifs', 'Contenu'],
  ['Durée', 'Modalités et délai d’accès', 'Tarif', 'CPF', 'Sessions'],
  ['Méthodes', 'Évaluation', 'Accessibilité', 'Contact', 'Mis à jour le'],
]

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
