import { typeset } from '#facts/format/typeset.ts'
import { emailReplyDelay, replyDelay } from '#src/content/values.ts'
import { capitalized } from '#src/content/number-words.ts'
import * as organisation from '#src/content/organisation.ts'
import { askAddress } from '#src/content/request-topics.ts'
import { companyQuestions } from './questions.ts'

export const head = {
  title: 'Contact et devis pour les entreprises',
  description: `Une question, un devis ? Écrivez-nous ou appelez-nous ${organisation.shortWeekHours}. Réponse sous ${replyDelay}, ${emailReplyDelay} par e-mail.`,
} as const

const { access, accessMap, address, appointment, openings, phone, emailLink } = organisation

export { requests } from '#src/model/requests.ts'

export const contact = typeset({
  title: 'Parlons de votre projet',
  lead: `Un besoin, une échéance, une question de financement : écrivez-nous, nous répondons sous ${replyDelay}, ou sous ${emailReplyDelay} par e-mail.`,
  image: 'object-telephone',
  details: {
    phone: { title: 'Téléphone', ...phone },
    email: { title: 'E-mail', ...emailLink },
    address: {
      title: 'Adresse',
      lines: [address.street, `${address.postcode} ${address.city}`],
    },
    hours: {
      title: 'Horaires',
      lines: openings.map(({ days, text }) => `${days} : ${text}`),
    },
  },
  form: { title: 'Écrivez-nous' },
  location: {
    title: 'Où nous trouver',
    access,
    map: accessMap === null ? null : { image: 'access-map', alt: accessMap },
  },
  call: {
    title: 'Plus simple de vive voix ?',
    text: `${capitalized(organisation.weekHours)}.`,
  },
  faq: {
    title: 'Questions fréquentes',
    other: { label: 'Poser une autre question', href: '/contact?sujet=autre#formulaire' },
    items: companyQuestions,
  },
  consultation: {
    title: 'Une consultation gratuite, sans engagement.',
    text: `${appointment ? 'Choisissez un créneau' : 'Écrivez-nous pour la demander'}, ou emportez notre brochure pour en parler autour de vous.`,
    link: appointment
      ? { label: 'Prendre rendez-vous', href: appointment.href, isNewTab: true }
      : {
          label: 'Demander une consultation',
          href: askAddress('consultation'),
          isNewTab: false,
        },
    brochure: 'Télécharger la brochure',
  },
} as const)
