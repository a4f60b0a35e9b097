import { specify } from 'statecharts'
import { clipboardMachine } from '#machines/clipboard.ts'

export type ClipboardState = {
  readonly mode: 'idle' | 'copying' | 'copied' | 'blocked'
  /** The texts that the browser was asked to copy. */
  readonly requests: readonly string[]
}

const outcomes = ['copied', 'blocked'] as const
const copying = { mode: 'copying' } as const
const copy = (text: string) => ({ type: 'copy.press', text }) as const

const initial: ClipboardState = { mode: 'idle', requests: [] }

export const clipboardModel = specify({ machine: clipboardMachine, initial })({
  name: 'clipboard',
  rules: {
    'copy.press': {
      says: 'Décision : chaque clic copie le texte actuel et efface le résultat précédent.',
      to: ({ requests }, { text }) => ({ ...copying, requests: [...requests, text] }),
    },
    'copyText copied': {
      from: copying,
      says: 'Décision : si le navigateur a copié le texte, la page le confirme.',
      to: { mode: 'copied' },
    },
    'copyText refused': {
      from: copying,
      says: 'Décision : si le navigateur refuse la copie, la page le signale.',
      to: { mode: 'blocked' },
    },
  },
  events: ['Bonjour', 'Bonsoir'].map(copy),
  outcomes: {
    copyText: {
      copied: { output: undefined },
      refused: { error: new DOMException('Write permission denied', 'NotAllowedError') },
    },
  },
  abstracted: ['requests'],
  bounds: ['two texts'],
  view: ({ mode, requests }) => ({
    said: outcomes.find((answer) => answer === mode) ?? null,
    text: requests.at(-1) ?? '',
    requests: requests.map((text): unknown => ({ text })),
  }),
  observe: (snapshot, { calls }) => ({
    said: outcomes.find((tag) => snapshot.hasTag(tag)) ?? null,
    text: snapshot.context.text,
    requests: calls.map(({ input }) => input),
  }),
  scenarios: {
    'the result of a superseded copy is ignored': [
      copy('Bonjour'),
      copy('Bonsoir'),
      'copyText~1 refused',
      'copyText copied',
    ],
  },
})
