import * as organisation from './organisation.ts'
import { askAddress } from './request-topics.ts'

const notImplemented = "Cette fonctionnalité n'est pas encore implémentée."
const request = {
  title: notImplemented,
  description: "Demande d'information pour: ",
  action: 'form',
} as const

/**
 * The texts of each notice, by the code that a machine or a button sends. Most of them are literals of the
 * specification, which uses straight apostrophes. `mail` prefills the e-mail that a notice offers. Without
 * script, the button that shows a notice leads to `instead`.
 */
export const notices = {
  messageSent: {
    title: 'Message envoyé avec succès !',
    description:
      'Votre message a bien été reçu. Nous vous répondrons dans les plus brefs délais.',
  },
  messageFailed: {
    tone: 'destructive',
    title: 'Une erreur est survenue.',
    description:
      "Impossible d'envoyer votre message pour le moment. Veuillez réessayer plus tard.",
    action: 'email',
  },
  courseRequest: { ...request, instead: askAddress('information-sur-une-formation') },
  tailorMadeRequest: { ...request, instead: askAddress('formation-sur-mesure') },
  brochure: {
    title: notImplemented,
    description: 'La brochure sera bientôt disponible au téléchargement.',
    instead: `mailto:${organisation.email}`,
  },
  trainingDetails: {
    title: 'Bientôt disponible !',
    description: 'Les détails de cette formation seront bientôt en ligne.',
    instead: '/particulier/contact#formulaire',
  },
  individualForm: {
    title: 'Formulaire non fonctionnel',
    description: notImplemented,
    action: 'email',
    mail: { subject: 'Message d’un particulier' },
  },
  chatbot: {
    title: 'Fonctionnalité en cours de développement',
    description:
      'L’assistant virtuel est en cours de développement et n’est pas encore fonctionnel.',
  },
} as const

export const noticeLabels = {
  one: 'Notification',
  region: 'Notifications ({hotkey})',
  close: 'Fermer la notification',
  form: 'Ouvrir le formulaire',
  email: 'Envoyer par e-mail',
} as const
