import type { SnapshotFrom } from 'xstate'
import { type ChatEvent, chatMachine } from '#machines/chat.ts'
import type { Model } from 'statecharts'
import { chatOracle, type ChatState, type ChatView } from './chat.rules.ts'
import { chatScenarios } from './chat.scenarios.ts'

const texts = ['Bonjour', '  ', '']
const mostMessages = 2

/** Few messages in all: each adds a timer of its own. */
function submissions({
  context: { messages, draft },
}: SnapshotFrom<typeof chatMachine>): readonly ChatEvent[] {
  const sent = messages.filter(({ sender }) => sender === 'user').length
  return draft.trim() === '' || sent < mostMessages ? [{ type: 'message.submit' }] : []
}

export const chatModel = {
  ...chatOracle,
  name: 'chat',
  scenarios: chatScenarios,
  machine: chatMachine,
  events: (snapshot) => [
    { type: 'chat.toggle' },
    { type: 'chat.close' },
    ...texts
      .filter((text) => text !== snapshot.context.draft)
      .map((text) => ({ type: 'draft.change', text }) as const),
    ...submissions(snapshot),
  ],
  // More messages than are explored, too.
  values: ({ fc, text, blank }) =>
    fc.oneof(
      fc
        .oneof(text, blank)
        .map((value): ChatEvent => ({ type: 'draft.change', text: value })),
      fc.constant<ChatEvent>({ type: 'message.submit' }),
    ),
  bounds: [`${mostMessages} messages of a visitor at most`, 'one text, blanks, or nothing'],
  waits: [200],
  abstract: ({ value, context: { messages, draft } }, due) =>
    JSON.stringify([value, due, messages.length, draft]),
  observe: (snapshot, { emitted }) => {
    const { messages, draft } = snapshot.context
    const log = messages.map((message) =>
      message.sender === 'bot'
        ? ({ sender: 'bot', text: message.code } as const)
        : ({ sender: 'user', text: message.text } as const),
    )
    return {
      dialog: snapshot.hasTag('open') ? { log, draft } : null,
      notices: emitted.filter(({ type }) => type === 'reply.unavailable').length,
    }
  },
} satisfies Model<typeof chatMachine, ChatState, ChatView>
