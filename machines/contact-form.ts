/**
 * The company contact form: what was typed, what is wrong, and whether the message is on its way.
 * Only an empty field or a malformed e-mail stops a submission. One message travels at a time,
 * and nothing that was typed is dropped before the provider has confirmed it.
 */
import { assign, emit, fromPromise, setup } from 'xstate'
import {
  addRequest,
  type Asked,
  askedOf,
  blank,
  contact,
  type ContactContent,
  type ContactDraft,
  type ContactField,
  isHeld,
  outgoing,
  placeAfter,
  rememberRequest,
  removal,
  removeRequest,
  type RequestFocus,
  takeUpRequests,
} from './contact-draft.ts'
import type { FeedbackFocus, FieldChange, FormEvent } from './form-draft.ts'
import { SendError, type SendFailure } from './send-error.ts'
import { timeout } from './timeout.ts'

export type ContactFormEvent =
  | FormEvent<ContactField>
  | ({ type: 'request.add' } & Asked)
  | { type: 'request.remove'; id: string }

type Context = ContactContent & {
  failure: SendFailure | null
  /** What was asked for while a message is on its way. */
  asked: readonly Asked[]
}

const changeOf = ({ event }: { event: FieldChange<ContactField> }) => event

/** What a visitor may change before a message leaves, and after one could not. */
const edits = {
  'field.change': { actions: { type: 'change', params: changeOf } },
  'request.add': { actions: { type: 'addRequest', params: askedOf } },
  'request.remove': removal,
} as const

export const contactFormMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ContactFormEvent,
    emitted: {} as
      | FeedbackFocus
      | RequestFocus
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
    isComplete: ({ context }) => contact.isCorrect(outgoing(context)),
    isHeld: ({ context }, { id }: { id: string }) => isHeld(context, id),
  },
  actions: {
    change: assign(({ context }, change: FieldChange<ContactField>) =>
      contact.change(context, change),
    ),
    addRequest: assign(({ context }, asked: Asked) => addRequest(context, asked)),
    remember: assign({
      asked: ({ context }, asked: Asked) => rememberRequest(context.asked, asked),
    }),
    takeUpRequests: assign(({ context }) => takeUpRequests(context)),
    removeRequest: assign(({ context }, { id }: { id: string }) =>
      removeRequest(context, id),
    ),
    focusNextRequest: emit(({ context }, { id }: { id: string }) => ({
      type: 'request.focus' as const,
      at: placeAfter(context, id),
    })),
    showErrors: assign({ errors: ({ context }) => contact.findErrors(outgoing(context)) }),
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
  delays: { sendTimeout: timeout },
}).createMachine({
  id: 'contactForm',
  context: { ...blank, failure: null, asked: [] },
  initial: 'idle',
  states: {
    idle: {
      on: {
        ...edits,
        'form.submit': [
          { guard: 'isComplete', target: 'sending' },
          { actions: ['showErrors', 'focusFeedback'] },
        ],
      },
    },
    sending: {
      tags: 'busy',
      entry: 'tidy',
      on: { 'request.add': { actions: { type: 'remember', params: askedOf } } },
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context }) => outgoing(context),
        onDone: 'success',
        onError: {
          target: 'failure',
          actions: {
            type: 'setFailure',
            params: ({ event: { error } }) => ({
              reason: error instanceof SendError ? error.reason : 'unexpected',
            }),
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
      tags: 'sent',
      entry: ['clear', 'takeUpRequests', 'focusFeedback', 'announceSent'],
      on: {
        'field.change': { ...edits['field.change'], target: 'idle' },
        'request.add': { ...edits['request.add'], target: 'idle' },
        'request.remove': removal,
        'form.submit': { target: 'idle', actions: ['showErrors', 'focusFeedback'] },
      },
    },
    failure: {
      tags: 'failed',
      entry: ['takeUpRequests', 'focusFeedback', 'announceFailed'],
      on: {
        ...edits,
        'form.submit': [
          { guard: 'isComplete', target: 'sending', actions: 'announceRetry' },
          { actions: ['showErrors', 'focusFeedback'] },
        ],
      },
    },
  },
})
