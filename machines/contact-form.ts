/**
 * The company contact form: what was typed, what is wrong, and whether the message is on its way.
 * Only an empty field or a malformed e-mail stops a submission. One message travels at a time,
 * and nothing that was typed is dropped before the provider has confirmed it.
 */
import { assign, emit, fromPromise, setup } from 'xstate'
import {
  applyChange,
  applyPrefill,
  blank,
  type ContactChange,
  type ContactContent,
  type ContactDraft,
  findErrors,
  type Prefill,
  removePrefill,
  takeUpRequest,
  tidyEmail,
} from './contact-draft.ts'
import { changeOf } from './form-draft.ts'
import { reasonOf, type SendFailure } from './send-error.ts'

export type ContactFormEvent =
  | ({ type: 'field.change' } & ContactChange)
  | { type: 'form.submit' }
  | ({ type: 'draft.prefill' } & Prefill)
  | { type: 'prefill.clear' }

type Heard<Type extends ContactFormEvent['type']> = {
  event: Extract<ContactFormEvent, { type: Type }>
}

type Context = ContactContent & {
  failure: SendFailure | null
  /** The course asked for while a message is on its way. */
  asked: Prefill | null
  /** Counts what deserves the visitor's attention: refused submissions, outcomes. */
  outcomes: number
}

const prefillOf = ({ event: { subject, line } }: Heard<'draft.prefill'>) => ({
  subject,
  line,
})

export const contactFormMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ContactFormEvent,
    emitted: {} as
      | { type: 'message.retry' }
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
  },
  actions: {
    change: assign(({ context }, change: ContactChange) => applyChange(context, change)),
    prefill: assign(({ context }, prefill: Prefill) => applyPrefill(context, prefill)),
    remember: assign({ asked: (_, { subject, line }: Prefill) => ({ subject, line }) }),
    takeUpRequest: assign(({ context }) => takeUpRequest(context)),
    clearPrefill: assign(({ context }) => removePrefill(context)),
    showErrors: assign({ errors: ({ context }) => findErrors(context.draft) }),
    countOutcome: assign({ outcomes: ({ context }) => context.outcomes + 1 }),
    setFailure: assign({ failure: (_, { reason }: { reason: SendFailure }) => reason }),
    clear: assign(blank),
    tidyEmail: assign(({ context }) => tidyEmail(context)),
    announceRetry: emit({ type: 'message.retry' }),
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
  context: { ...blank, failure: null, asked: null, outcomes: 0 },
  initial: 'idle',
  states: {
    idle: {
      description: 'Saisie',
      on: {
        'field.change': { actions: { type: 'change', params: changeOf } },
        'draft.prefill': { actions: { type: 'prefill', params: prefillOf } },
        'prefill.clear': { actions: 'clearPrefill' },
        'form.submit': [
          { guard: 'isComplete', target: 'sending' },
          { actions: ['showErrors', 'countOutcome'] },
        ],
      },
    },
    sending: {
      description: 'Envoi en cours',
      tags: 'busy',
      entry: 'tidyEmail',
      on: {
        'draft.prefill': { actions: { type: 'remember', params: prefillOf } },
      },
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
      entry: ['clear', 'takeUpRequest', 'countOutcome', 'announceSent'],
      on: {
        'field.change': {
          target: 'idle',
          actions: { type: 'change', params: changeOf },
        },
        'draft.prefill': {
          target: 'idle',
          actions: { type: 'prefill', params: prefillOf },
        },
        'prefill.clear': { actions: 'clearPrefill' },
        'form.submit': { target: 'idle', actions: ['showErrors', 'countOutcome'] },
      },
    },
    failure: {
      description: 'Échec de l’envoi, saisie conservée',
      tags: 'failed',
      entry: ['takeUpRequest', 'countOutcome', 'announceFailed'],
      on: {
        'field.change': { actions: { type: 'change', params: changeOf } },
        'draft.prefill': { actions: { type: 'prefill', params: prefillOf } },
        'prefill.clear': { actions: 'clearPrefill' },
        'form.submit': [
          { guard: 'isComplete', target: 'sending', actions: 'announceRetry' },
          { actions: ['showErrors', 'countOutcome'] },
        ],
      },
    },
  },
})
