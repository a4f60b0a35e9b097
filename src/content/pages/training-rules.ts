import { typeset } from '#facts/typeset.ts'
import type { LegalDocument } from '../legal-document.ts'
import { articlesOf } from '../legal-text.ts'
import * as organisation from '../organisation.ts'

export const head = {
  title: `Règlement intérieur des stagiaires | ${organisation.name}`,
  description:
    'Santé, sécurité, discipline, droits et représentation des stagiaires : dix-huit articles et une annexe, à distance et en présentiel.',
} as const

export const trainingRules: LegalDocument = typeset({
  title: 'Règlement intérieur',
  lead: 'Ce règlement est applicable aux stagiaires et aux apprentis, à distance comme en présentiel. Il compte dix-huit articles et une annexe.',
  updated: `Dernière mise à jour : ${organisation.legalTextsUpdated}.`,
  articles: articlesOf('training-rules'),
})
