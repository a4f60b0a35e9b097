/**
 * The code and the content of one page, which come when it is drawn, or before. Where they cannot
 * be had for a page on screen, a newer deployment may have other files: the document is asked for
 * anew, and only if that leads nowhere the failure is shown.
 */
import { assign, fromPromise, setup } from 'xstate'

export type PageEvent =
  | { type: 'page.fetch' }
  | { type: 'page.draw' }
  | { type: 'page.retry' }

const keepError = {
  type: 'keepError',
  params: ({ event: { error } }: { event: { error: unknown } }) => ({ error }),
} as const

export const pageMachine = setup({
  types: { context: {} as { isDrawn: boolean; error: unknown }, events: {} as PageEvent },
  actors: {
    fetchPage: fromPromise<void>(() => {
      throw new Error('fetchPage is provided by the wiring')
    }),
    renewDocument: fromPromise<void>(() => {
      throw new Error('renewDocument is provided by the wiring')
    }),
  },
  guards: { isDrawn: ({ context }) => context.isDrawn },
  actions: {
    noteDrawn: assign({ isDrawn: true }),
    forgetDrawn: assign({ isDrawn: false }),
    keepError: assign({ error: (_, { error }: { error: unknown }) => error }),
  },
}).createMachine({
  id: 'page',
  context: { isDrawn: false, error: null },
  initial: 'absent',
  states: {
    absent: {
      entry: 'forgetDrawn',
      on: {
        'page.fetch': 'coming',
        'page.draw': { target: 'coming', actions: 'noteDrawn' },
      },
    },
    coming: {
      on: { 'page.draw': { actions: 'noteDrawn' } },
      invoke: {
        id: 'fetchPage',
        src: 'fetchPage',
        onDone: 'here',
        onError: [
          { guard: 'isDrawn', target: 'renewing', actions: keepError },
          { target: 'absent', actions: keepError },
        ],
      },
    },
    renewing: { invoke: { id: 'renewDocument', src: 'renewDocument', onDone: 'refused' } },
    here: {},
    refused: { on: { 'page.retry': 'absent' } },
  },
})
