import { legalTextOf } from '#src/content/legal-text.ts'
import { accessMap } from '#src/content/organisation.ts'

export const head = {
  title: 'Règlement intérieur des stagiaires',
  description:
    'Santé, sécurité, discipline, droits et représentation des stagiaires : dix-huit articles et une annexe, à distance et en présentiel.',
} as const

export const legalText = legalTextOf('training-rules', {
  access: { document: accessMap === null ? 'L’adresse' : 'Le plan d’accès' },
})
