/**
 * Loads the code and the texts of one page, when it is rendered or before. If that fails for a page that
 * is being rendered, a newer deployment may have replaced the files, so the document is reloaded. Only if
 * the reload fails too, the failure is shown. The location and the history entries are not part of this
 * machine: `src/services/site-history.ts` keeps them.
 */
import { assign, fromPromise, setup } from 'xstate'

export type PageLoadEvent =
  | { type: 'page.fetch' }
  | { type: 'page.render' }
  | { type: 'page.retry' }

const keepError = {
  type: 'keepError',
  params: ({ event: { error } }: { event: { error: unknown } }) => ({ error }),
} as const

export const pageLoadMachine = setup({
  types: {
    context: {} as { isRendered: boolean; error: unknown },
    events: {} as PageLoadEvent,
  },
  actors: {
    fetchPage: fromPromise<void>(() => {
      throw new Error('fetchPage is provided by the wiring')
    }),
    reloadDocument: fromPromise<void>(() => {
      throw new Error('reloadDocument is provided by the wiring')
    }),
  },
  guards: { isRendered: ({ context }) => context.isRendered },
  actions: {
    noteRendered: assign({ isRendered: true }),
    forgetRendered: assign({ isRendered: false }),
    keepError: assign({ error: (_, { error }: { error: unknown }) => error }),
  },
}).createMachine({
  id: 'pageLoad',
  context: { isRendered: false, error: null },
  initial: 'idle',
  states: {
    idle: {
      entry: 'forgetRendered',
      on: {
        'page.fetch': 'loading',
        'page.render': { target: 'loading', actions: 'noteRendered' },
      },
    },
    loading: {
      on: { 'page.render': { actions: 'noteRendered' } },
      invoke: {
        id: 'fetchPage',
        src: 'fetchPage',
        onDone: 'loaded',
        onError: [
          { guard: 'isRendered', target: 'reloading', actions: keepError },
          { target: 'idle', actions: keepError },
        ],
      },
    },
    reloading: {
      invoke: {
        id: 'reloadDocument',
        src: 'reloadDocument',
        onDone: 'failed',
        onError: 'failed',
      },
    },
    loaded: {},
    failed: { on: { 'page.retry': 'idle' } },
  },
})
