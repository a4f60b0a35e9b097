import { setup } from 'xstate'
import { type Event, specify } from 'statecharts'
import {
  applyAction,
  type ActionName,
  bootstrapChart,
  type BootstrapContext,
  type BootstrapEffect,
  type BootstrapEvent,
  isWaiting,
} from '#machines/bootstrap.ts'

type BootstrapState = {
  readonly phase: 'dormant' | 'loading' | 'ready' | 'failed'
  /** The pending click. */
  readonly click: string | null
  readonly hasFailed: boolean
  /** The effects so far, oldest first. */
  readonly effects: readonly Event[]
}

const base = setup({
  types: {
    context: {} as BootstrapContext<string>,
    events: {} as BootstrapEvent<string>,
    emitted: {} as BootstrapEffect<string>,
  },
  guards: { isWaiting: ({ context }) => isWaiting(context) },
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

/** The chart of the product, as an XState machine. */
export const bootstrapMachine = base
  .extend({ actions })
  .createMachine({ ...bootstrapChart, context: { click: null, hasFailed: false } })

const clickPending = { phase: 'loading', click: ['menu', 'assistant'] } as const
const notLoading = 'Rien n’a été demandé, ou la réponse est connue.'
const noPendingClick = 'Aucune pression n’attend.'
const click = (control: string) => ({ type: 'click', click: control }) as const

/** Returns the effects so far, followed by these for the clicked control. */
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

export const bootstrapSpec = specify({ machine: bootstrapMachine, initial })({
  name: 'bootstrap',
  rules: {
    start: {
      from: { phase: ['dormant', 'failed'] },
      says: 'Décision : l’application vient quand la page est au repos, ou au premier geste, et au premier après un échec.',
      gives: (state) => ({ phase: 'loading', effects: withEffects(state, 'load') }),
      otherwise: 'L’application vient déjà, ou elle est là.',
    },
    click: [
      {
        from: { phase: ['dormant', 'failed'] },
        says: 'Décision : une pression attend l’application et la fait venir, 12 s au plus, 3 s après un échec.',
        gives: (state, { click }) => ({
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
        says: 'Décision : une pression pendant que l’application vient l’attend aussi ; la dernière compte, elle remplace celle qui attendait.',
        gives: (state, { click }) => ({
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
      says: 'Décision : l’application venue retire ce qui a été dit d’elle, et refait ce qui a été pressé.',
      gives: (state) => ({
        phase: 'ready',
        click: null,
        effects: withEffects(state, 'endWait', 'hideMessages', 'repeat'),
      }),
      otherwise: notLoading,
    },
    'application.failed': [
      {
        from: { phase: 'loading', click: null },
        says: 'Décision : un échec que personne n’attend ne se dit pas.',
        gives: { phase: 'failed', hasFailed: true },
      },
      {
        from: clickPending,
        says: 'Décision : sans l’application le document répond à la pression, et le dit.',
        gives: (state) => ({ ...giveUp(state), phase: 'failed' }),
        otherwise: notLoading,
      },
    ],
    'wait.slow': {
      from: clickPending,
      says: 'Décision : une pression qui attend depuis 4 s l’apprend.',
      gives: (state) => ({ effects: withEffects(state, 'showSlow') }),
      otherwise: noPendingClick,
    },
    'wait.over': {
      from: clickPending,
      says: 'Décision : une pression est abandonnée à temps ; l’application peut encore venir.',
      gives: giveUp,
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
  bounds: ['two controls that can be clicked'],
  see: ({ phase, effects }) => ({ phase, effects }),
  observe: ({ value }, { emitted }) => ({ phase: value, effects: emitted }),
  scenarios: {
    'after a failed wait the next click waits for a shorter time': [
      [click('menu'), 'wait.over', click('menu')],
    ],
  },
})
