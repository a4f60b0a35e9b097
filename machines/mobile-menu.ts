/** The menu of small screens. The root actor closes it after a navigation. */
import { setup } from 'xstate'

export const mobileMenuMachine = setup({
  types: {
    events: {} as { type: 'menu.toggle' } | { type: 'menu.open' } | { type: 'menu.close' },
    tags: {} as 'open',
  },
}).createMachine({
  id: 'mobileMenu',
  initial: 'closed',
  states: {
    closed: { on: { 'menu.toggle': 'open', 'menu.open': 'open' } },
    open: { tags: 'open', on: { 'menu.toggle': 'closed', 'menu.close': 'closed' } },
  },
})
