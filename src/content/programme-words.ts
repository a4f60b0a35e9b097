import { typeset } from '#facts/format/typeset.ts'

export const dateWords = typeset({
  next: 'Prochaine date',
  fullUntil: 'jusqu’en',
  none: 'À votre date',
  noneOpen: 'Aucune date ouverte pour l’instant',
} as const)

export const copyAgenda = {
  copy: 'Copier l’adresse de l’agenda',
  copied: 'Adresse copiée.',
}

export const programmeWords = typeset({
  trail: 'Fil d’Ariane',
  card: 'Prix, prochaine date et demande',
  ask: 'Demander cette formation',
  question: 'Poser ma question',
  offers: 'Prix et dates',
  dates: dateWords,
  askForDate: 'Demander une date',
  noSessionNote:
    'Aucune date n’est ouverte aujourd’hui : dites-nous celle qui vous convient.',
  allFull: 'Demander une autre date',
  otherSessions: 'Autres dates',
  sessionNote:
    'Vous inscrivez une ou plusieurs personnes. Le groupe réunit des salariés de plusieurs entreprises.',
  howMany: 'À combien êtes-vous ?',
  askForGroup: 'Demander pour le groupe',
  people: { label: 'Nombre de personnes', one: 'personne', other: 'personnes' },
  askForSession: 'Demander cette date',
  addToCalendar: 'Ajouter à l’agenda',
  followDates: { label: 'Suivre ces dates dans un agenda', copyAddress: copyAgenda },
  legal: 'Obligation légale',
  diploma: 'Certification préparée',
  programme: 'Programme',
  objectives: { title: 'Objectifs', intro: 'À l’issue de la formation, chacun sait :' },
  updated: 'Mis à jour le',
  print: 'Imprimer la fiche',
} as const)
