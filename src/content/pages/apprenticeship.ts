import { buildDay } from '../build-day.ts'
import { apprenticeshipTraining } from '../courses.ts'
import { organisation } from '../organisation.ts'
import { sheetOf } from '../programme.ts'
import { claims } from '../claims.ts'
import { fundingLink } from '../funding-link.ts'
import { apprenticeshipAge, apprenticeshipLength, employerAid } from '../ledger.ts'

/** What search results, tabs and shared links say of the page. */
export const head = {
  title: `Apprentissage et CDI apprentissage | ${organisation.name}`,
  description:
    'Recrutez en apprentissage ou en CDI apprentissage : durée, publics, aides à l’employeur et rôle de l’organisme de formation expliqués.',
} as const

export const sheets = [sheetOf(apprenticeshipTraining, buildDay)]

/** What the row of the training shows. */
export const training = {
  anchor: apprenticeshipTraining.anchor,
  title: apprenticeshipTraining.title,
  text: apprenticeshipTraining.rhythm,
  note: apprenticeshipTraining.starts,
  level: apprenticeshipTraining.level,
  image: apprenticeshipTraining.image,
}

export const apprenticeship = {
  kicker: 'Solutions',
  title: 'Apprentissage et CDI apprentissage',
  lead: 'Transmettre un métier en le pratiquant : l’apprenti apprend chez vous, nous assurons la formation et le suivi.',
  image: 'object-bakery',
  benefits: {
    title: 'Quatre bénéfices',
    image: 'apprenticeship',
    items: [
      {
        id: 'succession',
        title: 'Une relève formée à vos méthodes',
        text: 'Vos gestes, vos produits, vos outils.',
      },
      {
        id: 'follow-up',
        title: 'Un accompagnement continu',
        text: 'Un suivi de l’apprenti et de son maître d’apprentissage.',
      },
      {
        id: 'cost',
        title: 'Un coût maîtrisé',
        text: 'Une aide à l’employeur, qui varie avec l’effectif et le diplôme préparé.',
      },
      {
        id: 'recruitment',
        title: 'Un recrutement durable',
        text: 'Un salarié qui connaît déjà l’entreprise.',
      },
    ],
  },
  permanentContract: {
    title: 'Le CDI apprentissage',
    paragraphs: [
      'Le salarié est embauché en contrat à durée indéterminée. Le contrat s’ouvre sur une période d’apprentissage, en alternance, puis se poursuit sans rupture.',
      [
        `Il s’adresse aux jeunes de ${apprenticeshipAge}, `,
        { text: 'sauf dérogations', href: `#${claims.apprenticeshipTerms.id}` },
        ' : travailleurs handicapés, sportifs de haut niveau, créateurs ou repreneurs d’entreprise.',
      ],
    ],
    facts: [
      {
        id: 'length',
        value: apprenticeshipLength,
        label: 'd’apprentissage',
        condition: { text: 'selon le diplôme', claim: claims.apprenticeshipLength.id },
      },
      {
        id: 'age',
        value: apprenticeshipAge,
        label: 'à l’entrée',
        condition: { text: 'sauf dérogations', claim: claims.apprenticeshipTerms.id },
      },
      {
        id: 'aid',
        value: employerAid,
        label: 'd’aide à l’employeur par contrat, au maximum',
        condition: { text: 'sous conditions', claim: claims.employerAid.id },
      },
    ],
    conditions: [
      claims.apprenticeshipLength,
      claims.apprenticeshipTerms,
      claims.employerAid,
    ],
    funding: fundingLink('/entreprise', 'alternance'),
  },
  employer: {
    title: 'Pour l’employeur',
    items: [
      [
        `Une aide qui peut atteindre ${employerAid} par contrat, `,
        { text: 'sous conditions', href: `#${claims.employerAid.id}` },
      ],
      'Un salarié formé à vos méthodes',
      'Un engagement qui fidélise dès l’embauche',
      'Des démarches accompagnées',
    ],
  },
  employee: {
    title: 'Pour le salarié',
    items: [
      'Un contrat à durée indéterminée dès le départ',
      'Une rémunération pendant la formation',
      'Un métier appris sur le terrain, avec un maître d’apprentissage',
      'Un diplôme ou un titre préparé',
    ],
  },
  role: {
    title: 'Notre rôle',
    lead: 'Un seul interlocuteur, de la première question au bilan final.',
    items: [
      'Étudier votre projet et le poste à pourvoir',
      'Choisir la formation adaptée',
      'Préparer le contrat et les démarches',
      'Suivre l’apprenti avec son maître d’apprentissage',
      'Faire le point régulièrement, puis dresser le bilan',
    ],
  },
  offer: { title: 'La formation que nous proposons' },
  closing: {
    title: 'Un apprenti à accueillir ?',
    lead: 'Nous préparons le contrat, le parcours et le suivi avec vous.',
    action: {
      label: 'Parler de mon projet',
      href: '/contact?formation=apprentissage#formulaire',
    },
  },
} as const
