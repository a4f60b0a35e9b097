import { buildDay } from '../build-day.ts'
import { offeredApprenticeship } from '../courses.ts'
import { organisation } from '../organisation.ts'
import { sheetOf } from '../programme.ts'
import { claims } from '../claims.ts'
import { apprenticeshipAge, apprenticeshipLength, employerAid } from '../ledger.ts'

/** What search results, tabs and shared links say of the page. */
export const head = {
  title: `Apprentissage et CDI apprentissage | ${organisation.name}`,
  description:
    'Recrutez en apprentissage ou en CDI apprentissage : durée, publics, aides à l’employeur et rôle de l’organisme de formation expliqués.',
} as const

const [offered] = offeredApprenticeship

/** The training, what its row shows and its sheet; null where none is offered. */
export const offer =
  offered === undefined
    ? null
    : {
        title: 'La formation que nous proposons',
        training: {
          anchor: offered.anchor,
          title: offered.title,
          text: offered.rhythm,
          note: offered.starts,
          level: offered.level,
          image: offered.image,
        },
        sheets: [sheetOf(offered, buildDay)],
      }

/** What we do: train the apprentices, or lead the employer to a centre that does. */
const ours =
  offered !== undefined
    ? {
        lead: 'Transmettre un métier en le pratiquant : l’apprenti apprend chez vous, nous assurons la formation et le suivi.',
        followUp: 'Un suivi de l’apprenti et de son maître d’apprentissage.',
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
        closing: 'Nous préparons le contrat, le parcours et le suivi avec vous.',
        ask: `/contact?formation=${offered.anchor}#formulaire`,
      }
    : {
        lead: 'Transmettre un métier en le pratiquant : l’apprenti apprend chez vous, un centre de formation d’apprentis assure la formation.',
        followUp: 'Le centre de formation suit l’apprenti avec son maître d’apprentissage.',
        role: {
          title: 'Notre rôle',
          lead: 'Nous ne formons pas d’apprentis nous-mêmes : nous vous aidons à bien commencer.',
          items: [
            'Étudier votre projet et le poste à pourvoir',
            'Vous expliquer les contrats, les aides et les démarches',
            'Vous orienter vers un centre de formation d’apprentis',
          ],
        },
        closing:
          'Décrivez le poste : nous vous orientons vers un centre de formation d’apprentis.',
        ask: '/contact?sujet=autre#formulaire',
      }

export const apprenticeship = {
  kicker: 'Solutions',
  title: 'Apprentissage et CDI apprentissage',
  lead: ours.lead,
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
        text: ours.followUp,
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
  role: ours.role,
  closing: {
    title: 'Un apprenti à accueillir ?',
    lead: ours.closing,
    action: {
      label: 'Parler de mon projet',
      href: ours.ask,
    },
  },
} as const
