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

export const clipboardSpec = specify({ machine: clipboardMachine, initial })({
  name: 'clipboard',
  rules: {
    'copy.press': {
      says: 'Décision : chaque pression copie le texte du moment, et ce qui était dit s’efface.',
      gives: ({ requests }, { text }) => ({ ...copying, requests: [...requests, text] }),
    },
    'copyText copied': {
      from: copying,
      says: 'Décision : après un échec d’envoi, le texte se copie, et la page le dit.',
      gives: { mode: 'copied' },
    },
    'copyText refused': {
      from: copying,
      says: 'Décision : quand le navigateur refuse la copie, la page le dit.',
      gives: { mode: 'blocked' },
    },
  },
  events: ['Bonjour', 'Bonsoir'].map(copy),
  outcomes: {
    copyText: {
      copied: { output: undefined },
      refused: { error: new DOMException('Write permission denied', 'NotAllowedError') },
    },
  },
  bounds: ['two texts'],
  see: ({ mode, requests }) => ({
    said: outcomes.find((answer) => answer === mode) ?? null,
    requests: requests.map((text): unknown => ({ text })),
  }),
  observe: (snapshot, { calls }) => ({
    said: outcomes.find((tag) => snapshot.hasTag(tag)) ?? null,
    requests: calls.map(({ input }) => input),
  }),
  scenarios: {
    'the answer to a copy that another one superseded is not read': [
      copy('Bonjour'),
      copy('Bonsoir'),
      'copyText~1 refused',
      'copyText copied',
    ],
  },
})
