import { specify } from 'statecharts'
import { mobileMenuMachine } from '#machines/mobile-menu.ts'

const open = { isOpen: true }
const closed = { isOpen: false }

export const mobileMenuModel = specify({ machine: mobileMenuMachine, initial: closed })({
  name: 'mobile-menu',
  rules: {
    'menu.toggle': {
      says: '§4 – Le bouton du menu mobile l’ouvre ou le referme.',
      to: ({ isOpen }) => ({ isOpen: !isOpen }),
    },
    'menu.open': {
      from: closed,
      says: 'Décision : si le navigateur ouvre lui-même le menu, le menu est considéré comme ouvert.',
      to: open,
      otherwise: 'Le menu est déjà ouvert.',
    },
    'menu.close': {
      from: open,
      says: '§2 et §4 – Le menu mobile se referme quand un lien est suivi ou quand la page change.',
      to: closed,
      otherwise: 'Le menu est déjà fermé.',
    },
  },
  events: ['menu.toggle', 'menu.open', 'menu.close'],
  observe: (snapshot) => ({ isOpen: snapshot.hasTag('open') }),
})
