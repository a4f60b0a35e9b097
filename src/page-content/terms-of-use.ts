import { legalTextOf } from '#src/content/legal-text.ts'

export const head = {
  title: 'Conditions générales d’utilisation',
  description:
    'Les règles d’usage du site en neuf articles : accès, contenus, formulaires, responsabilité, propriété intellectuelle, droit applicable.',
} as const

export const legalText = legalTextOf('terms-of-use')
