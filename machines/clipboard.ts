/**
 * A button that copies a text. The state `blocked` means that the browser did not copy it. The context keeps
 * the text of the last click, because the view may pass another text later.
 */
import { assign, fromPromise, setup } from 'xstate'

export type ClipboardEvent = { type: 'copy.press'; text: string }

export const clipboardMachine = setup({
  types: {
    context: {} as { text: string },
    events: {} as ClipboardEvent,
    tags: {} as 'copied' | 'blocked',
  },
  actors: {
    copyText: fromPromise<void, { text: string }>(() => {
      throw new Error('Not implemented')
    }),
  },
  actions: { rememberText: assign({ text: ({ event }) => event.text }) },
}).createMachine({
  id: 'clipboard',
  context: { text: '' },
  initial: 'idle',
  on: { 'copy.press': { target: '.copying', actions: 'rememberText' } },
  states: {
    idle: {},
    copying: {
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ context }) => ({ text: context.text }),
        onDone: 'copied',
        onError: 'blocked',
      },
    },
    copied: { tags: 'copied' },
    blocked: { tags: 'blocked' },
  },
})
