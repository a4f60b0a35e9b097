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
  readonly done: readonly Event[]
}

const start = setup({
  types: {
    context: {} as BootstrapContext<string>,
    events: {} as BootstrapEvent<string>,
    emitted: {} as BootstrapEffect<string>,
  },
  guards: { isWaiting: ({ context }) => isWaiting(context) },
})

const asXState = (name: ActionName) =>
  start.enqueueActions(({ context, event, enqueue }) => {
    const [next, effect] = applyAction(name, context, event)
    enqueue.assign(next)
    if (effect) enqueue.emit(effect)
  })

const actions = {
  queue: asXState('queue'),
  dequeue: asXState('dequeue'),
  rememberFailure: asXState('rememberFailure'),
  wait: asXState('wait'),
  endWait: asXState('endWait'),
  repeat: asXState('repeat'),
  fallBack: asXState('fallBack'),
  load: asXState('load'),
  showSlow: asXState('showSlow'),
  showFailed: asXState('showFailed'),
  hideMessages: asXState('hideMessages'),
} satisfies Record<ActionName, unknown>

/** The chart of the product, as an XState machine. */
export const bootstrapMachine = start
  .extend({ actions })
  .createMachine({ ...bootstrapChart, context: { click: null, hasFailed: false } })

const waitedFor = { phase: 'loading', click: ['menu', 'assistant'] } as const
const unasked = 'Rien n’a été demandé, ou la réponse est connue.'
const nobodyWaits = 'Aucune pression n’attend.'
const click = (what: string) => ({ type: 'click', click: what }) as const

/** Returns the effects so far, followed by these for the clicked control. */
const did = ({ done, click, hasFailed }: BootstrapState, ...what: readonly string[]) => [
  ...done,
  ...what.map((type) => ({ type, click, milliseconds: hasFailed ? 3000 : 12_000 })),
]
const givenUp = (state: BootstrapState) => ({
  click: null,
  hasFailed: true,
  done: did(state, 'endWait', 'showFailed', 'fallBack'),
})

const initial: BootstrapState = {
  phase: 'dormant',
  click: null,
  hasFailed: false,
  done: [],
}

export const bootstrapSpec = specify({ machine: bootstrapMachine, initial })({
  name: 'bootstrap',
  rules: {
    start: {
      from: { phase: ['dormant', 'failed'] },
      says: 'Décision : l’application vient quand la page est au repos, ou au premier geste, et au premier après un échec.',
      gives: (state) => ({ phase: 'loading', done: did(state, 'load') }),
      otherwise: 'L’application vient déjà, ou elle est là.',
    },
    click: [
      {
        from: { phase: ['dormant', 'failed'] },
        says: 'Décision : une pression attend l’application et la fait venir, 12 s au plus, 3 s après un échec.',
        gives: (state, { click }) => ({
          phase: 'loading',
          click,
          done: did({ ...state, click, done: did(state, 'hideMessages') }, 'wait', 'load'),
        }),
      },
      {
        from: { phase: 'loading' },
        says: 'Décision : une pression pendant que l’application vient l’attend aussi ; la dernière compte, elle remplace celle qui attendait.',
        gives: (state, { click }) => ({
          click,
          done: did(
            { ...state, click, done: did(state, 'endWait', 'hideMessages') },
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
        done: did(state, 'endWait', 'hideMessages', 'repeat'),
      }),
      otherwise: unasked,
    },
    'application.failed': [
      {
        from: { phase: 'loading', click: null },
        says: 'Décision : un échec que personne n’attend ne se dit pas.',
        gives: { phase: 'failed', hasFailed: true },
      },
      {
        from: waitedFor,
        says: 'Décision : sans l’application le document répond à la pression, et le dit.',
        gives: (state) => ({ ...givenUp(state), phase: 'failed' }),
        otherwise: unasked,
      },
    ],
    'wait.slow': {
      from: waitedFor,
      says: 'Décision : une pression qui attend depuis 4 s l’apprend.',
      gives: (state) => ({ done: did(state, 'showSlow') }),
      otherwise: nobodyWaits,
    },
    'wait.over': {
      from: waitedFor,
      says: 'Décision : une pression est abandonnée à temps ; l’application peut encore venir.',
      gives: givenUp,
      otherwise: nobodyWaits,
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
  see: ({ phase, done }) => ({ phase, done }),
  observe: ({ value }, { emitted }) => ({ phase: value, done: emitted }),
  scenarios: {
    'after a wait in vain the next click waits for less': [
      [click('menu'), 'wait.over', click('menu')],
    ],
  },
})
