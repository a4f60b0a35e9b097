/** A button that copies a text. The state `blocked` means that the browser did not copy it. */
import { fromPromise, setup } from 'xstate'

export type ClipboardEvent = { type: 'copy.press'; text: string }

export const clipboardMachine = setup({
  types: { events: {} as ClipboardEvent, tags: {} as 'copied' | 'blocked' },
  actors: {
    copyText: fromPromise<void, { text: string }>(() => {
      throw new Error('copyText is provided by the wiring')
    }),
  },
}).createMachine({
  id: 'clipboard',
  initial: 'idle',
  on: { 'copy.press': '.copying' },
  states: {
    idle: {},
    copying: {
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ event }) => ({ text: event.text }),
        onDone: 'copied',
        onError: 'blocked',
      },
    },
    copied: { tags: 'copied' },
    blocked: { tags: 'blocked' },
  },
})
