import { mobileMenuMachine } from '#machines/mobile-menu.ts'
import type { Model } from 'statecharts'
import {
  mobileMenuOracle,
  type MobileMenuState,
  type MobileMenuView,
} from './mobile-menu.rules.ts'

const types = ['menu.toggle', 'menu.open', 'menu.close', 'page.change'] as const

export const mobileMenuModel = {
  ...mobileMenuOracle,
  name: 'mobile-menu',
  machine: mobileMenuMachine,
  events: () => types.map((type) => ({ type })),
  abstract: ({ value }) => JSON.stringify(value),
  observe: (snapshot) => ({ isOpen: snapshot.hasTag('open') }),
} satisfies Model<typeof mobileMenuMachine, MobileMenuState, MobileMenuView>
