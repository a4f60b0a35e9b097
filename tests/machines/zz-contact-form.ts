/**
 * The company contact form: what was typed, what is wrong, and whether the message is on its way.
 * Only an empty field or a malformed e-mail stops a submission. One message travels at a time,
 * and nothing that was typed is dropped before the provider has confirmed it.
 */
import { assign, emit, fromPromise, setup } from 'xstate'
import { type EditKind, editDigits, phoneFormat, siretFormat } from '#machines/digit-field.ts'

export const contactFields = [
  'name',
  'email',
  'company',
  'phone',
  'siret',
  'subject',
  'message',
] as const
export type ContactField = (typeof contactFields)[number]
export type ContactDraft = Readonly<Record<ContactField, string>>
export type FieldError = 'missing' | 'malformed'
export type ContactErrors = Readonly<Partial<Record<ContactField, FieldError>>>
/** `timeout`, `network`, `server` and `unexpected` may hide a message that was delivered. */
export type SendFailure =
  | 'offline'
  | 'network'
  | 'timeout'
  | 'rejected'
  | 'tooLarge'
  | 'tooMany'
  | 'server'
  | 'unexpected'
  | 'unconfigured'

export type FieldChange = {
  field: ContactField
  value: string
  caret?: number
  kind?: EditKind
}
export type Prefill = { subject: string; line: string }
export type ContactFormEvent =
  | ({ type: 'field.change' } & FieldChange)
  | { type: 'form.submit' }
  | ({ type: 'draft.prefill' } & Prefill)
  | { type: 'prefill.clear' }

type Context = {
  draft: ContactDraft
  errors: ContactErrors
  /** Where the caret belongs after the last edit; a new object for each edit. */
  caret: { field: ContactField; at: number } | null
  failure: SendFailure | null
  prefill: (Prefill & { previousSubject: string }) | null
  /** Counts what deserves the visitor's attention: refused submissions, outcomes. */
  outcomes: number
}

export const emptyDraft: ContactDraft = {
  name: '',
  email: '',
  company: '',
  phone: '',
  siret: '',
  subject: '',
  message: '',
}
const formats = { phone: phoneFormat, siret: siretFormat }
// HTML's own definition of a valid e-mail address.
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

export function isEmail(text: string): boolean {
  // The length first: the pattern must never meet a pasted novel.
  return text.length <= 320 && emailPattern.test(text.trim())
}

export function findErrors(draft: ContactDraft): ContactErrors {
  const errors: Partial<Record<ContactField, FieldError>> = {}
  for (const field of contactFields)
    if (draft[field].trim() === '') errors[field] = 'missing'
  if (errors.email === undefined && !isEmail(draft.email)) errors.email = 'malformed'
  return errors
}

function reviseErrors(shown: ContactErrors, draft: ContactDraft): ContactErrors {
  const found = findErrors(draft)
  const fields = contactFields.filter((field) => shown[field] && found[field])
  return Object.fromEntries(fields.map((field) => [field, found[field]]))
}

function applyChange(context: Context, change: FieldChange) {
  const { field, value, caret = value.length, kind = 'insert' } = change
  const placed =
    field === 'phone' || field === 'siret'
      ? editDigits(context.draft[field], { text: value, caret, kind }, formats[field])
      : { value, caret }
  const draft = { ...context.draft, [field]: placed.value }
  return {
    draft,
    errors: reviseErrors(context.errors, draft),
    caret: { field, at: placed.caret },
  }
}

function applyPrefill({ draft, errors, prefill }: Context, { subject, line }: Prefill) {
  const isThere = draft.message.includes(line)
  if (isThere && draft.subject === subject && prefill?.line === line) return {}
  const rest = draft.message.trim() === '' ? '' : draft.message
  const message = isThere ? draft.message : `${line}\n\n${rest}`
  const prefilled = { ...draft, subject, message }
  return {
    draft: prefilled,
    errors: reviseErrors(errors, prefilled),
    prefill: { subject, line, previousSubject: draft.subject },
  }
}

function removePrefill({ draft, errors, prefill }: Context) {
  if (prefill === null) return {}
  const { subject, line, previousSubject } = prefill
  const message = draft.message.replace(`${line}\n\n`, '').replace(line, '')
  const cleared = {
    ...draft,
    subject: draft.subject === subject ? previousSubject : draft.subject,
    message: message.trim() === '' ? '' : message,
  }
  return { draft: cleared, errors: reviseErrors(errors, cleared), prefill: null }
}

export const contactFormMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ContactFormEvent,
    emitted: {} as
      | { type: 'message.sent' }
      | { type: 'message.failed'; reason: SendFailure },
    tags: {} as 'busy' | 'sent' | 'failed',
  },
  actors: {
    sendMessage: fromPromise<void, ContactDraft>(() => {
      throw new Error('sendMessage is provided by the wiring')
    }),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(findErrors(context.draft)).length === 0,
    isCorrected: ({ context }) => Object.keys(context.errors).length === 0,
  },
  actions: {
    change: assign(({ context }, change: FieldChange) => applyChange(context, change)),
    prefill: assign(({ context }, prefill: Prefill) => applyPrefill(context, prefill)),
    clearPrefill: assign(({ context }) => removePrefill(context)),
    showErrors: assign({ errors: ({ context }) => findErrors(context.draft) }),
    countOutcome: assign({ outcomes: ({ context }) => context.outcomes + 1 }),
    setFailure: assign({ failure: (_, { reason }: { reason: SendFailure }) => reason }),
    forgetFailure: assign({ failure: null }),
    clear: assign({ draft: emptyDraft, errors: {}, caret: null, prefill: null }),
    announceSent: emit({ type: 'message.sent' }),
    announceFailed: emit(({ context }) => ({
      type: 'message.failed' as const,
      reason: context.failure ?? 'unexpected',
    })),
  },
  delays: { sendTimeout: 15_000 },
}).createMachine({
  id: 'contactForm',
  meta: {
    events: {
      'field.change': 'Saisir dans un champ',
      'form.submit': 'Envoyer le formulaire',
      'draft.prefill': 'Arriver depuis une demande d’information',
      'prefill.clear': 'Retirer le texte prérempli',
    },
  },
  context: {
    draft: emptyDraft,
    errors: {},
    caret: null,
    failure: null,
    prefill: null,
    outcomes: 0,
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'Saisie',
      initial: 'editing',
      on: {
        'field.change': { actions: { type: 'change', params: ({ event }) => event } },
        'draft.prefill': { actions: { type: 'prefill', params: ({ event }) => event } },
        'prefill.clear': { actions: 'clearPrefill' },
        'form.submit': [
          { guard: 'isComplete', target: 'sending' },
          { target: '.correcting' },
        ],
      },
      states: {
        editing: { description: 'Aucune erreur affichée' },
        correcting: {
          description: 'Erreurs affichées',
          entry: ['showErrors', 'countOutcome'],
          always: { guard: 'isCorrected', target: 'editing' },
        },
      },
    },
    sending: {
      description: 'Envoi en cours',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context }) => context.draft,
        onDone: 'success',
        onError: {
          target: 'failure',
          actions: {
            type: 'setFailure',
            params: ({ event }) => ({ reason: reasonOf(event.error) }),
          },
        },
      },
      after: {
        sendTimeout: {
          target: 'failure',
          actions: { type: 'setFailure', params: { reason: 'timeout' } },
        },
      },
    },
    success: {
      description: 'Message envoyé',
      tags: 'sent',
      entry: ['clear', 'countOutcome', 'announceSent'],
      on: {
        'field.change': {
          target: 'idle',
          actions: { type: 'change', params: ({ event }) => event },
        },
        'draft.prefill': {
          target: 'idle',
          actions: { type: 'prefill', params: ({ event }) => event },
        },
        'form.submit': 'idle.correcting',
      },
    },
    failure: {
      description: 'Échec de l’envoi, saisie conservée',
      tags: 'failed',
      entry: ['countOutcome', 'announceFailed'],
      on: {
        'field.change': { actions: { type: 'change', params: ({ event }) => event } },
        'draft.prefill': { actions: { type: 'prefill', params: ({ event }) => event } },
        'prefill.clear': { actions: 'clearPrefill' },
        'form.submit': [
          { guard: 'isComplete', target: 'sending' },
          { actions: ['showErrors', 'countOutcome'] },
        ],
      },
    },
  },
})

/** The reason that a rejected send carries, `unexpected` when it carries none. */
function reasonOf(error: unknown): SendFailure {
  return error instanceof SendError ? error.reason : 'unexpected'
}

export class SendError extends Error {
  readonly reason: SendFailure
  constructor(reason: SendFailure, detail = '') {
    super(detail === '' ? reason : `${reason}: ${detail}`)
    this.name = 'SendError'
    this.reason = reason
  }
}
