/** A list of questions, of which at most one is open. The visitor can also close the open question. */
import { assign, setup } from 'xstate'

type Item = { id: string }
const itemOf = ({ event: { id } }: { event: Item }) => ({ id })
const openItem = { type: 'openItem', params: itemOf } as const

export const accordionMachine = setup({
  types: {
    /** The id of the question that was opened last, or '' if none was opened yet. */
    context: {} as { item: string },
    events: {} as { type: 'item.open'; id: string } | { type: 'item.close'; id: string },
  },
  guards: { isOpenItem: ({ context }, { id }: Item) => context.item === id },
  actions: { openItem: assign({ item: (_, { id }: Item) => id }) },
}).createMachine({
  id: 'accordion',
  context: { item: '' },
  initial: 'closed',
  states: {
    closed: { on: { 'item.open': { target: 'open', actions: openItem } } },
    open: {
      on: {
        'item.open': { actions: openItem },
        'item.close': { guard: { type: 'isOpenItem', params: itemOf }, target: 'closed' },
      },
    },
  },
})
