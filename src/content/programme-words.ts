/** What stands around each programme sheet. */
export const programmeWords = {
  show: 'Voir le programme',
  kicker: 'Programme',
  print: 'Imprimer la fiche',
  ask: 'Demander cette formation',
  close: 'Fermer le programme',
  addToCalendar: 'Ajouter à l’agenda',
} as const
