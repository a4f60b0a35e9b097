import { setup } from 'xstate'
import { specify } from 'statecharts'
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
  readonly isWaiting: boolean
  readonly hasLetDown: boolean
  /** What was done, oldest first. */
  readonly done: readonly string[]
}

type BootstrapView = Pick<BootstrapState, 'phase' | 'done'>

type StartContext = BootstrapContext<string>
type StartEvent = BootstrapEvent<string>

const start = setup({
  types: {
    context: {} as StartContext,
    events: {} as StartEvent,
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

const nothing = { press: null, isWaiting: false }
const waitOf = ({ hasLetDown }: BootstrapState) => (hasLetDown ? 3000 : 12_000)

function describeEffect(effect: { readonly type: string }): string {
  const press = 'press' in effect ? ` ${String(effect.press)}` : ''
  return `${effect.type}${press}${'milliseconds' in effect ? ` ${String(effect.milliseconds)}` : ''}`
}

export const bootstrapSpec = specify(bootstrapMachine)<BootstrapState, BootstrapView>({
  name: 'bootstrap',
  initial: { phase: 'dormant', ...nothing, hasLetDown: false, done: [] },
  rules: {
    start: [
      {
        from: { phase: ['dormant', 'missing'] },
        says: 'Décision : l’application vient quand la page est au repos, ou au premier geste, et au premier après un échec.',
        gives: ({ done }) => ({ phase: 'coming', done: [...done, 'load'] }),
      },
      {
        from: { phase: ['coming', 'ready'] },
        ignoredBecause: 'L’application vient déjà, ou elle est là.',
      },
    ],
    press: [
      {
        from: { phase: ['dormant', 'missing'] },
        says: 'Décision : une pression attend l’application et la fait venir, 12 s au plus, 3 s après un échec.',
        gives: (state, { press }) => ({
          phase: 'coming',
          press,
          isWaiting: true,
          done: [...state.done, 'sayNothing', `wait ${press} ${waitOf(state)}`, 'load'],
        }),
      },
      {
        from: { phase: 'coming', isWaiting: false },
        says: 'Décision : une pression pendant que l’application vient l’attend aussi.',
        gives: (state, { press }) => ({
          press,
          isWaiting: true,
          done: [...state.done, 'sayNothing', `wait ${press} ${waitOf(state)}`],
        }),
      },
      {
        from: { phase: 'coming', isWaiting: true },
        says: 'Décision : la dernière pression compte, elle remplace celle qui attendait.',
        gives: (state, { press }) => ({
          press,
          done: [
            ...state.done,
            `endWait ${state.press}`,
            'sayNothing',
            `wait ${press} ${waitOf(state)}`,
          ],
        }),
      },
      { from: { phase: 'ready' }, ignoredBecause: 'L’application répond elle-même.' },
    ],
    'application.ready': [
      {
        from: { phase: 'coming', isWaiting: false },
        says: 'Décision : l’application venue retire ce qui a été dit d’elle.',
        gives: ({ done }) => ({ phase: 'ready', done: [...done, 'sayNothing'] }),
      },
      {
        from: { phase: 'coming', isWaiting: true },
        says: 'Décision : l’application venue refait ce qui a été pressé.',
        gives: ({ done, press }) => ({
          ...nothing,
          phase: 'ready',
          done: [...done, `endWait ${press}`, 'sayNothing', `repeat ${press}`],
        }),
      },
      {
        from: { phase: ['dormant', 'ready', 'missing'] },
        ignoredBecause: 'Rien n’a été demandé, ou la réponse est connue.',
      },
    ],
    'application.failed': [
      {
        from: { phase: 'coming', isWaiting: false },
        says: 'Décision : un échec que personne n’attend ne se dit pas.',
        gives: () => ({ phase: 'missing', hasLetDown: true }),
      },
      {
        from: { phase: 'coming', isWaiting: true },
        says: 'Décision : sans l’application le document répond à la pression, et le dit.',
        gives: ({ done, press }) => ({
          ...nothing,
          phase: 'missing',
          hasLetDown: true,
          done: [...done, `endWait ${press}`, 'sayMissing', `letGo ${press}`],
        }),
      },
      {
        from: { phase: ['dormant', 'ready', 'missing'] },
        ignoredBecause: 'Rien n’a été demandé, ou la réponse est connue.',
      },
    ],
    'wait.slow': [
      {
        from: { phase: 'coming', isWaiting: true },
        says: 'Décision : une pression qui attend depuis 4 s l’apprend.',
        gives: ({ done }) => ({ done: [...done, 'saySlow'] }),
      },
      { from: { isWaiting: false }, ignoredBecause: 'Aucune pression n’attend.' },
    ],
    'wait.over': [
      {
        from: { phase: 'coming', isWaiting: true },
        says: 'Décision : une pression est abandonnée à temps ; l’application peut encore venir.',
        gives: ({ done, press }) => ({
          ...nothing,
          hasLetDown: true,
          done: [...done, `endWait ${press}`, 'sayMissing', `letGo ${press}`],
        }),
      },
      { from: { isWaiting: false }, ignoredBecause: 'Aucune pression n’attend.' },
    ],
  },
  events: [
    'start',
    { type: 'press', press: 'menu' },
    { type: 'press', press: 'assistant' },
    'application.ready',
    'application.failed',
    'wait.slow',
    'wait.over',
  ],
  bounds: ['two controls that can be pressed'],
  see: ({ phase, done }) => ({ phase, done }),
  observe: ({ value }, { emitted }) => ({
    phase: value,
    done: emitted.map(describeEffect),
  }),
  scenarios: {
    'after a wait in vain the next press waits for less': [
      { type: 'press', press: 'menu' },
      'wait.over',
      { type: 'press', press: 'menu' },
    ],
  },
})
