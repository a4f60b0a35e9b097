import { typeset } from '#facts/format/typeset.ts'
import { apprenticeshipTrainings, programmePath } from '#src/content/courses.ts'
import * as organisation from '#src/content/organisation.ts'
import { conditionOf, conditionsOf } from '#src/content/claims.ts'
import { fundingKey, fundingLink } from '#src/model/funding-lines.ts'
import {
  apprenticeshipAge,
  apprenticeshipLength,
  employerAid,
} from '#src/content/values.ts'

export const head = {
  title: 'Apprentissage et CDI apprentissage',
  description:
    'Recrutez en apprentissage ou en CDI apprentissage : durée, publics, aides à l’employeur et rôle de l’organisme de formation expliqués.',
} as const

const [offered] = apprenticeshipTrainings

/** The data of the training's row. Without a training, the site has no such page. */
export const row =
  offered === undefined
    ? null
    : {
        anchor: offered.anchor,
        path: programmePath(offered),
        title: offered.title,
        text: offered.rhythm,
        note: offered.starts,
        level: offered.level,
        image: offered.image,
      }

const { apprenticeshipCentre, apprenticeshipPartner } = organisation
const isTrainedHere = apprenticeshipCentre !== null
const training = isTrainedHere
  ? 'nous assurons la formation et le suivi'
  : `${apprenticeshipPartner} assure la formation, nous assurons le suivi`

const aid = conditionOf('employerAid')
const terms = ['apprenticeshipLength', 'apprenticeshipTerms', 'employerAid'] as const
/** One sentence dates the conditions of all figures. */
const undated = (id: (typeof terms)[number]) => ({ ...conditionsOf([id]), verified: null })

export const apprenticeship = typeset({
  kicker: 'Solutions',
  title: 'Apprentissage et CDI apprentissage',
  lead: `Former un apprenti, c’est transmettre un métier par la pratique : il apprend chez vous, ${training}.`,
  image: 'object-bakery',
  benefits: {
    title: 'Ce que vous y gagnez',
    items: [
      {
        title: 'Une relève formée à vos méthodes',
        text: 'Vos gestes, vos produits, vos outils.',
      },
      {
        title: 'Un accompagnement continu',
        text: 'Un suivi de l’apprenti et de son maître d’apprentissage.',
      },
      {
        title: 'Un coût maîtrisé',
        text: 'Une aide à l’embauche, selon l’effectif et le diplôme préparé.',
      },
      {
        title: 'Un recrutement durable',
        text: 'Un salarié qui connaît déjà l’entreprise.',
      },
    ],
  },
  permanentContract: {
    title: 'Le CDI apprentissage',
    paragraphs: [
      'Le salarié est embauché en contrat à durée indéterminée. Le contrat s’ouvre sur une période d’apprentissage, en alternance, puis se poursuit sans rupture.',
      `Il s’adresse aux jeunes de ${apprenticeshipAge}, sauf dérogations.`,
    ],
    facts: [
      {
        value: apprenticeshipLength,
        label: 'd’apprentissage',
        condition: {
          text: 'selon le diplôme',
          ...undated('apprenticeshipLength'),
        },
      },
      {
        value: apprenticeshipAge,
        label: 'à l’entrée',
        condition: {
          text: 'sauf dérogations',
          ...undated('apprenticeshipTerms'),
        },
      },
      {
        value: employerAid,
        label: 'd’aide à l’employeur par contrat, au maximum',
        condition: { text: 'sous conditions', ...undated('employerAid') },
      },
    ],
    verified: conditionsOf(terms).verified,
    funding: fundingLink('/entreprise', [fundingKey, 'alternance']),
  },
  people: 'apprenticeship',
  employer: {
    title: 'Pour l’employeur',
    items: [
      [
        `Une aide qui peut atteindre ${employerAid} par contrat, `,
        { text: 'sous conditions', href: `#${aid.id}` },
      ],
      'Un salarié formé à vos méthodes',
      'Un engagement qui fidélise dès l’embauche',
      'Un accompagnement dans les démarches',
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
  offer: { title: 'Une formation en apprentissage' },
  closing: {
    title: 'Un apprenti à accueillir ?',
    lead: 'Nous préparons le contrat, le parcours et le suivi avec vous.',
    action: {
      label: 'Parler de mon projet',
      href: `/contact?formation=${offered?.anchor}#formulaire`,
    },
  },
} as const)
