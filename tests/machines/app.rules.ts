import type { Oracle, Table, Timer } from 'statecharts'

export type AppState = {
  readonly pageChanges: number
  readonly reports: number
  /** The notice on screen. */
  readonly notice: string | null
  /** Whether a failure waits for its place. */
  readonly isFailureWaiting: boolean
  readonly timers: readonly Timer[]
  /** What the parts were told, oldest first: `<part> <event>`, and which notice. */
  readonly told: readonly string[]
}
export type AppView = {
  /** What outlives a page, by name. */
  readonly parts: readonly string[]
  /** How many failures were written to the log. */
  readonly reports: number
  readonly notice: string | null
  /** Every event that a part was told, oldest first. */
  readonly told: readonly string[]
}

type Cause =
  | { readonly type: 'layer.dismiss'; readonly layer: string; readonly hadFocus: boolean }
  | {
      readonly type:
        | 'page.change'
        | 'message.retry'
        | 'message.sent'
        | 'message.failed'
        | 'form.unsent'
        | 'reply.unavailable'
    }

const failed = 'messageFailed'
const wholeTime = { name: 'notice', ms: 5000 }

const shown = (notice: string) => `toastQueue toast.show ${notice}`

/** A notice takes the place of the one on screen; a failure waits meanwhile. */
function replaced(state: AppState, notice: string): Partial<AppState> {
  return {
    notice,
    told: [...state.told, shown(notice)],
    isFailureWaiting: state.isFailureWaiting || state.notice === failed,
    timers: [wholeTime],
  }
}

/** Names of `machines/` that a part is told by. */
const closing: Readonly<Record<string, string>> = {
  mobileMenu: 'menu.close',
  dropdown: 'menu.close',
  toastQueue: 'toast.dismiss',
  chat: 'chat.close',
}

const table: Table<AppState, Cause> = [
  {
    id: 'app-page-change',
    from: {},
    when: 'page.change',
    gives: ({ pageChanges, told }) => ({
      pageChanges: pageChanges + 1,
      told: [...told, 'mobileMenu page.change', 'dropdown page.change'],
    }),
    statement:
      '§4 – Le changement de page referme les menus ; décision : il atteint le menu mobile et le menu Solutions, eux seuls.',
  },
  {
    id: 'app-message-sent',
    from: {},
    when: 'message.sent',
    gives: (state) => replaced(state, 'messageSent'),
    statement: '§4 et §8 – Succès : une notification le dit.',
  },
  {
    id: 'app-message-failed',
    from: {},
    when: 'message.failed',
    gives: ({ reports, told }) => ({
      notice: failed,
      told: [...told, shown(failed)],
      isFailureWaiting: false,
      timers: [wholeTime],
      reports: reports + 1,
    }),
    statement:
      '§4 et §8 – Échec : une notification le dit ; décision : sa raison est écrite au journal du navigateur.',
  },
  {
    id: 'app-message-retry',
    from: {},
    when: 'message.retry',
    gives: ({ notice, timers, told }) => ({
      isFailureWaiting: false,
      told: [...told, `toastQueue toast.withdraw ${failed}`],
      ...(notice === failed ? { notice: null, timers: [] } : { notice, timers }),
    }),
    statement:
      'Décision : un nouvel envoi retire l’échec affiché, ou qui attend de revenir.',
  },
  {
    id: 'app-form-accepted',
    from: {},
    when: 'form.unsent',
    gives: (state) => replaced(state, 'individualForm'),
    statement:
      '§4 et §8 – Un envoi correct du formulaire Particulier montre « Formulaire non fonctionnel ».',
  },
  {
    id: 'app-reply-unavailable',
    from: {},
    when: 'reply.unavailable',
    gives: (state) => replaced(state, 'chatbot'),
    statement: '§4 et §9 – Une notification dit que l’assistant ne répond pas encore.',
  },
  {
    id: 'app-layer-dismiss',
    from: {},
    when: 'layer.dismiss',
    gives: (state, { layer, hadFocus }) => ({
      told: [
        ...state.told,
        layer === 'dropdown' && hadFocus
          ? 'dropdown menu.dismiss'
          : `${layer} ${closing[layer]}`,
      ],
      ...(layer !== 'toastQueue' || state.notice === null
        ? {}
        : state.isFailureWaiting
          ? { notice: failed, isFailureWaiting: false, timers: [wholeTime] }
          : { notice: null, timers: [] }),
    }),
    statement:
      'Décision : ce qu’Échap ferme l’apprend du site ; le menu Solutions rend le focus qu’il avait.',
  },
  {
    id: 'app-notice-over',
    from: {},
    when: 'after notice',
    gives: ({ isFailureWaiting }) =>
      isFailureWaiting
        ? { notice: failed, isFailureWaiting: false, timers: [wholeTime] }
        : { notice: null },
    statement:
      '§4 – La notification disparaît d’elle-même ; décision : un échec qu’elle a remplacé revient.',
  },
]

export const appOracle: Oracle<AppState, AppView> = {
  initial: {
    pageChanges: 0,
    reports: 0,
    notice: null,
    isFailureWaiting: false,
    timers: [],
    told: [],
  },
  table,
  view: ({ reports, notice, told }) => ({
    reports,
    notice,
    told,
    parts: [
      'chat',
      'contactForm',
      'dropdown',
      'individualForm',
      'layers',
      'mobileMenu',
      'toastQueue',
    ],
  }),
}
