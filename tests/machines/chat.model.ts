import type { SnapshotFrom } from 'xstate'
import { specify, type Timer } from 'statecharts'
import { chatMachine } from '#machines/chat.ts'
import { isInvisible } from './visible-text.rules.ts'

type ChatState = {
  readonly isOpen: boolean
  readonly wasOpened: boolean
  readonly draft: string
  readonly sent: readonly string[]
  /** The number of notices that the assistant has requested. */
  readonly notices: number
  readonly timers: readonly Timer[]
}

const write = (text: string) => ({ type: 'draft.change', text }) as const
const submit = { type: 'message.submit' } as const
const maxMessages = 2
const noControls =
  'L’assistant fermé n’affiche ni champ ni bouton d’envoi. La saisie est conservée.'
const noticeNeedsMessage =
  'Seul un message programme une notification, et l’état `awaiting` dure jusqu’à celle du dernier message.'

/** Limits the explored submissions, because the timer of each sent message multiplies the states. */
function submissions({ context: { messages, draft } }: SnapshotFrom<typeof chatMachine>) {
  const sent = messages.filter(({ sender }) => sender === 'user').length
  return isInvisible(draft) || sent < maxMessages ? [submit] : []
}

const initial: ChatState = {
  isOpen: false,
  wasOpened: false,
  draft: '',
  sent: [],
  notices: 0,
  timers: [],
}

export const chatModel = specify({ machine: chatMachine, initial })({
  name: 'chat',
  rules: {
    'chat.toggle': {
      says: '§4 – Le bouton flottant ouvre ou referme l’assistant. L’assistant salue une seule fois, à la première ouverture.',
      to: ({ isOpen }) => ({ isOpen: !isOpen, wasOpened: true }),
    },
    'chat.close': {
      from: { isOpen: true },
      says: '§4 – Le bouton de l’en-tête referme l’assistant. Décision : la saisie est conservée.',
      to: { isOpen: false },
      otherwise: 'L’assistant est déjà fermé.',
    },
    'draft.change': {
      from: { isOpen: true },
      says: '§4 – Le visiteur écrit son message.',
      to: (_state, { text }) => ({ draft: text }),
      otherwise: noControls,
    },
    'message.submit': [
      {
        from: { isOpen: true },
        if: ({ draft }) => !isInvisible(draft),
        says: '§4 et §5 – Un message s’ajoute à la conversation et la saisie est vidée.',
        to: ({ draft, sent, timers }) => ({
          draft: '',
          sent: [...sent, draft],
          timers: [...timers, { name: 'reply', ms: 500 }],
        }),
      },
      { from: { isOpen: false }, ignoredBecause: noControls },
      { ignoredBecause: '§5 – Un message blanc est ignoré.' },
    ],
    'after reply': {
      says: '§4 et §9 – 500 ms après chaque message, une notification annonce que l’assistant ne répond pas encore.',
      to: ({ notices }) => ({ notices: notices + 1 }),
    },
  },
  events: (snapshot) => [
    { type: 'chat.toggle' },
    { type: 'chat.close' },
    ...['Bonjour', '  ', ''].filter((text) => text !== snapshot.context.draft).map(write),
    ...submissions(snapshot),
  ],
  // The random walks also send more than `maxMessages` messages.
  values: ({ fc, text, blank }) =>
    fc.oneof(fc.oneof(text, blank).map(write), fc.constant(submit)),
  bounds: [`${maxMessages} messages of a visitor at most`, 'one text, blanks, or nothing'],
  identity: ({ value, context: { messages, draft } }, due) => [
    value,
    due,
    messages.length,
    draft,
  ],
  view: ({ isOpen, draft, sent, notices, timers }) => ({
    dialog: isOpen ? { log: ['greeting', ...sent], draft } : null,
    notices,
    isNoticeDue: timers.length > 0,
  }),
  observe: (snapshot, { emitted }) => {
    const { messages, draft } = snapshot.context
    const log = messages.map((message) =>
      message.sender === 'bot' ? message.code : message.text,
    )
    return {
      dialog: snapshot.hasTag('open') ? { log, draft } : null,
      notices: emitted.filter(({ type }) => type === 'reply.unavailable').length,
      isNoticeDue: snapshot.matches({ notice: 'awaiting' }),
    }
  },
  equivalentMutants: {
    'add transition: greeting.notYet notice.due to greeted': noticeNeedsMessage,
    'add transition: notice.none notice.due to awaiting': noticeNeedsMessage,
  },
  scenarios: {
    'each message that is not blank causes one notice': [
      ['chat.toggle', write('Un'), submit, 'wait 200 ms', write('Deux'), submit],
      ['wait 200 ms', submit, 'after 100 ms', 'after 200 ms'],
      ['wait 100 ms', write('Trois'), submit, 'after 500 ms'],
    ],
  },
})
