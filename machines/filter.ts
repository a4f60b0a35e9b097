/**
 * A filter with one selected value. `everything` is the default, and also replaces unknown values. Only a
 * change of the selection is announced.
 */
import { assign, setup } from 'xstate'

export const everything = 'all'

type Choice = { value: string }
type Context = { known: readonly string[]; value: string }

function toKnownValue(known: readonly string[], { value }: Choice): string {
  return known.includes(value) ? value : everything
}

export const filterMachine = setup({
  types: {
    context: {} as Context,
    /** `value` is the selection in the URL. */
    events: {} as { type: 'filter.choose'; value: string },
    /** `value` is the selection in the URL when the page opens. */
    input: {} as Context,
    tags: {} as 'announced',
  },
  guards: {
    isOtherValue: ({ context }, choice: Choice) =>
      toKnownValue(context.known, choice) !== context.value,
  },
  actions: {
    show: assign({
      value: ({ context }, choice: Choice) => toKnownValue(context.known, choice),
    }),
  },
}).createMachine({
  id: 'filter',
  context: ({ input }) => ({ known: input.known, value: toKnownValue(input.known, input) }),
  initial: 'arrived',
  on: {
    'filter.choose': {
      guard: { type: 'isOtherValue', params: ({ event }) => ({ value: event.value }) },
      target: '.changed',
      actions: { type: 'show', params: ({ event }) => ({ value: event.value }) },
    },
  },
  states: { arrived: {}, changed: { tags: 'announced' } },
})
