/**
 * The virtual assistant, which cannot answer yet. It greets the visitor when its panel is first opened,
 * and keeps the visitor's messages in memory. 500 ms after each message it announces that it cannot
 * answer, even if the panel has been closed in the meantime.
 */
import { and, assign, emit, raise, setup, stateIn } from 'xstate'
import { isBlank } from './visible-text.ts'

export type ChatMessage =
  | { id: number; sender: 'bot'; code: 'greeting' }
  | { id: number; sender: 'user'; text: string }
export type ChatEvent =
  | { type: 'chat.toggle' }
  | { type: 'chat.close' }
  | { type: 'draft.change'; text: string }
  | { type: 'message.submit' }
  /** The machine raises this event itself. `id` is the id of a message. */
  | { type: 'notice.due'; id: number }

type Context = { messages: readonly ChatMessage[]; draft: string }

const isWritten = ({ context }: { context: Context }) => !isBlank(context.draft)

export const chatMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ChatEvent,
    emitted: {} as { type: 'reply.unavailable' },
    tags: {} as 'open',
  },
  guards: {
    isWritten,
    canSend: and([stateIn({ panel: 'open' }), isWritten]),
    isLatest: ({ context }, { id }: { id: number }) => id === context.messages.length,
  },
  actions: {
    greet: assign({ messages: [{ id: 1, sender: 'bot', code: 'greeting' }] }),
    setDraft: assign({ draft: (_, { text }: { text: string }) => text }),
    addMessage: assign(({ context: { messages, draft } }) => ({
      messages: [...messages, { id: messages.length + 1, sender: 'user', text: draft }],
      draft: '',
    })),
    scheduleNotice: raise(
      ({ context }) => ({ type: 'notice.due', id: context.messages.length }),
      { delay: 'replyNotice' },
    ),
    announceUnavailable: emit({ type: 'reply.unavailable' }),
  },
  delays: { replyNotice: 500 },
}).createMachine({
  id: 'chat',
  context: { messages: [], draft: '' },
  type: 'parallel',
  states: {
    panel: {
      initial: 'closed',
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
            'message.submit': { guard: 'isWritten', actions: 'addMessage' },
          },
        },
      },
    },
    greeting: {
      initial: 'notYet',
      states: {
        notYet: { on: { 'chat.toggle': { target: 'greeted', actions: 'greet' } } },
        greeted: {},
      },
    },
    notice: {
      initial: 'none',
      states: {
        none: { on: { 'message.submit': { guard: 'canSend', target: 'awaiting' } } },
        // A delay under `after` would restart with the next message, so each message raises a delayed event.
        awaiting: {
          entry: 'scheduleNotice',
          on: {
            'message.submit': { guard: 'canSend', target: 'awaiting', reenter: true },
            'notice.due': [
              {
                guard: { type: 'isLatest', params: ({ event }) => ({ id: event.id }) },
                target: 'none',
                actions: 'announceUnavailable',
              },
              { actions: 'announceUnavailable' },
            ],
          },
        },
      },
    },
  },
})
