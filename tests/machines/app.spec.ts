import { type Event, specify, type Timer } from 'statecharts'
import { appMachine } from '#machines/app.ts'

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

function describeSent({ to, event }: { to: string; event: Event }): string {
  const { notice = '' } = Object(event.toast)
  return `${to} ${event.type} ${notice}`.trim()
}

const initial: AppState = {
  pageChanges: 0,
  reports: 0,
  notice: null,
  isFailureWaiting: false,
  timers: [],
  told: [],
}

export const appSpec = specify({ machine: appMachine, initial })({
  name: 'app',
  input: ({ now }) => ({ now, solutions: [] }),
  rules: {
    'page.change': {
      says: '§4 – Le changement de page referme les menus ; décision : il atteint le menu mobile et le menu Solutions, eux seuls.',
      gives: ({ pageChanges, told }) => ({
        pageChanges: pageChanges + 1,
        told: [...told, 'mobileMenu menu.close', 'dropdown menu.close'],
      }),
    },
    'message.sent': {
      says: '§4 et §8 – Succès : une notification le dit.',
      gives: (state) => replaced(state, 'messageSent'),
    },
    'message.failed': {
      says: '§4 et §8 – Échec : une notification le dit ; décision : sa raison est écrite au journal du navigateur.',
      gives: ({ reports, told }) => ({
        notice: failed,
        told: [...told, shown(failed)],
        isFailureWaiting: false,
        timers: [wholeTime],
        reports: reports + 1,
      }),
    },
    'message.retry': {
      says: 'Décision : un nouvel envoi retire l’échec affiché, ou qui attend de revenir.',
      gives: ({ notice, timers, told }) => ({
        isFailureWaiting: false,
        told: [...told, 'toastQueue toast.withdraw'],
        ...(notice === failed ? { notice: null, timers: [] } : { notice, timers }),
      }),
    },
    'form.unsent': {
      says: '§4 et §8 – Un envoi correct du formulaire Particulier montre « Formulaire non fonctionnel ».',
      gives: (state) => replaced(state, 'individualForm'),
    },
    'reply.unavailable': {
      says: '§4 et §9 – Une notification dit que l’assistant ne répond pas encore.',
      gives: (state) => replaced(state, 'chatbot'),
    },
    'layer.dismiss': {
      says: 'Décision : ce qu’Échap ferme l’apprend du site ; le menu Solutions rend le focus qu’il avait.',
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
    },
    'after notice': {
      says: '§4 – La notification disparaît d’elle-même ; décision : un échec qu’elle a remplacé revient.',
      gives: ({ isFailureWaiting }) =>
        isFailureWaiting
          ? { notice: failed, isFailureWaiting: false, timers: [wholeTime] }
          : { notice: null },
    },
  },
  events: [
    'page.change',
    'message.retry',
    'message.sent',
    { type: 'message.failed', reason: 'network' },
    'form.unsent',
    'reply.unavailable',
    { type: 'layer.dismiss', layer: 'mobileMenu', hadFocus: false },
    { type: 'layer.dismiss', layer: 'dropdown', hadFocus: false },
    { type: 'layer.dismiss', layer: 'dropdown', hadFocus: true },
    { type: 'layer.dismiss', layer: 'toastQueue', hadFocus: true },
    { type: 'layer.dismiss', layer: 'chat', hadFocus: true },
  ],
  bounds: ['one reason of failure; the parts are told, what they do is theirs'],
  same: ({ children: { toastQueue } }, due) => {
    const { toast, waiting } = toastQueue?.getSnapshot().context ?? {}
    return [toast?.notice, waiting?.notice, due]
  },
  see: ({ reports, notice, told }) => ({
    reports,
    notice,
    told,
    // What outlives a page.
    parts: 'chat contactForm dropdown individualForm mobileMenu toastQueue',
  }),
  observe: ({ children }, { recorder, sent }) => ({
    reports: recorder.actions.filter(
      ({ name, params }) =>
        name === 'reportFailure' && JSON.stringify(params) === '{"reason":"network"}',
    ).length,
    notice: children.toastQueue?.getSnapshot().context.toast?.notice ?? null,
    told: sent.map(describeSent),
    parts: Object.keys(children).toSorted().join(' '),
  }),
})
