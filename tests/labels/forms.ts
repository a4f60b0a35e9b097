import type { FieldError } from '#machines/form-fields.ts'
import type { ContactFormView } from '#tests/machines/contact-form.rules.ts'
import type { IndividualFormView } from '#tests/machines/individual-form.rules.ts'
import { contactForm as contactTexts } from '#src/content/contact-form.ts'
import { fillFields } from '#tests/machines/form-fields.rules.ts'
import { type Event, quoted, wordFor, type Labels, type Words, written } from 'statecharts'

const labels: Words = {
  ...fillFields(({ label }) => label),
  line: 'Ligne de la demande',
}
const faults: Readonly<Record<FieldError, string>> = {
  missing: 'à remplir',
  malformed: 'mal formée',
}
const screens = {
  form: 'saisie',
  sending: 'envoi en cours',
  sent: 'message envoyé',
  failed: 'échec de l’envoi',
} as const satisfies Record<ContactFormView['screen'], string>

export const contactForm: Labels<ContactFormView> = {
  title: 'Formulaire de contact (Entreprise)',
  start: 'Ouvrir la page /contact, formulaire vide.',
  page: '/contact',
  outcomes: {
    'sendMessage accepted': 'Le service d’envoi accepte le message',
    'sendMessage offline': 'L’ordinateur est hors connexion',
    'sendMessage network': 'La connexion est coupée',
    'sendMessage timeout': 'Le service d’envoi ne répond pas à temps',
    'sendMessage rejected': 'Le service d’envoi refuse le message (400)',
    'sendMessage tooLarge': 'Le service d’envoi trouve le message trop long (413)',
    'sendMessage tooMany': 'Le service d’envoi reçoit trop de messages (429)',
    'sendMessage server': 'Le service d’envoi est en panne (500)',
    'sendMessage unexpected': 'Une réponse arrive qui n’est pas celle du service d’envoi',
    'sendMessage unconfigured': 'Le service d’envoi n’est pas configuré',
    'sendMessage crashed': 'L’envoi s’arrête sur une erreur inconnue',
  },
  payload: fieldPayload,
  see: ({ screen, reason, values, errors, cut, requests, focused, sent, announced }) => ({
    Écran: screens[screen],
    'Raison de l’échec':
      reason === null ? 'aucune' : quoted(wordFor(contactTexts.failed.reasons, reason)),
    ...fieldsSeen(values, errors, cut),
    Demandes: requests?.map(quoted).join(', ') || 'aucune',
    'Demandes retirées': String(focused.count),
    'Messages partis': String(sent.count),
    'Notifications demandées': String(announced.count),
  }),
}

export const individualForm: Labels<IndividualFormView> = {
  title: 'Formulaire de contact (Particulier)',
  start: 'Ouvrir la page /particulier/contact, formulaire vide.',
  page: '/particulier/contact',
  payload: fieldPayload,
  see: ({ values, errors, cut, announced }) => ({
    ...fieldsSeen(values, errors, cut),
    'Notifications « Formulaire non fonctionnel »': String(announced),
  }),
}

/** `field` and `value` name themselves, as do the parts of a request for information. */
function fieldPayload({ type: _type, field, value, ...others }: Event): Words {
  return {
    ...(field === undefined ? {} : { Champ: wordFor(labels, field), Valeur: typed(value) }),
    ...Object.fromEntries(
      Object.entries(others).map(([key, text]) => [wordFor(labels, key), typed(text)]),
    ),
  }
}

function typed(value: unknown): string {
  return value === '' ? '(vide)' : written(value)
}

function fieldsSeen(
  values: Readonly<Record<string, string>>,
  errors: Readonly<Record<string, string>>,
  cut: readonly string[],
): Words {
  const seen = Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const label = wordFor(labels, field)
      const fault = errors[field]
      return [
        [label, quoted(value)],
        [
          `Erreur du champ ${label}`,
          fault === undefined ? 'aucune' : wordFor(faults, fault),
        ],
      ]
    }),
  )
  const labelled = cut.map((field) => wordFor(labels, field))
  return {
    ...seen,
    'Champs dits trop courts pour le numéro': labelled.join(', ') || 'aucun',
  }
}
