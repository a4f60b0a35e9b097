/** A list of questions of which at most one is open. The open one can be closed again. */
import { assign, setup } from 'xstate'

export type AccordionEvent =
  | { type: 'item.open'; id: string }
  | { type: 'item.close'; id: string }

const idOf = ({ event: { id } }: { event: { id: string } }) => ({ id })

export const accordionMachine = setup({
  types: { context: {} as { open: string | null }, events: {} as AccordionEvent },
  guards: { isOpenItem: ({ context }, { id }: { id: string }) => context.open === id },
  actions: {
    open: assign({ open: (_, { id }: { id: string }) => id }),
    close: assign({ open: null }),
  },
}).createMachine({
  id: 'accordion',
  context: { open: null },
  on: {
    'item.open': { actions: { type: 'open', params: idOf } },
    'item.close': { guard: { type: 'isOpenItem', params: idOf }, actions: 'close' },
  },
})
