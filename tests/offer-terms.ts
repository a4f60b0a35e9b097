/** What indicator 1 of the quality certification asks of each programme. */
export const sheetTerms = [
  'Durée',
  'Prérequis',
  'À l’issue',
  'Délai',
  'Déroulement',
  'Objectifs',
  'Contenu',
  'Public',
  'Méthodes',
  'Évaluation',
  'Financement',
  'Accessibilité',
  'Contact',
]

/** Of a training for a group. */
export const groupTerms = ['Groupe', 'Sessions ouvertes']

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
