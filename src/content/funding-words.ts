import { typeset } from '#facts/format/typeset.ts'
import * as organisation from './organisation.ts'

/** The texts of the section « Qui finance ? » on both home pages. */
export const fundingWords = typeset({
  title: 'Qui finance ?',
  lead: 'Voici à qui vous adresser. Le financeur décide ; nous vous aidons à préparer le dossier.',
  steps: 'Vos trois questions',
  /** The name of a step whose question depends on answers that are still missing. */
  undecided: 'Dernière question',
  count: ['Question 1 sur 3', 'Question 2 sur 3', 'Question 3 sur 3'],
  missing: 'Choisissez une réponse pour continuer.',
  next: 'Continuer',
  back: 'Revenir',
  clear: 'Recommencer',
  list: {
    title: 'Selon votre situation',
    lead: 'Toutes les pistes et leurs conditions',
  },
  found: [
    'Une piste pour votre situation',
    'Deux pistes pour votre situation',
    'Trois pistes pour votre situation',
  ],
  rank: ['Piste 1, la plus probable', 'Piste 2', 'Piste 3'],
  follow: 'Voir cette piste',
  terms: {
    audience: 'Pour qui',
    condition: 'Condition',
    decidedBy: 'Qui décide',
    delay: 'Délai',
    toPrepare: 'À préparer',
    start: 'Pour commencer',
  },
  official: '(site officiel)',
  request: {
    title: 'Et maintenant ?',
    company: {
      text: 'Ces lignes figureront en tête de votre message. Vous pourrez les retirer avant l’envoi.',
      action: 'Préparer ma demande',
      instead: '/contact?sujet=devis#formulaire',
    },
    individual: {
      text: 'Ces lignes figureront en tête de votre e-mail. Vous pourrez les modifier ou les effacer avant de l’envoyer.',
      action: 'Écrire par e-mail',
      subject: 'Financement d’une formation',
      instead: '/particulier/contact#formulaire',
    },
  },
  /** The texts about the training that a person wants to have funded. */
  project: {
    title: 'Votre projet',
    start: 'Prochain départ',
    onAgreement: 'à convenir avec vous',
    notEligible: 'Cette formation ne figure pas sur Mon compte formation (CPF).',
    quote: `Devis à demander ${organisation.toName}`,
  },
  courses: {
    label: 'Voir les formations',
    href: { company: '/formations', individual: '/particulier/formations' },
  },
  print: 'Imprimer ces pistes',
  none: {
    question: 'Aucune piste ne convient ?',
    text: `Une personne vous répond ${organisation.weekHours} :`,
    phone: organisation.phone,
  },
  disability: {
    question: 'Besoin d’un aménagement, quelle que soit votre situation ?',
    text: `${organisation.disability.name}, ${organisation.disability.title.toLowerCase()} :`,
    phone: organisation.disability.phone,
  },
  privacy:
    'Vos réponses ne nous parviennent pas : elles restent dans l’adresse de cette page.',
} as const)
