/**
 * The company contact form: what was typed, what is wrong, and whether the message is on its way.
 * Only an empty field or a malformed e-mail stops a submission. One message travels at a time,
 * and nothing that was typed is dropped before the provider has confirmed it.
 */
import { assign, emit, fromPromise, setup } from 'xstate'
import {
  applyPrefill,
  blank,
  contact,
  type ContactContent,
  type ContactDraft,
  type ContactField,
  type Prefill,
  removePrefill,
  takeUpRequest,
} from './contact-draft.ts'
import {
  changeOf,
  type FeedbackFocus,
  type FieldChange,
  type FormEvent,
} from './form-draft.ts'
import { reasonOf, type SendFailure } from './send-error.ts'

export type ContactFormEvent =
  | FormEvent<ContactField>
  | ({ type: 'draft.prefill' } & Prefill)
  | { type: 'prefill.clear' }

type Heard<Type extends ContactFormEvent['type']> = {
  event: Extract<ContactFormEvent, { type: Type }>
}

type Context = ContactContent & {
  failure: SendFailure | null
  /** The course asked for while a message is on its way. */
  asked: Prefill | null
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
      | FeedbackFocus
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
  guards: { isComplete: ({ context }) => contact.isCorrect(context) },
  actions: {
    change: assign(({ context }, change: FieldChange<ContactField>) =>
      contact.change(context, change),
    ),
    prefill: assign(({ context }, prefill: Prefill) => applyPrefill(context, prefill)),
    remember: assign({ asked: (_, { subject, line }: Prefill) => ({ subject, line }) }),
    takeUpRequest: assign(({ context }) => takeUpRequest(context)),
    clearPrefill: assign(({ context }) => removePrefill(context)),
    showErrors: assign(({ context }) => contact.showErrors(context)),
    focusFeedback: emit({ type: 'feedback.focus' }),
    setFailure: assign({ failure: (_, { reason }: { reason: SendFailure }) => reason }),
    clear: assign(blank),
    tidy: assign(({ context }) => contact.tidy(context)),
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
  context: { ...blank, failure: null, asked: null },
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
          { actions: ['showErrors', 'focusFeedback'] },
        ],
      },
    },
    sending: {
      description: 'Envoi en cours',
      tags: 'busy',
      entry: 'tidy',
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
      entry: ['clear', 'takeUpRequest', 'focusFeedback', 'announceSent'],
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
        'form.submit': { target: 'idle', actions: ['showErrors', 'focusFeedback'] },
      },
    },
    failure: {
      description: 'Échec de l’envoi, saisie conservée',
      tags: 'failed',
      entry: ['takeUpRequest', 'focusFeedback', 'announceFailed'],
      on: {
        'field.change': { actions: { type: 'change', params: changeOf } },
        'draft.prefill': { actions: { type: 'prefill', params: prefillOf } },
        'prefill.clear': { actions: 'clearPrefill' },
        'form.submit': [
          { guard: 'isComplete', target: 'sending', actions: 'announceRetry' },
          { actions: ['showErrors', 'focusFeedback'] },
        ],
      },
    },
  },
})
