import { typeset } from '#facts/format/typeset.ts'
import { emailReplyDelay, individualAnswers } from '#src/content/values.ts'
import * as organisation from '#src/content/organisation.ts'
import { individualQuestions } from './questions.ts'
import { quality } from '#src/content/quality.ts'

export const head = {
  title: 'Questions fréquentes des particuliers',
  description: `Financement, reste à charge, démarrage, niveau, distance, attestation, handicap : ${individualAnswers} claires avant de vous lancer.`,
} as const

export const individualFaq = typeset({
  title: 'Vos questions, nos réponses',
  lead: 'Financement, calendrier, niveau, attestation : l’essentiel avant de s’inscrire.',
  image: 'object-cat',
  items: individualQuestions,
  closing: {
    title: 'Une autre question ?',
    lead: `Écrivez-nous par e-mail : réponse sous ${emailReplyDelay}.`,
    email: organisation.emailLink,
    action: { label: 'Nous contacter', href: '/particulier/contact' },
  },
  complaints: quality.complaints,
} as const)
