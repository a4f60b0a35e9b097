import { setup } from 'xstate'
import { type Event, specify } from 'statecharts'
import {
  applyAction,
  type ActionName,
  bootstrapChart,
  type BootstrapContext,
  type BootstrapEffect,
  type BootstrapEvent,
} from '#machines/bootstrap.ts'

type BootstrapState = {
  readonly phase: 'dormant' | 'loading' | 'ready' | 'failed'
  /** The control whose click is pending. */
  readonly click: string | null
  readonly hasFailed: boolean
  /** The effects emitted so far, oldest first. */
  readonly effects: readonly Event[]
}

const base = setup({
  types: {
    context: {} as BootstrapContext<string>,
    events: {} as BootstrapEvent<string>,
    emitted: {} as BootstrapEffect<string>,
  },
})

const toXStateAction = (name: ActionName) =>
  base.enqueueActions(({ context, event, enqueue }) => {
    const [next, effect] = applyAction(name, context, event)
    enqueue.assign(next)
    if (effect) enqueue.emit(effect)
  })

const actions = {
  queue: toXStateAction('queue'),
  dequeue: toXStateAction('dequeue'),
  rememberFailure: toXStateAction('rememberFailure'),
  wait: toXStateAction('wait'),
  endWait: toXStateAction('endWait'),
  repeat: toXStateAction('repeat'),
  fallBack: toXStateAction('fallBack'),
  load: toXStateAction('load'),
  showSlow: toXStateAction('showSlow'),
  showFailed: toXStateAction('showFailed'),
  hideMessages: toXStateAction('hideMessages'),
} satisfies Record<ActionName, unknown>

/** `bootstrapChart` as an XState machine. The site interprets the chart without XState. */
export const bootstrapMachine = base
  .extend({ actions })
  .createMachine({ ...bootstrapChart, context: { click: null, hasFailed: false } })

const clickPending = { phase: 'loading', click: ['menu', 'assistant'] } as const
const notLoading = 'Aucun chargement n’est en cours.'
const noPendingClick = 'Aucun clic n’est en attente.'
const click = (control: string) => ({ type: 'click', click: control }) as const

/** Returns the effects so far, followed by effects of these types for the pending click. */
const withEffects = (
  { effects, click, hasFailed }: BootstrapState,
  ...types: readonly string[]
) => [
  ...effects,
  ...types.map((type) => ({ type, click, milliseconds: hasFailed ? 3000 : 12_000 })),
]
const giveUp = (state: BootstrapState) => ({
  click: null,
  hasFailed: true,
  effects: withEffects(state, 'endWait', 'showFailed', 'fallBack'),
})

const initial: BootstrapState = {
  phase: 'dormant',
  click: null,
  hasFailed: false,
  effects: [],
}

export const bootstrapModel = specify({ machine: bootstrapMachine, initial })({
  name: 'bootstrap',
  rules: {
    start: {
      from: { phase: ['dormant', 'failed'] },
      says: 'Décision : l’application est chargée quand la page est au repos, ou au premier geste. Après un échec, le geste suivant la recharge.',
      to: (state) => ({ phase: 'loading', effects: withEffects(state, 'load') }),
      otherwise: 'L’application est déjà chargée, ou en cours de chargement.',
    },
    click: [
      {
        from: { phase: ['dormant', 'failed'] },
        says: 'Décision : un clic charge l’application et l’attend. Il attend 12 secondes au plus, ou 3 secondes après un échec.',
        to: (state, { click }) => ({
          phase: 'loading',
          click,
          effects: withEffects(
            { ...state, click, effects: withEffects(state, 'hideMessages') },
            'wait',
            'load',
          ),
        }),
      },
      {
        from: { phase: 'loading' },
        says: 'Décision : un clic pendant le chargement attend aussi l’application. Il remplace le clic en attente.',
        to: (state, { click }) => ({
          click,
          effects: withEffects(
            { ...state, click, effects: withEffects(state, 'endWait', 'hideMessages') },
            'wait',
          ),
        }),
      },
      { ignoredBecause: 'L’application répond elle-même.' },
    ],
    'application.ready': {
      from: { phase: 'loading' },
      says: 'Décision : une fois chargée, l’application efface les messages sur son chargement et répète le clic en attente.',
      to: (state) => ({
        phase: 'ready',
        click: null,
        effects: withEffects(state, 'endWait', 'hideMessages', 'repeat'),
      }),
      otherwise: notLoading,
    },
    'application.failed': [
      {
        from: { phase: 'loading', click: null },
        says: 'Décision : un échec de chargement n’est pas signalé si aucun clic n’est en attente.',
        to: { phase: 'failed', hasFailed: true },
      },
      {
        from: clickPending,
        says: 'Décision : si le chargement échoue, un message le signale et le document répond lui-même au clic.',
        to: (state) => ({ ...giveUp(state), phase: 'failed' }),
        otherwise: notLoading,
      },
    ],
    'wait.slow': {
      from: clickPending,
      says: 'Décision : un message s’affiche quand un clic attend depuis 4 secondes.',
      to: (state) => ({ effects: withEffects(state, 'showSlow') }),
      otherwise: noPendingClick,
    },
    'wait.over': {
      from: clickPending,
      says: 'Décision : à la fin de son délai, le document répond lui-même au clic. Le chargement de l’application continue.',
      to: giveUp,
      otherwise: noPendingClick,
    },
  },
  events: [
    'start',
    click('menu'),
    click('assistant'),
    'application.ready',
    'application.failed',
    'wait.slow',
    'wait.over',
  ],
  abstracted: ['effects'],
  bounds: ['two controls that can be clicked'],
  view: ({ phase, click, effects }) => ({
    phase: phase === 'loading' && click !== null ? 'waiting' : phase,
    effects,
  }),
  observe: ({ value }, { emitted }) => ({ phase: value, effects: emitted }),
  scenarios: {
    'after a failed wait, the next click waits only 3 seconds': [
      [click('menu'), 'wait.over', click('menu')],
    ],
  },
})
