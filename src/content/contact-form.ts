import { typeset } from '#facts/format/typeset.ts'
import { message } from './message.ts'
import { replyDelay } from './values.ts'
import * as organisation from './organisation.ts'

const { labels } = message

export const contactForm = typeset({
  required: 'Tous les champs sont obligatoires.',
  fields: {
    name: {
      label: labels.name,
      errors: { missing: 'Indiquez votre nom et votre prénom.' },
    },
    email: {
      label: labels.email,
      hint: 'Par exemple nom@entreprise.example',
      errors: {
        missing: 'Indiquez votre adresse e-mail.',
        malformed:
          'Saisissez une adresse e-mail complète, par exemple nom@entreprise.example.',
        accented:
          'Écrivez l’adresse e-mail sans accent ni cédille, par exemple « e » au lieu de « é ».',
      },
    },
    company: {
      label: labels.company,
      errors: { missing: 'Indiquez le nom de votre entreprise.' },
    },
    phone: {
      label: labels.phone,
      hint: '10 chiffres, par exemple 06 39 98 00 00',
      errors: { missing: 'Indiquez votre numéro de téléphone.' },
      /** Warnings that do not prevent submission. */
      doubts: {
        incomplete: 'Ce numéro compte moins de 10 chiffres : vérifiez-le.',
        doubtful: 'Ce numéro semble incorrect : vérifiez-le.',
        cut: 'Dix chiffres au plus. Un numéro étranger ? Donnez-le dans votre message.',
      },
    },
    siret: {
      label: labels.siret,
      hint: '14 chiffres, sur vos factures ou vos bulletins de paie',
      errors: { missing: 'Indiquez le numéro SIRET de votre entreprise.' },
      doubts: {
        incomplete: 'Ce numéro compte moins de 14 chiffres : vérifiez-le.',
        doubtful: 'Ce numéro SIRET semble incorrect : vérifiez-le.',
        cut: 'Quatorze chiffres au plus : vérifiez-les.',
      },
    },
    subject: {
      label: labels.subject,
      errors: { missing: 'Choisissez un sujet dans la liste.' },
      prompt: 'Sélectionnez un sujet',
      options: [
        'Demande de devis',
        'Information sur une formation',
        'Formation sur mesure',
        'Partenariat',
        'Support technique',
        'Autre',
      ],
    },
    message: { label: labels.message, errors: { missing: 'Écrivez votre message.' } },
  },
  /** The headings of the error summary for one error, two errors and so on. */
  summary: [
    'Un champ est à revoir',
    'Deux champs sont à revoir',
    'Trois champs sont à revoir',
    'Quatre champs sont à revoir',
    'Cinq champs sont à revoir',
    'Six champs sont à revoir',
    'Sept champs sont à revoir',
  ],
  submit: 'Envoyer le message',
  sending: 'Envoi en cours...',
  sent: {
    title: 'Votre message a bien été reçu.',
    text: `Nous vous répondrons dans les plus brefs délais, au plus tard sous ${replyDelay}.`,
    seat: 'Les places ne sont pas encore réservées : notre réponse vous les confirmera.',
    addToCalendar: 'Ajouter à l’agenda',
    back: { label: 'Retour au catalogue', href: '/formations' },
  },
  /** The texts for a visitor who left the page during sending. The message may have arrived. */
  interrupted: {
    title: 'Votre message est peut-être déjà arrivé.',
    text: `L’envoi n’a pas été confirmé. Si le message est arrivé, nous vous répondrons au plus tard sous ${replyDelay}.`,
    again: 'Pour l’envoyer quand même, appuyez de nouveau sur « Envoyer le message ».',
  },
  failed: {
    title: 'Votre message n’a pas pu être envoyé.',
    /** The title if the message may have arrived although sending was not confirmed. */
    unconfirmed: 'L’envoi de votre message n’est pas confirmé.',
    kept: 'Votre saisie est conservée : réessayez, écrivez-nous par e-mail ou appelez-nous.',
    reasons: {
      offline: 'Vous semblez hors connexion.',
      network:
        'La connexion a été interrompue, le service d’envoi n’a pas répondu, ou un bloqueur empêche l’envoi.',
      timeout:
        'Aucune réponse au bout de quinze secondes : votre message est peut-être arrivé.',
      rejected: 'Le service d’envoi a refusé le message.',
      tooLarge: 'Le message est trop long pour le service d’envoi : raccourcissez-le.',
      tooMany: 'Le service d’envoi reçoit trop de messages : patientez une minute.',
      server: 'Le service d’envoi est momentanément en panne.',
      unexpected:
        'La réponse n’est pas celle du service d’envoi : un portail Wi-Fi demande peut-être une connexion.',
      unconfigured: 'L’envoi depuis cette page n’est pas disponible.',
    },
    email: 'Envoyer par e-mail',
  },
  /** The label of the honeypot, which is hidden. */
  trap: 'Site web (laissez ce champ vide)',
  withoutScript:
    'Sans JavaScript, l’envoi ouvre votre messagerie avec ce texte : précisez-y la formation souhaitée.',
  privacy: {
    text: `Vos réponses servent à traiter votre demande. Elles sont lues par nos équipes, acheminées par un prestataire${organisation.isForwardedAbroad ? ' hors de l’Union européenne' : ''} et conservées trois ans au plus après notre dernier échange. Vous pouvez y accéder, les rectifier ou les faire effacer.`,
    link: 'Vos droits et vos données',
    href: '/politique-de-confidentialite#article-8',
  },
} as const)
