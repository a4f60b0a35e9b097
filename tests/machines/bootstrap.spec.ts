import { setup } from 'xstate'
import { type Event, specify } from 'statecharts'
import {
  act,
  type ActionName,
  bootstrapChart,
  type BootstrapContext,
  type BootstrapEffect,
  type BootstrapEvent,
  isWaiting,
} from '#machines/bootstrap.ts'

type BootstrapState = {
  readonly phase: 'dormant' | 'coming' | 'ready' | 'missing'
  /** What was pressed and waits. */
  readonly press: string | null
  readonly hasLetDown: boolean
  /** What was done, oldest first. */
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
    const [next, effect] = act(name, context, event)
    enqueue.assign(next)
    if (effect) enqueue.emit(effect)
  })

const actions = {
  hold: asXState('hold'),
  release: asXState('release'),
  rememberFailure: asXState('rememberFailure'),
  wait: asXState('wait'),
  endWait: asXState('endWait'),
  repeat: asXState('repeat'),
  letGo: asXState('letGo'),
  load: asXState('load'),
  saySlow: asXState('saySlow'),
  sayMissing: asXState('sayMissing'),
  sayNothing: asXState('sayNothing'),
} satisfies Record<ActionName, unknown>

/** The chart that ships, as XState reads it. */
export const bootstrapMachine = start
  .extend({ actions })
  .createMachine({ ...bootstrapChart, context: { press: null, hasLetDown: false } })

const waitedFor = { phase: 'coming', press: ['menu', 'assistant'] } as const
const unasked = 'Rien n’a été demandé, ou la réponse est connue.'
const nobodyWaits = 'Aucune pression n’attend.'
const press = (what: string) => ({ type: 'press', press: what }) as const

/** What was done before, and these for what was pressed. */
const did = ({ done, press, hasLetDown }: BootstrapState, ...what: readonly string[]) => [
  ...done,
  ...what.map((type) => ({ type, press, milliseconds: hasLetDown ? 3000 : 12_000 })),
]
const givenUp = (state: BootstrapState) => ({
  press: null,
  hasLetDown: true,
  done: did(state, 'endWait', 'sayMissing', 'letGo'),
})

const initial: BootstrapState = {
  phase: 'dormant',
  press: null,
  hasLetDown: false,
  done: [],
}

export const bootstrapSpec = specify({ machine: bootstrapMachine, initial })({
  name: 'bootstrap',
  rules: {
    start: {
      from: { phase: ['dormant', 'missing'] },
      says: 'Décision : l’application vient quand la page est au repos, ou au premier geste, et au premier après un échec.',
      gives: (state) => ({ phase: 'coming', done: did(state, 'load') }),
      otherwise: 'L’application vient déjà, ou elle est là.',
    },
    press: [
      {
        from: { phase: ['dormant', 'missing'] },
        says: 'Décision : une pression attend l’application et la fait venir, 12 s au plus, 3 s après un échec.',
        gives: (state, { press }) => ({
          phase: 'coming',
          press,
          done: did({ ...state, press, done: did(state, 'sayNothing') }, 'wait', 'load'),
        }),
      },
      {
        from: { phase: 'coming' },
        says: 'Décision : une pression pendant que l’application vient l’attend aussi ; la dernière compte, elle remplace celle qui attendait.',
        gives: (state, { press }) => ({
          press,
          done: did({ ...state, press, done: did(state, 'endWait', 'sayNothing') }, 'wait'),
        }),
      },
      { ignoredBecause: 'L’application répond elle-même.' },
    ],
    'application.ready': {
      from: { phase: 'coming' },
      says: 'Décision : l’application venue retire ce qui a été dit d’elle, et refait ce qui a été pressé.',
      gives: (state) => ({
        phase: 'ready',
        press: null,
        done: did(state, 'endWait', 'sayNothing', 'repeat'),
      }),
      otherwise: unasked,
    },
    'application.failed': [
      {
        from: { phase: 'coming', press: null },
        says: 'Décision : un échec que personne n’attend ne se dit pas.',
        gives: { phase: 'missing', hasLetDown: true },
      },
      {
        from: waitedFor,
        says: 'Décision : sans l’application le document répond à la pression, et le dit.',
        gives: (state) => ({ ...givenUp(state), phase: 'missing' }),
        otherwise: unasked,
      },
    ],
    'wait.slow': {
      from: waitedFor,
      says: 'Décision : une pression qui attend depuis 4 s l’apprend.',
      gives: (state) => ({ done: did(state, 'saySlow') }),
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
    press('menu'),
    press('assistant'),
    'application.ready',
    'application.failed',
    'wait.slow',
    'wait.over',
  ],
  bounds: ['two controls that can be pressed'],
  see: ({ phase, done }) => ({ phase, done }),
  observe: ({ value }, { emitted }) => ({ phase: value, done: emitted }),
  scenarios: {
    'after a wait in vain the next press waits for less': [
      [press('menu'), 'wait.over', press('menu')],
    ],
  },
})
