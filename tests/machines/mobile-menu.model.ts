import { specify } from 'statecharts'
import { mobileMenuMachine } from '#machines/mobile-menu.ts'

const open = { isOpen: true }
const closed = { isOpen: false }

export const mobileMenuSpec = specify({ machine: mobileMenuMachine, initial: closed })({
  name: 'mobile-menu',
  rules: {
    'menu.toggle': {
      says: '§4 – Menu mobile : ouvert ou fermé ; son bouton l’ouvre, ou le referme.',
      gives: ({ isOpen }) => ({ isOpen: !isOpen }),
    },
    'menu.open': {
      from: closed,
      says: 'Décision : le menu ouvert par le navigateur lui-même est tenu pour ouvert.',
      gives: open,
      otherwise: 'Le menu est déjà ouvert.',
    },
    'menu.close': {
      from: open,
      says: '§2 et §4 – Menu mobile repliable : il se referme quand un lien est suivi, et à la navigation.',
      gives: closed,
      otherwise: 'Le menu est déjà fermé.',
    },
  },
  events: ['menu.toggle', 'menu.open', 'menu.close'],
  observe: (snapshot) => ({ isOpen: snapshot.hasTag('open') }),
})
