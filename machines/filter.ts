/**
 * One choice among the known values of a list. The view of everything is the default, and what an
 * unknown value means. Only a view that differs from the one before is news.
 */
import { assign, setup } from 'xstate'

export const everything = 'all'

/** The visitor's own choice, or an address that came back with one. */
export type FilterEvent = { type: 'filter.choose'; value: string }

type Asked = { value: string }
type Context = { known: readonly string[]; value: string }

function meaningOf(known: readonly string[], { value }: Asked): string {
  return known.includes(value) ? value : everything
}

export const filterMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FilterEvent,
    /** `value` is what the address asks for on arrival. */
    input: {} as Context,
  },
  guards: {
    isAnotherView: ({ context }, asked: Asked) =>
      meaningOf(context.known, asked) !== context.value,
  },
  actions: {
    show: assign({ value: ({ context }, asked: Asked) => meaningOf(context.known, asked) }),
  },
}).createMachine({
  id: 'filter',
  context: ({ input }) => ({ known: input.known, value: meaningOf(input.known, input) }),
  initial: 'arrived',
  on: {
    'filter.choose': {
      guard: { type: 'isAnotherView', params: ({ event }) => ({ value: event.value }) },
      target: '.changed',
      actions: { type: 'show', params: ({ event }) => ({ value: event.value }) },
    },
  },
  states: { arrived: {}, changed: { tags: 'announced' } },
})
