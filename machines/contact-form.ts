/**
 * The company contact form: its draft, its errors and the state of sending. Only an empty field or a
 * malformed e-mail address prevents submission. One message is sent at a time, and the draft is kept
 * until the delivery is confirmed. If the visitor leaves the page before the confirmation,
 * the message may have arrived. The first valid submission after that only shows a warning.
 */
import { assign, emit, fromPromise, not, setup, type SnapshotFrom } from 'xstate'
import {
  addRequest,
  emptyContent,
  contact,
  type ContactContent,
  type ContactDraft,
  type ContactField,
  hasRequest,
  type MessageContent,
  messageToSend,
  indexAfterRemoval,
  queueRequest,
  removeRequest,
  type RequestAddition,
  type RequestFocus,
  flushQueuedRequests,
} from './contact-draft.ts'
import type { FeedbackFocus, FieldChange, FormEvent } from './form-draft.ts'
import { SendError, type SendFailure } from './send-error.ts'
import { requestTimeout } from './timeout.ts'

export type ContactFormEvent =
  | FormEvent<ContactField>
  | ({ type: 'request.add' } & RequestAddition)
  | { type: 'request.remove'; id: string }
  | { type: 'page.leave' }
  /** A draft was restored that may have been sent before. */
  | { type: 'sending.restore' }

type Context = ContactContent & {
  failure: SendFailure | null
  /** The contents of the sent message, which the confirmation displays. */
  confirmed: MessageContent | null
  /** The requests that arrived while a message was being sent. */
  queuedRequests: readonly RequestAddition[]
}

const isComplete = ({ context }: { context: Context }) =>
  contact.isValid(messageToSend(context))

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
    tags: {} as 'busy' | 'sent' | 'failed' | 'interrupted' | 'warned',
  },
  actors: {
    sendMessage: fromPromise<void, ContactDraft>(() => {
      throw new Error('Not implemented')
    }),
  },
  guards: {
    isComplete,
    isIncomplete: not(isComplete),
    isCorrected: ({ context }) => Object.keys(context.errors).length === 0,
    hasRequest: ({ context }, { id }: { id: string }) => hasRequest(context, id),
  },
  actions: {
    change: assign(({ context }, change: FieldChange<ContactField>) =>
      contact.change(context, change),
    ),
    addRequest: assign(({ context }, addition: RequestAddition) =>
      addRequest(context, addition),
    ),
    queueRequest: assign({
      queuedRequests: ({ context }, addition: RequestAddition) =>
        queueRequest(context.queuedRequests, addition),
    }),
    flushQueuedRequests: assign(({ context }) => flushQueuedRequests(context)),
    removeRequest: assign(({ context }, { id }: { id: string }) =>
      removeRequest(context, id),
    ),
    focusNextRequest: emit(({ context }, { id }: { id: string }) => ({
      type: 'request.focus' as const,
      at: indexAfterRemoval(context, id),
    })),
    showErrors: assign({
      errors: ({ context }) => contact.findErrors(messageToSend(context)),
    }),
    focusFeedback: emit({ type: 'feedback.focus' }),
    setFailure: assign({ failure: (_, { reason }: { reason: SendFailure }) => reason }),
    clear: assign(({ context: { draft, requests, autoSelectedSubject } }) => ({
      ...emptyContent,
      confirmed: { draft, requests, autoSelectedSubject },
    })),
    forgetConfirmed: assign({ confirmed: null }),
    tidy: assign(({ context }) => contact.tidy(context)),
    announceRetry: emit({ type: 'message.retry' }),
    announceSent: emit({ type: 'message.sent' }),
    announceFailed: emit(({ context }) => ({
      type: 'message.failed' as const,
      reason: context.failure ?? 'unexpected',
    })),
  },
  delays: { sendTimeout: requestTimeout },
}).createMachine({
  id: 'contactForm',
  context: { ...emptyContent, failure: null, confirmed: null, queuedRequests: [] },
  initial: 'editing',
  states: {
    editing: {
      type: 'parallel',
      states: {
        draft: {
          initial: 'clean',
          on: {
            'field.change': { actions: { type: 'change', params: ({ event }) => event } },
            'request.add': {
              actions: { type: 'addRequest', params: ({ event }) => event },
            },
            'request.remove': {
              guard: { type: 'hasRequest', params: ({ event }) => event },
              actions: [
                { type: 'focusNextRequest', params: ({ event }) => event },
                { type: 'removeRequest', params: ({ event }) => event },
              ],
            },
            'form.submit': {
              guard: 'isIncomplete',
              target: '.invalid',
              actions: ['showErrors', 'focusFeedback'],
            },
          },
          states: {
            clean: {},
            invalid: { always: { guard: 'isCorrected', target: 'clean' } },
          },
        },
        result: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'form.submit': { guard: 'isComplete', target: '#contactForm.sending' },
                'sending.restore': 'interrupted',
              },
            },
            interrupted: {
              tags: 'interrupted',
              entry: 'flushQueuedRequests',
              initial: 'unwarned',
              states: {
                unwarned: {
                  on: {
                    'form.submit': {
                      guard: 'isComplete',
                      target: 'warned',
                      actions: 'focusFeedback',
                    },
                  },
                },
                warned: {
                  tags: 'warned',
                  on: {
                    'form.submit': { guard: 'isComplete', target: '#contactForm.sending' },
                  },
                },
              },
            },
            success: {
              tags: 'sent',
              entry: ['clear', 'flushQueuedRequests', 'focusFeedback', 'announceSent'],
              exit: 'forgetConfirmed',
              on: { 'field.change': 'idle', 'request.add': 'idle', 'form.submit': 'idle' },
            },
            failure: {
              tags: 'failed',
              entry: ['flushQueuedRequests', 'focusFeedback', 'announceFailed'],
              on: {
                'form.submit': {
                  guard: 'isComplete',
                  target: '#contactForm.sending',
                  actions: 'announceRetry',
                },
              },
            },
          },
        },
      },
    },
    sending: {
      tags: 'busy',
      entry: 'tidy',
      on: {
        'request.add': { actions: { type: 'queueRequest', params: ({ event }) => event } },
        'page.leave': 'editing.result.interrupted',
      },
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context }) => messageToSend(context),
        onDone: 'editing.result.success',
        onError: {
          target: 'editing.result.failure',
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
          target: 'editing.result.failure',
          actions: { type: 'setFailure', params: { reason: 'timeout' } },
        },
      },
    },
  },
})

/**
 * Whether the draft may have been delivered, although the delivery was not confirmed. When a visitor
 * leaves the page during sending, browsers report a network failure, some of them before `page.leave`.
 */
export function mayHaveArrived(
  form: Pick<SnapshotFrom<typeof contactFormMachine>, 'context' | 'hasTag'>,
): boolean {
  const { failure } = form.context
  const isUnknown = failure === 'timeout' || failure === 'network'
  if (form.hasTag('busy') || form.hasTag('interrupted')) return true
  return isUnknown && form.hasTag('failed')
}
