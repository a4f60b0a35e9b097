/**
 * The virtual assistant, a stub without answers. It starts with a greeting and keeps the visitor's
 * messages in memory. 500 ms after each message it announces that it cannot answer, even if the panel
 * has been closed since.
 */
import { assign, emit, enqueueActions, setup } from 'xstate'
import { isBlank } from './visible-text.ts'

export type ChatMessage =
  | { id: number; sender: 'bot'; code: 'greeting' }
  | { id: number; sender: 'user'; text: string }
export type ChatEvent =
  | { type: 'chat.toggle' }
  | { type: 'chat.close' }
  | { type: 'draft.change'; text: string }
  | { type: 'message.submit' }
  | { type: 'reply.due' }

type Context = { messages: readonly ChatMessage[]; draft: string }

export const chatMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ChatEvent,
    emitted: {} as { type: 'reply.unavailable' },
    tags: {} as 'open',
  },
  guards: { isWritten: ({ context }) => !isBlank(context.draft) },
  actions: {
    setDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    addMessage: assign(({ context: { messages, draft } }) => ({
      messages: [...messages, { id: messages.length + 1, sender: 'user', text: draft }],
      draft: '',
    })),
    // Each message has its own delayed event. A shared id would cancel the first of two quick ones.
    awaitReply: enqueueActions(({ enqueue, context: { messages } }) =>
      enqueue.raise(
        { type: 'reply.due' },
        { id: `reply-${messages.length}`, delay: 'replyNotice' },
      ),
    ),
    announceUnavailable: emit({ type: 'reply.unavailable' }),
  },
  delays: { replyNotice: 500 },
}).createMachine({
  id: 'chat',
  context: { messages: [{ id: 1, sender: 'bot', code: 'greeting' }], draft: '' },
  initial: 'closed',
  on: { 'reply.due': { actions: 'announceUnavailable' } },
  states: {
    closed: { on: { 'chat.toggle': 'open' } },
    open: {
      tags: 'open',
      on: {
        'chat.toggle': 'closed',
        'chat.close': 'closed',
        'draft.change': {
          actions: { type: 'setDraft', params: ({ event }) => ({ text: event.text }) },
        },
        'message.submit': { guard: 'isWritten', actions: ['addMessage', 'awaitReply'] },
      },
    },
  },
})
