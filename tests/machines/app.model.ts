import { type Event, specify } from 'statecharts'
import { appMachine } from '#machines/app.ts'
import { toastQueueMachine } from '#machines/toast-queue.ts'

export type AppState = {
  readonly pageChanges: number
  readonly reports: number
  /**
   * The events that the child actors received, oldest first, as `<child> <event>`. An event that shows a
   * notice ends with the name of the notice.
   */
  readonly received: readonly string[]
}

// In this model notices are always paused, as if another window were active, and never time out.
const guards = { isHeld: () => true, isFree: () => false }
const toastQueue = toastQueueMachine.provide({ guards })
const machine = appMachine.provide({ actors: { toastQueue } })

/** Returns an update of the state that appends the given events to the received ones. */
const sends =
  (...events: readonly string[]) =>
  ({ received }: AppState) => ({ received: [...received, ...events] })

const shows = (notice: string) => sends(`toastQueue toast.show ${notice}`)

const closeEvents: Readonly<Record<string, string>> = {
  mobileMenu: 'menu.close',
  dropdown: 'menu.close',
  toastQueue: 'toast.dismiss',
  chat: 'chat.close',
}

/** The child actors, which the application never stops. */
const children: string = 'chat contactForm dropdown individualForm mobileMenu toastQueue'

function describeSent({ to, event }: { to: string; event: Event }): string {
  const { notice = '' } = Object(event.toast)
  return `${to} ${event.type} ${notice}`.trim()
}

const initial: AppState = { pageChanges: 0, reports: 0, received: [] }

export const appModel = specify({ machine, initial })({
  name: 'app',
  input: ({ now }) => ({ now, solutions: [] }),
  rules: {
    'page.change': {
      says: '§4 – Un changement de page referme les menus. Décision : seuls le menu mobile et le menu « Solutions » sont concernés.',
      to: ({ pageChanges, received }) => ({
        pageChanges: pageChanges + 1,
        received: [...received, 'mobileMenu menu.close', 'dropdown menu.close'],
      }),
    },
    'message.sent': {
      says: '§4 et §8 – Succès : une notification confirme l’envoi.',
      to: shows('messageSent'),
    },
    'message.failed': {
      says: '§4 et §8 – Échec : une notification le signale. Décision : la raison est écrite dans la console du navigateur.',
      to: (state) => ({
        ...shows('messageFailed')(state),
        reports: state.reports + 1,
      }),
    },
    'message.retry': {
      says: 'Décision : un nouvel envoi retire la notification d’échec, affichée ou en attente.',
      to: sends('toastQueue toast.withdraw'),
    },
    'form.unsent': {
      says: '§4 et §8 – L’envoi du formulaire Particulier affiche « Formulaire non fonctionnel ».',
      to: shows('individualForm'),
    },
    'reply.unavailable': {
      says: '§4 et §9 – Une notification annonce que l’assistant ne répond pas encore.',
      to: shows('chatbot'),
    },
    'layer.dismiss': {
      says: 'Décision : Échap ferme un seul élément : celui qui contient le focus, sinon celui du premier plan. Le focus qui était dans le menu « Solutions » revient à son bouton.',
      to: (state, { layer, hadFocus }) =>
        sends(
          layer === 'dropdown' && hadFocus
            ? 'dropdown menu.dismiss'
            : `${layer} ${closeEvents[layer]}`,
        )(state),
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
  abstracted: ['pageChanges', 'received', 'reports'],
  bounds: [
    'one failure reason',
    'the reactions of the children: their own models cover them',
  ],
  view: ({ reports, received }) => ({
    reports,
    received,
    children,
  }),
  observe: ({ children }, { recorder, sent }) => ({
    reports: recorder.actions.filter(
      ({ name, params }) =>
        name === 'reportFailure' && JSON.stringify(params) === '{"reason":"network"}',
    ).length,
    received: sent.map(describeSent),
    children: Object.keys(children).toSorted().join(' '),
  }),
})
