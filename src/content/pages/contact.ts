import { organisation } from '../organisation.ts'

/** What search results, tabs and shared links say of the page. */
export const head = {
  title: `Contact et devis entreprise | ${organisation.name}`,
  description:
    'Une question, un devis ? Écrivez-nous ou appelez-nous du lundi au vendredi de 9 h à 18 h. Réponse sous 72 heures ouvrées, 24 heures par e-mail.',
} as const

const { openingHours, address, phone, email, replyDays } = organisation
const inDays = replyDays === null ? '' : `, soit ${replyDays}`

export { requests } from '../requests.ts'

export const contact = {
  title: 'Parlons de votre projet',
  lead: 'Un besoin, une échéance, une question de financement : écrivez-nous, nous répondons sous 72 heures ouvrées, ou sous 24 heures par e-mail.',
  image: 'object-telephone',
  details: {
    phone: { title: 'Téléphone', text: phone.display, href: phone.href },
    email: { title: 'E-mail', text: email, href: `mailto:${email}` },
    address: {
      title: 'Adresse',
      lines: [address.street, `${address.postcode} ${address.city}`],
    },
    hours: {
      title: 'Horaires',
      lines: [
        `${openingHours.week.days} : ${openingHours.week.text}`,
        `${openingHours.saturday.days} : ${openingHours.saturday.text}`,
      ],
    },
  },
  form: { title: 'Écrivez-nous' },
  location: {
    image: 'access-map',
    title: 'Où nous trouver',
    alt: 'Plan du quartier, l’adresse est repérée au bord de l’eau',
  },
  call: {
    title: 'Plus simple de vive voix ?',
    text: 'Du lundi au vendredi, de 9 h à 18 h.',
  },
  faq: {
    title: 'Questions fréquentes',
    items: [
      {
        id: 'financement',
        question: 'Comment financer la formation de nos équipes ?',
        answer:
          'Selon votre situation, une formation peut être financée en partie ou en totalité : opérateur de compétences, dispositifs publics, POEI, apprentissage. Nous vous indiquons les pistes possibles et vous aidons à constituer le dossier ; la décision appartient toujours au financeur.',
      },
      {
        id: 'delai',
        question: 'Sous quel délai recevrons-nous une réponse ?',
        answer: `Nous répondons à chaque demande sous 72 heures ouvrées${inDays}. Par e-mail, comptez 24 heures.`,
      },
      {
        id: 'distance',
        question: 'Proposez-vous des formations à distance ?',
        answer:
          'Oui. Selon les objectifs, une formation peut se tenir dans vos locaux, dans les nôtres, à distance ou en format mixte, avec une assistance technique disponible 24 h/24.',
      },
      {
        id: 'devis',
        question: 'Comment obtenir un devis ?',
        answer:
          'Utilisez le formulaire en choisissant le sujet « Demande de devis », ou appelez-nous. Précisez l’effectif, les dates souhaitées et l’objectif : nous revenons vers vous avec une proposition écrite.',
      },
    ],
  },
  consultation: {
    title: 'Une consultation gratuite, sans engagement.',
    text: 'Choisissez un créneau, ou emportez notre brochure pour en parler autour de vous.',
    appointment: 'Prendre rendez-vous',
    brochure: 'Télécharger la brochure',
  },
} as const
