/**
 * What stands in front of the page. One press of Escape closes one layer: the one that holds the
 * focus, else the foremost.
 */
import { assign, emit, setup } from 'xstate'

/** The child of the root machine that is in front. */
export type Layer = 'mobileMenu' | 'dropdown' | 'toastQueue' | 'chat'
export type LayersEvent =
  | { type: 'layer.open'; layer: Layer }
  | { type: 'layer.close'; layer: Layer }
  /** `within` is the open layer that holds the focus. */
  | { type: 'escape.press'; within: Layer | null }

type Context = { open: readonly Layer[] }

/** Front first, whichever was opened last. */
const order: readonly Layer[] = ['mobileMenu', 'dropdown', 'toastQueue', 'chat']

const layerOf = ({ event: { layer } }: { event: { layer: Layer } }) => ({ layer })
const add = { type: 'add', params: layerOf } as const
const remove = { type: 'remove', params: layerOf } as const

export const layersMachine = setup({
  types: {
    context: {} as Context,
    events: {} as LayersEvent,
    emitted: {} as { type: 'layer.dismiss'; layer: Layer; hadFocus: boolean },
  },
  guards: {
    isLast: ({ context }, { layer }: { layer: Layer }) =>
      context.open.every((open) => open === layer),
  },
  actions: {
    add: assign({
      open: ({ context }, { layer }: { layer: Layer }) =>
        order.filter((known) => known === layer || context.open.includes(known)),
    }),
    remove: assign({
      open: ({ context }, { layer }: { layer: Layer }) =>
        context.open.filter((open) => open !== layer),
    }),
    dismiss: emit(({ context: { open } }, { within }: { within: Layer | null }) => {
      const [front = 'chat'] = open
      return {
        type: 'layer.dismiss',
        layer: within ?? front,
        hadFocus: within !== null,
      } as const
    }),
  },
}).createMachine({
  id: 'layers',
  context: { open: [] },
  initial: 'clear',
  states: {
    clear: {
      on: { 'layer.open': { target: 'covered', actions: add } },
    },
    covered: {
      on: {
        'layer.open': { actions: add },
        'layer.close': [
          {
            guard: { type: 'isLast', params: layerOf },
            target: 'clear',
            actions: remove,
          },
          { actions: remove },
        ],
        'escape.press': {
          actions: { type: 'dismiss', params: ({ event }) => ({ within: event.within }) },
        },
      },
    },
  },
})
