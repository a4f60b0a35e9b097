import { typeset } from '#facts/typeset.ts'
import type { LegalDocument } from '../legal-document.ts'
import { articlesOf } from '../legal-text.ts'
import * as organisation from '../organisation.ts'

export const head = {
  title: `Conditions générales d’utilisation | ${organisation.name}`,
  description:
    'Les règles d’usage du site en neuf articles : accès, contenus, formulaires, responsabilité, propriété intellectuelle, droit applicable.',
} as const

export const termsOfUse: LegalDocument = typeset({
  title: 'Conditions générales d’utilisation',
  lead: 'Ce que vous pouvez attendre de ce site, et ce qu’il attend de vous, en neuf articles.',
  updated: `Dernière mise à jour : ${organisation.legalTextsUpdated}.`,
  articles: articlesOf('terms-of-use'),
})
