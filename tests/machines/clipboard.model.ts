import { clipboardMachine } from '#machines/clipboard.ts'
import type { Model } from 'statecharts'
import { scenario } from './scenario.ts'
import {
  clipboardOracle,
  type ClipboardState,
  type ClipboardView,
} from './clipboard.rules.ts'

export const clipboardModel = {
  ...clipboardOracle,
  name: 'clipboard',
  machine: clipboardMachine,
  scenarios: [
    scenario(
      'the answer to a copy that another one superseded is not read',
      'copy.press {"text":"Bonjour"}',
      'copy.press {"text":"Bonsoir"}',
      'copyText~1 refused',
      'copyText copied',
    ),
  ],
  events: () => [
    { type: 'copy.press', text: 'Bonjour' },
    { type: 'copy.press', text: 'Bonsoir' },
  ],
  bounds: ['two texts'],
  outcomes: {
    copyText: {
      copied: { output: undefined },
      refused: { error: new DOMException('Write permission denied', 'NotAllowedError') },
    },
  },
  abstract: ({ value }) => JSON.stringify(value),
  observe: (snapshot, { calls }) => ({
    said: snapshot.hasTag('copied')
      ? 'copied'
      : snapshot.hasTag('blocked')
        ? 'blocked'
        : null,
    requests: calls.map(({ input }) => input),
  }),
} satisfies Model<typeof clipboardMachine, ClipboardState, ClipboardView>
