import { specify, type Timer } from 'statecharts'
import { type Hold, type Toast, toastQueueMachine } from '#machines/toast-queue.ts'

export type ToastQueueState = {
  readonly mode: 'empty' | 'running' | 'paused'
  readonly notice: Toast['notice'] | null
  readonly subject: string | null
  /** A failure notice that another toast has replaced. */
  readonly waiting: Toast | null
  /** The number of toasts shown so far. */
  readonly shown: number
  /** The remaining time of a paused toast in milliseconds. */
  readonly remaining: number
  readonly pointer: boolean
  readonly focus: boolean
  readonly window: boolean
  readonly timers: readonly Timer[]
}

const defaultDuration = 5000

const emptied = {
  mode: 'empty',
  notice: null,
  subject: null,
  waiting: null,
  pointer: false,
  focus: false,
  remaining: 0,
  timers: [],
} as const

const failure = 'messageFailed'

/** Returns the fields that change when this toast is shown for its full duration. */
function showing(state: ToastQueueState, { notice, subject, duration }: Toast) {
  const ms = duration ?? defaultDuration
  return {
    notice,
    subject: subject ?? null,
    shown: state.shown + 1,
    pointer: false,
    focus: false,
    ...(state.window
      ? ({ mode: 'paused', remaining: ms, timers: [] } as const)
      : ({ mode: 'running', remaining: 0, timers: [{ name: 'toast', ms }] } as const)),
  }
}

/** Returns the fields that a new toast changes. A failure waits, unless another failure replaces it. */
function replaceWith(state: ToastQueueState, { toast }: { readonly toast: Toast }) {
  const { notice, waiting } = state
  const behind = notice === failure ? { notice } : waiting
  return { ...showing(state, toast), waiting: toast.notice === failure ? null : behind }
}

function afterToast(state: ToastQueueState): Partial<ToastQueueState> {
  const { waiting } = state
  return waiting === null ? emptied : { ...showing(state, waiting), waiting: null }
}

const holds = ['pointer', 'focus', 'window'] as const
const countHolds = (state: ToastQueueState) => holds.filter((by) => state[by]).length
const hold = (by: Hold) => ({ type: 'hold.start', by }) as const
const release = (by: Hold) => ({ type: 'hold.end', by }) as const
const show = { type: 'toast.show', toast: { notice: 'messageSent' } } as const
const fail = { type: 'toast.show', toast: { notice: failure } } as const
const withdraw = { type: 'toast.withdraw' } as const
const whole = `after ${defaultDuration} ms`

const timerFollowsHolds =
  'L’état du compte à rebours suit aussitôt les pauses en cours, sans que du temps passe.'

const initial: ToastQueueState = { ...emptied, shown: 0, window: false }

export const toastQueueModel = specify({ machine: toastQueueMachine, initial })({
  name: 'toast-queue',
  input: ({ now }) => ({ now }),
  rules: {
    'toast.show': {
      says: '§4 – Une seule notification est affichée. Une nouvelle remplace la précédente et reste affichée 5000 ms, ou la durée indiquée. Décision : si une autre fenêtre est active, la notification est mise en pause avec toute sa durée.',
      to: replaceWith,
    },
    'toast.dismiss': {
      from: { mode: ['running', 'paused'] },
      says: '§4 – La notification se ferme par son bouton, la touche Échap ou un glissement. Les pauses du pointeur et du focus prennent fin avec elle. Décision : un échec d’envoi qu’elle a remplacé avant la fin de sa durée revient avec toute sa durée.',
      to: afterToast,
      otherwise: 'Aucune notification n’est affichée.',
    },
    'after toast': {
      from: { mode: 'running' },
      says: '§4 – La notification disparaît d’elle-même à la fin de sa durée. Décision : un échec d’envoi qu’elle a remplacé revient alors, sauf si un autre échec s’est affiché depuis.',
      to: afterToast,
    },
    'toast.withdraw': [
      {
        from: { notice: failure },
        says: 'Décision : un nouvel envoi retire la notification d’échec affichée.',
        to: emptied,
      },
      {
        if: ({ waiting }) => waiting !== null,
        says: 'Décision : un nouvel envoi retire aussi la notification d’échec en attente.',
        to: { waiting: null },
      },
      { ignoredBecause: 'Aucune notification d’échec n’est affichée ni en attente.' },
    ],
    'hold.start': [
      {
        from: { mode: 'running' },
        says: '§4 – La durée est suspendue au survol et au focus. Décision : elle l’est aussi quand une autre fenêtre est active. Le temps restant est conservé exactement.',
        to: ({ timers }, { by }) => ({
          mode: 'paused',
          [by]: true,
          remaining: timers.reduce((_sum, { ms }) => ms, 0),
          timers: [],
        }),
      },
      {
        from: { mode: 'paused' },
        if: (state, { by }) => !state[by],
        says: 'Décision : plusieurs pauses peuvent avoir lieu en même temps.',
        to: (_state, { by }) => ({ [by]: true }),
      },
      {
        from: { mode: 'empty', window: false },
        if: (_state, { by }) => by === 'window',
        says: 'Décision : le départ vers une autre fenêtre est mémorisé même si aucune notification n’est affichée.',
        to: { window: true },
      },
      {
        ignoredBecause:
          'Cette pause est déjà en cours, ou aucune notification n’est affichée.',
      },
    ],
    'hold.end': [
      {
        from: { mode: 'paused' },
        if: (state, { by }) => state[by] && countHolds(state) === 1,
        says: 'Décision : à la fin de la dernière pause, la durée reprend là où elle s’était arrêtée.',
        to: ({ remaining }, { by }) => ({
          mode: 'running',
          [by]: false,
          remaining: 0,
          timers: [{ name: 'toast', ms: remaining }],
        }),
      },
      {
        from: { mode: 'paused' },
        if: (state, { by }) => state[by] && countHolds(state) > 1,
        says: 'Décision : la durée reste suspendue tant qu’une pause est en cours.',
        to: (_state, { by }) => ({ [by]: false }),
      },
      {
        from: { mode: 'empty', window: true },
        if: (_state, { by }) => by === 'window',
        says: 'Décision : le retour dans la fenêtre est mémorisé même si aucune notification n’est affichée.',
        to: { window: false },
      },
      {
        ignoredBecause:
          'Cette pause n’était pas en cours, ou elle a pris fin avec la notification précédente.',
      },
    ],
  },
  events: [
    show,
    {
      type: 'toast.show',
      toast: { notice: 'courseRequest', subject: 'Communication', duration: 2000 },
    },
    fail,
    withdraw,
    'toast.dismiss',
    ...holds.map(hold),
    ...holds.map(release),
  ],
  abstracted: ['shown'],
  bounds: ['three notices, one of them for 2 s'],
  identity: ({ value, context }, due) => [
    value,
    context.toast?.notice,
    due[0] ?? (context.toast && context.remaining),
  ],
  view: ({ mode, notice, subject, shown }) => ({
    notice,
    subject,
    shown,
    // `isInFront` is true while Escape can close the toast.
    isInFront: mode !== 'empty',
    // `isPaused` is true while the bar of the remaining time is paused.
    isPaused: mode === 'paused',
  }),
  observe: (snapshot) => ({
    notice: snapshot.context.toast?.notice ?? null,
    isInFront: snapshot.hasTag('open'),
    subject: snapshot.context.toast?.subject ?? null,
    shown: snapshot.context.count,
    isPaused: snapshot.hasTag('paused'),
  }),
  equivalentMutants: {
    'change initial: notice.shown.timer to paused': timerFollowsHolds,
    'add transition: notice.shown.timer.running hold.start to paused': timerFollowsHolds,
    'add transition: notice.shown.timer.running hold.end to paused': timerFollowsHolds,
    'add transition: notice.shown.timer.paused hold.start to running': timerFollowsHolds,
    'add transition: notice.shown.timer.paused hold.end to running': timerFollowsHolds,
  },
  scenarios: {
    'F43 a failure notice that other notices replaced is shown again after them': [
      [fail, 'wait 500 ms', show, show],
      [hold('pointer'), 'wait 60000 ms', release('pointer'), whole],
      [hold('focus'), release('focus'), whole],
    ],
    'F43 sending again withdraws a displayed or waiting failure notice': [
      [fail, withdraw],
      [fail, show, withdraw, whole],
      withdraw,
    ],
    'a notice keeps its exact remaining time during pauses': [
      [show, 'wait 1500 ms'],
      [hold('pointer'), 'wait 60000 ms', release('pointer'), 'wait 1500 ms'],
      [hold('focus'), 'wait 60000 ms', release('focus'), 'after 2000 ms'],
    ],
  },
})
