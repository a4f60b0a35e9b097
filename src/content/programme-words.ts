/** What stands around each programme sheet. */
export const programmeWords = {
  show: 'Voir le programme',
  kicker: 'Programme',
  print: 'Imprimer la fiche',
  ask: 'Demander cette formation',
  close: 'Fermer le programme',
  addToCalendar: 'Ajouter à l’agenda',
  sample: 'Programme, tarif et dates : données d’exemple.',
} as const
