/**
 * The company contact form: what was typed, what is wrong, and whether the message is on its way.
 * Only an empty field or a malformed e-mail stops a submission. One message travels at a time,
 * and nothing that was typed is dropped before the provider has confirmed it.
 */
import { assign, emit, fromPromise, setup } from 'xstate'
import {
  applyChange,
  applyPrefill,
  type ContactChange,
  type ContactDraft,
  type ContactErrors,
  type ContactField,
  emptyDraft,
  findErrors,
  type Prefill,
  type Prefilled,
  removePrefill,
} from './contact-draft.ts'
import { reasonOf, type SendFailure } from './send-error.ts'

export type ContactFormEvent =
  | ({ type: 'field.change' } & ContactChange)
  | { type: 'form.submit' }
  | ({ type: 'draft.prefill' } & Prefill)
  | { type: 'prefill.clear' }

type Context = {
  draft: ContactDraft
  errors: ContactErrors
  /** Where the caret belongs after the last edit; a new object for each edit. */
  caret: { field: ContactField; at: number } | null
  failure: SendFailure | null
  prefill: Prefilled | null
  /** Counts what deserves the visitor's attention: refused submissions, outcomes. */
  outcomes: number
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
    change: assign(({ context }, change: ContactChange) => applyChange(context, change)),
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
