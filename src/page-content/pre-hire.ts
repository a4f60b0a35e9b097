import { typeset } from '#facts/format/typeset.ts'
import { conditionOf } from '#src/content/claims.ts'
import { fundingLink } from '#src/model/funding-lines.ts'
import { preHireFunding } from '#src/content/values.ts'

export const head = {
  title: 'POEI : former avant d’embaucher',
  description:
    'Préparation opérationnelle à l’emploi individuelle : formez vos futurs salariés avant l’embauche. Analyse, sélection, formation, intégration.',
} as const

export const preHire = typeset({
  kicker: 'Solutions',
  title: 'POEI : former avant d’embaucher',
  lead: 'La préparation opérationnelle à l’emploi individuelle forme votre futur salarié à votre poste, avant la signature du contrat.',
  image: 'object-chair',
  benefits: {
    title: 'Un recrutement bien parti',
    items: [
      {
        title: 'Un programme pour votre poste',
        text: 'Le contenu est bâti sur votre fiche de poste et sur vos outils.',
      },
      {
        title: 'Un risque réduit',
        text: 'Vous suivez les progrès du futur salarié avant son arrivée. S’il atteint le niveau requis, vous vous engagez à l’embaucher.',
      },
      {
        title: 'Une arrivée plus rapide',
        text: 'Le jour de l’embauche, les bases sont déjà acquises.',
      },
    ],
  },
  advantages: {
    title: 'Trois avantages clés',
    items: [
      {
        title: `${preHireFunding} du coût de la formation pris en charge`,
        text: 'Dans la limite des barèmes de France Travail, que l’opérateur de compétences peut compléter.',
        image: 'pre-hire-cost',
      },
      {
        title: 'La rémunération des stagiaires prise en charge',
        text: 'Pendant la formation, ils sont stagiaires : France Travail les rémunère, sous conditions.',
        image: 'pre-hire-salary',
      },
      {
        title: 'Le choix des meilleurs profils',
        text: 'Nous présélectionnons, vous rencontrez, vous décidez.',
        image: 'pre-hire-profiles',
      },
    ],
    condition: conditionOf('preHireFunding'),
    funding: fundingLink('/entreprise', 'recruter'),
  },
  steps: {
    title: 'Du besoin à la prise de poste',
    items: [
      {
        title: 'Analyse des besoins',
        text: 'Le poste, les compétences attendues, la date d’arrivée.',
      },
      {
        title: 'Sourcing et sélection',
        text: 'Recherche de candidats, entretiens, présentation des profils.',
      },
      {
        title: 'Formation préalable à l’embauche',
        text: 'Un parcours ciblé, suivi avec vous semaine après semaine.',
      },
      {
        title: 'Intégration dans l’entreprise',
        text: 'Une prise de poste accompagnée et un point de suivi.',
      },
    ],
  },
  closing: {
    title: 'Un poste à pourvoir ?',
    lead: 'Décrivez-le en quelques lignes : nous vous disons si la POEI convient.',
    action: { label: 'Parler de mon recrutement', href: '/contact?sujet=poei#formulaire' },
  },
} as const)
