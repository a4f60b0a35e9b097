import type { Ignored, Oracle, Table, Timer } from '#tools/statecharts/core/oracle.ts'

export type ChatState = {
  readonly isOpen: boolean
  readonly isGreeted: boolean
  readonly draft: string
  readonly sent: readonly string[]
  /** The notices that were asked for. */
  readonly notices: number
  readonly timers: readonly Timer[]
}

type Line = { readonly sender: 'bot' | 'user'; readonly text: string }

export type ChatView = {
  /** Null while the widget is closed. */
  readonly dialog: { readonly log: readonly Line[]; readonly draft: string } | null
  readonly notices: number
}

type Cause =
  | { readonly type: 'chat.toggle' | 'chat.close' | 'message.submit' }
  | { readonly type: 'draft.change'; readonly text: string }

const table: Table<ChatState, Cause> = [
  {
    id: 'chat-open',
    from: { isOpen: false },
    when: 'chat.toggle',
    gives: () => ({ isOpen: true, isGreeted: true }),
    statement:
      '§4 – Le bouton flottant ouvre l’assistant ; à la première ouverture, il salue, une seule fois.',
  },
  {
    id: 'chat-toggle-closes',
    from: { isOpen: true },
    when: 'chat.toggle',
    gives: () => ({ isOpen: false }),
    statement: '§4 – Le bouton flottant referme l’assistant.',
  },
  {
    id: 'chat-close',
    from: { isOpen: true },
    when: 'chat.close',
    gives: () => ({ isOpen: false }),
    statement:
      '§4 – Le bouton de l’en-tête referme l’assistant. Décision : ce qui était écrit reste.',
  },
  {
    id: 'chat-write',
    from: { isOpen: true },
    when: 'draft.change',
    gives: (_state, { text }) => ({ draft: text }),
    statement: '§4 – Le visiteur écrit son message.',
  },
  {
    id: 'chat-send',
    from: { isOpen: true },
    when: 'message.submit',
    if: ({ draft }) => draft.trim() !== '',
    gives: ({ draft, sent, timers }) => ({
      draft: '',
      sent: [...sent, draft],
      timers: [...timers, { name: 'reply', ms: 500 }],
    }),
    statement:
      '§4 et §5 – Un message qui n’est pas blanc s’ajoute au fil et vide la saisie ; un message blanc est ignoré.',
  },
  {
    id: 'chat-notice',
    from: {},
    when: 'after reply',
    gives: ({ notices }) => ({ notices: notices + 1 }),
    statement:
      '§4 et §9 – 500 ms après chaque message, une notification dit que l’assistant ne répond pas encore.',
  },
]

const ignored: readonly Ignored<ChatState, Cause>[] = [
  {
    from: { isOpen: false },
    when: ['chat.close'],
    because: 'L’assistant est déjà fermé.',
  },
  {
    from: { isOpen: false },
    when: ['draft.change', 'message.submit'],
    because: 'L’assistant fermé n’a ni champ ni bouton ; ce qui était écrit reste.',
  },
  {
    from: { isOpen: true },
    when: 'message.submit',
    if: ({ draft }) => draft.trim() === '',
    because: '§5 – Un message blanc est ignoré.',
  },
]

export const chatOracle: Oracle<ChatState, ChatView> = {
  initial: {
    isOpen: false,
    isGreeted: false,
    draft: '',
    sent: [],
    notices: 0,
    timers: [],
  },
  table,
  ignored,
  view: ({ isOpen, isGreeted, draft, sent, notices }) => ({
    dialog: isOpen
      ? {
          log: [
            ...(isGreeted ? [{ sender: 'bot', text: 'greeting' } as const] : []),
            ...sent.map((text) => ({ sender: 'user', text }) as const),
          ],
          draft,
        }
      : null,
    notices,
  }),
}
