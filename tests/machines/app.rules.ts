import type { Oracle, Table } from 'statecharts'

export type AppState = { readonly pageChanges: number }
export type AppView = {
  /** What outlives a page, by name. */
  readonly parts: readonly string[]
  /** How many changes of page each part was told of. */
  readonly told: Readonly<Record<string, number>>
}

type Cause = { readonly type: 'page.change' }

const table: Table<AppState, Cause> = [
  {
    id: 'app-page-change',
    from: {},
    when: 'page.change',
    gives: ({ pageChanges }) => ({ pageChanges: pageChanges + 1 }),
    statement:
      '§4 – Le changement de page referme les menus ; décision : il atteint le menu mobile et le menu Solutions, eux seuls.',
  },
]

export const appOracle: Oracle<AppState, AppView> = {
  initial: { pageChanges: 0 },
  table,
  view: ({ pageChanges }) => ({
    parts: [
      'chat',
      'contactForm',
      'dropdown',
      'individualForm',
      'mobileMenu',
      'toastQueue',
    ],
    told: {
      chat: 0,
      contactForm: 0,
      dropdown: pageChanges,
      individualForm: 0,
      mobileMenu: pageChanges,
      toastQueue: 0,
    },
  }),
}
