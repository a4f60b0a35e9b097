import type { Ignored, Oracle, Table, Timer } from 'statecharts'

type Toast = {
  readonly notice: string
  readonly subject?: string
  readonly duration?: number
}

export type ToastQueueState = {
  readonly mode: 'empty' | 'running' | 'paused'
  readonly notice: string | null
  readonly subject: string | null
  /** A failure that another toast replaced before its time was over. */
  readonly waiting: Toast | null
  /** Toasts shown since the start. */
  readonly shown: number
  /** Milliseconds that a paused toast has left. */
  readonly left: number
  readonly pointer: boolean
  readonly focus: boolean
  readonly window: boolean
  readonly timers: readonly Timer[]
}

export type ToastQueueView = {
  readonly notice: string | null
  readonly subject: string | null
  /** A toast is announced anew even when it says the same as the one before. */
  readonly shown: number
  /** The bar that draws the time left stands still. */
  readonly isPaused: boolean
}

type Cause =
  | { readonly type: 'toast.show'; readonly toast: Toast }
  | { readonly type: 'toast.withdraw'; readonly notice: string }
  | { readonly type: 'toast.dismiss' }
  | {
      readonly type: 'hold.start' | 'hold.end'
      readonly by: 'pointer' | 'focus' | 'window'
    }

const defaultDuration = 5000

const gone = {
  mode: 'empty',
  notice: null,
  subject: null,
  waiting: null,
  pointer: false,
  focus: false,
  left: 0,
  timers: [],
} as const

const failure = 'messageFailed'

/** The state with this toast on screen, all its time before it. */
function showing(state: ToastQueueState, { notice, subject, duration }: Toast) {
  const ms = duration ?? defaultDuration
  return {
    notice,
    subject: subject ?? null,
    shown: state.shown + 1,
    pointer: false,
    focus: false,
    ...(state.window
      ? ({ mode: 'paused', left: ms, timers: [] } as const)
      : ({ mode: 'running', timers: [{ name: 'toast', ms }] } as const)),
  }
}

/** What waits once a toast is there: the failure whose place it takes, or one that waited already. */
function waitingBehind({ notice, waiting }: ToastQueueState, toast: Toast): Toast | null {
  if (toast.notice === failure) return null
  return notice === failure ? { notice } : waiting
}

function leaving(state: ToastQueueState): Partial<ToastQueueState> {
  const { waiting } = state
  return waiting === null ? gone : { ...showing(state, waiting), waiting: null }
}

function countHolds({ pointer, focus, window }: ToastQueueState): number {
  return [pointer, focus, window].filter(Boolean).length
}

const table: Table<ToastQueueState, Cause> = [
  {
    id: 'toast-show',
    from: { window: false },
    when: 'toast.show',
    gives: (state, { toast }) => ({
      ...showing(state, toast),
      waiting: waitingBehind(state, toast),
    }),
    statement:
      '§4 – Une seule notification visible ; une nouvelle remplace la précédente et reçoit tout son temps : 5000 ms, ou la durée donnée.',
  },
  {
    id: 'toast-show-window-held',
    from: { window: true },
    when: 'toast.show',
    gives: (state, { toast }) => ({
      ...showing(state, toast),
      waiting: waitingBehind(state, toast),
    }),
    statement:
      'Décision : une notification qui arrive pendant que la fenêtre est quittée attend, tout son temps devant elle.',
  },
  {
    id: 'toast-dismiss',
    from: { mode: ['running', 'paused'] },
    when: 'toast.dismiss',
    if: ({ waiting }) => waiting === null,
    gives: leaving,
    statement:
      '§4 – La notification se ferme par son bouton, la touche Échap ou un glissement ; elle emporte les retenues du pointeur et du focus.',
  },
  {
    id: 'toast-dismiss-returns',
    from: { mode: ['running', 'paused'] },
    when: 'toast.dismiss',
    if: ({ waiting }) => waiting !== null,
    gives: leaving,
    statement:
      'Décision : un échec d’envoi remplacé avant la fin de son temps revient, tout son temps devant lui, quand la notification qui l’a remplacé est fermée.',
  },
  {
    id: 'toast-expire',
    from: { mode: 'running' },
    when: 'after toast',
    if: ({ waiting }) => waiting === null,
    gives: leaving,
    statement: '§4 – La notification disparaît d’elle-même, son temps écoulé.',
  },
  {
    id: 'toast-expire-returns',
    from: { mode: 'running' },
    when: 'after toast',
    if: ({ waiting }) => waiting !== null,
    gives: leaving,
    statement:
      'Décision : un échec d’envoi remplacé avant la fin de son temps revient de même quand celle qui l’a remplacé disparaît ; un nouvel échec prend sa place.',
  },
  {
    id: 'toast-withdraw-shown',
    from: { notice: failure },
    when: 'toast.withdraw',
    gives: () => gone,
    statement: 'Décision : un nouvel envoi retire l’échec affiché : il n’a plus cours.',
  },
  {
    id: 'toast-withdraw-waiting',
    from: {},
    when: 'toast.withdraw',
    if: ({ waiting }) => waiting !== null,
    gives: () => ({ waiting: null }),
    statement: 'Décision : un nouvel envoi retire aussi l’échec qui attend de revenir.',
  },
  {
    id: 'toast-hold-stops',
    from: { mode: 'running' },
    when: 'hold.start',
    gives: ({ timers }, { by }) => ({
      mode: 'paused',
      [by]: true,
      left: timers.reduce((_sum, { ms }) => ms, 0),
      timers: [],
    }),
    statement:
      '§4 – Le temps s’arrête au survol ou au focus (décision : aussi quand la fenêtre est quittée) ; ce qui reste est gardé exactement.',
  },
  {
    id: 'toast-hold-adds',
    from: { mode: 'paused' },
    when: 'hold.start',
    if: (state, { by }) => !state[by],
    gives: (_state, { by }) => ({ [by]: true }),
    statement: 'Décision : plusieurs retenues peuvent durer ensemble.',
  },
  {
    id: 'toast-release-resumes',
    from: { mode: 'paused' },
    when: 'hold.end',
    if: (state, { by }) => state[by] && countHolds(state) === 1,
    gives: ({ left }, { by }) => ({
      mode: 'running',
      [by]: false,
      timers: [{ name: 'toast', ms: left }],
    }),
    statement:
      'Décision : la dernière retenue levée, le temps reprend là où il s’était arrêté.',
  },
  {
    id: 'toast-release-keeps',
    from: { mode: 'paused' },
    when: 'hold.end',
    if: (state, { by }) => state[by] && countHolds(state) > 1,
    gives: (_state, { by }) => ({ [by]: false }),
    statement: 'Décision : le temps reste arrêté tant qu’une retenue dure.',
  },
  {
    id: 'toast-window-left-empty',
    from: { mode: 'empty', window: false },
    when: 'hold.start',
    if: (_state, { by }) => by === 'window',
    gives: () => ({ window: true }),
    statement:
      'Décision : la fenêtre quittée est retenue même quand aucune notification ne se montre.',
  },
  {
    id: 'toast-window-back-empty',
    from: { mode: 'empty', window: true },
    when: 'hold.end',
    if: (_state, { by }) => by === 'window',
    gives: () => ({ window: false }),
    statement:
      'Décision : la fenêtre retrouvée libère la suite, même quand aucune notification ne se montre.',
  },
]

const ignored: readonly Ignored<ToastQueueState, Cause>[] = [
  {
    from: { mode: 'empty' },
    when: ['toast.dismiss'],
    because: 'Il n’y a rien à fermer.',
  },
  {
    from: {},
    when: 'toast.withdraw',
    if: ({ notice, waiting }) => notice !== failure && waiting === null,
    because: 'Aucun échec n’est affiché ni n’attend.',
  },
  {
    from: { mode: 'empty' },
    when: 'hold.start',
    if: (_state, { by }) => by !== 'window',
    because:
      'Rien à retenir sous le pointeur ou le focus ; la prochaine les dira elle-même.',
  },
  {
    from: {},
    when: 'hold.start',
    if: (state, { by }) => state[by],
    because: 'Cette retenue dure déjà.',
  },
  {
    from: {},
    when: 'hold.end',
    if: (state, { by }) => !state[by],
    because: 'Cette retenue ne durait pas, ou la notification précédente l’a emportée.',
  },
]

export const toastQueueOracle: Oracle<ToastQueueState, ToastQueueView> = {
  initial: { ...gone, shown: 0, window: false },
  table,
  ignored,
  view: ({ mode, notice, subject, shown }) => ({
    notice,
    subject,
    shown,
    isPaused: mode === 'paused',
  }),
}
