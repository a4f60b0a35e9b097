/** A button that copies a text: whether it was copied, or the browser refused. */
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
  meta: { events: { 'copy.press': 'Presser « Copier »' } },
  initial: 'idle',
  on: { 'copy.press': '.copying' },
  states: {
    idle: { description: 'Rien de copié' },
    copying: {
      description: 'Copie en cours',
      invoke: {
        id: 'copyText',
        src: 'copyText',
        input: ({ event }) => ({ text: event.text }),
        onDone: 'copied',
        onError: 'blocked',
      },
    },
    copied: { description: 'Texte copié', tags: 'copied' },
    blocked: { description: 'Copie refusée par le navigateur', tags: 'blocked' },
  },
})
