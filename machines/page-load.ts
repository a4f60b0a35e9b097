/**
 * Loads the code and the texts of one page. If loading fails for a page that the visitor has opened, a
 * newer deployment may have replaced the files, so the document is reloaded. The failure is only shown if
 * no reload takes place.
 */
import { assign, fromPromise, setup, stateIn } from 'xstate'

const keepError = {
  type: 'keepError',
  params: ({ event: { error } }: { event: { error: unknown } }) => ({ error }),
} as const

export const pageLoadMachine = setup({
  types: {
    context: {} as { error: unknown },
    events: {} as { type: 'page.fetch' } | { type: 'page.render' } | { type: 'page.retry' },
  },
  actors: {
    fetchPage: fromPromise<void>(() => {
      throw new Error('Not implemented')
    }),
    reloadDocument: fromPromise<void>(() => {
      throw new Error('Not implemented')
    }),
  },
  guards: { isRendered: stateIn({ loading: 'rendered' }) },
  actions: { keepError: assign({ error: (_, { error }: { error: unknown }) => error }) },
}).createMachine({
  id: 'pageLoad',
  context: { error: null },
  initial: 'idle',
  states: {
    idle: { on: { 'page.fetch': 'loading', 'page.render': 'loading.rendered' } },
    loading: {
      initial: 'unseen',
      states: { unseen: { on: { 'page.render': 'rendered' } }, rendered: {} },
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
