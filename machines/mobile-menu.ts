/** The collapsible menu of small screens: it closes when the visitor leaves the page. */
import { setup } from 'xstate'

export type MobileMenuEvent =
  | { type: 'menu.toggle' }
  | { type: 'menu.open' }
  | { type: 'menu.close' }
  | { type: 'page.change' }

export const mobileMenuMachine = setup({
  types: { events: {} as MobileMenuEvent, tags: {} as 'open' },
}).createMachine({
  id: 'mobileMenu',
  meta: {
    events: {
      'menu.toggle': 'Toucher le bouton du menu',
      'menu.open': 'Ouvrir le menu',
      'menu.close': 'Fermer le menu',
      'page.change': 'Changer de page',
    },
  },
  initial: 'closed',
  states: {
    closed: {
      description: 'Menu fermé',
      on: { 'menu.toggle': 'open', 'menu.open': 'open' },
    },
    open: {
      description: 'Menu ouvert',
      tags: 'open',
      on: { 'menu.toggle': 'closed', 'menu.close': 'closed', 'page.change': 'closed' },
    },
  },
})
