import type { Ignored, Oracle, Table } from 'statecharts'

export type MobileMenuState = { readonly isOpen: boolean }
export type MobileMenuView = { readonly isOpen: boolean }

type Cause = {
  readonly type: 'menu.toggle' | 'menu.open' | 'menu.close' | 'page.change'
}

const table: Table<MobileMenuState, Cause> = [
  {
    id: 'mobile-menu-toggle-opens',
    from: { isOpen: false },
    when: 'menu.toggle',
    gives: () => ({ isOpen: true }),
    statement: '§4 – Menu mobile : ouvert ou fermé ; son bouton l’ouvre.',
  },
  {
    id: 'mobile-menu-toggle-closes',
    from: { isOpen: true },
    when: 'menu.toggle',
    gives: () => ({ isOpen: false }),
    statement: '§4 – Menu mobile : ouvert ou fermé ; son bouton le referme.',
  },
  {
    id: 'mobile-menu-open',
    from: { isOpen: false },
    when: 'menu.open',
    gives: () => ({ isOpen: true }),
    statement: 'Décision : le menu ouvert par le navigateur lui-même est tenu pour ouvert.',
  },
  {
    id: 'mobile-menu-close',
    from: { isOpen: true },
    when: 'menu.close',
    gives: () => ({ isOpen: false }),
    statement: '§2 – Menu mobile repliable : il se referme quand un lien est suivi.',
  },
  {
    id: 'mobile-menu-page-change',
    from: { isOpen: true },
    when: 'page.change',
    gives: () => ({ isOpen: false }),
    statement: '§4 – Menu mobile : il se referme à la navigation.',
  },
]

const ignored: readonly Ignored<MobileMenuState, Cause>[] = [
  {
    from: { isOpen: false },
    when: ['menu.close', 'page.change'],
    because: 'Le menu est déjà fermé.',
  },
  {
    from: { isOpen: true },
    when: ['menu.open'],
    because: 'Le menu est déjà ouvert.',
  },
]

export const mobileMenuOracle: Oracle<MobileMenuState, MobileMenuView> = {
  initial: { isOpen: false },
  table,
  ignored,
  view: ({ isOpen }) => ({ isOpen }),
}
