import type { Ignored, Oracle, Table } from 'statecharts'

export type BootstrapState = {
  readonly phase: 'dormant' | 'coming' | 'ready' | 'missing'
  /** What was pressed and waits. */
  readonly press: string | null
  readonly isWaiting: boolean
  readonly hasLetDown: boolean
  /** What was done, oldest first. */
  readonly done: readonly string[]
}

export type BootstrapView = {
  readonly phase: BootstrapState['phase']
  readonly done: readonly string[]
}

type Cause =
  | { readonly type: 'page.quiet' }
  | { readonly type: 'gesture' }
  | { readonly type: 'press'; readonly press: string }
  | { readonly type: 'application.ready' }
  | { readonly type: 'application.failed' }
  | { readonly type: 'wait.slow' }
  | { readonly type: 'wait.over' }

const nothing = { press: null, isWaiting: false }
const waitOf = ({ hasLetDown }: BootstrapState) => (hasLetDown ? 3000 : 12_000)

const table: Table<BootstrapState, Cause> = [
  {
    id: 'bootstrap-quiet',
    from: { phase: 'dormant' },
    when: 'page.quiet',
    gives: ({ done }) => ({ done: [...done, 'fetch'] }),
    statement:
      'Décision : une page au repos que personne n’a touchée va chercher l’application.',
  },
  {
    id: 'bootstrap-gesture',
    from: { phase: ['dormant', 'missing'] },
    when: 'gesture',
    gives: ({ done }) => ({ phase: 'coming', done: [...done, 'load'] }),
    statement:
      'Décision : le premier geste fait venir l’application, comme le premier après un échec.',
  },
  {
    id: 'bootstrap-first-press',
    from: { phase: ['dormant', 'missing'] },
    when: 'press',
    gives: (state, { press }) => ({
      phase: 'coming',
      press,
      isWaiting: true,
      done: [...state.done, 'sayNothing', `wait ${press} ${waitOf(state)}`, 'load'],
    }),
    statement:
      'Décision : une pression attend l’application et la fait venir, 12 s au plus, 3 s après un échec.',
  },
  {
    id: 'bootstrap-press-meanwhile',
    from: { phase: 'coming', isWaiting: false },
    when: 'press',
    gives: (state, { press }) => ({
      press,
      isWaiting: true,
      done: [...state.done, 'sayNothing', `wait ${press} ${waitOf(state)}`],
    }),
    statement: 'Décision : une pression pendant que l’application vient l’attend aussi.',
  },
  {
    id: 'bootstrap-another-press',
    from: { phase: 'coming', isWaiting: true },
    when: 'press',
    gives: (state, { press }) => ({
      press,
      done: [
        ...state.done,
        `endWait ${state.press}`,
        'sayNothing',
        `wait ${press} ${waitOf(state)}`,
      ],
    }),
    statement: 'Décision : la dernière pression compte, elle remplace celle qui attendait.',
  },
  {
    id: 'bootstrap-ready',
    from: { phase: 'coming', isWaiting: false },
    when: 'application.ready',
    gives: ({ done }) => ({ phase: 'ready', done: [...done, 'sayNothing'] }),
    statement: 'Décision : l’application venue retire ce qui a été dit d’elle.',
  },
  {
    id: 'bootstrap-ready-for-press',
    from: { phase: 'coming', isWaiting: true },
    when: 'application.ready',
    gives: ({ done, press }) => ({
      ...nothing,
      phase: 'ready',
      done: [...done, `endWait ${press}`, 'sayNothing', `repeat ${press}`],
    }),
    statement: 'Décision : l’application venue refait ce qui a été pressé.',
  },
  {
    id: 'bootstrap-failed',
    from: { phase: 'coming', isWaiting: false },
    when: 'application.failed',
    gives: () => ({ phase: 'missing', hasLetDown: true }),
    statement: 'Décision : un échec que personne n’attend ne se dit pas.',
  },
  {
    id: 'bootstrap-failed-for-press',
    from: { phase: 'coming', isWaiting: true },
    when: 'application.failed',
    gives: ({ done, press }) => ({
      ...nothing,
      phase: 'missing',
      hasLetDown: true,
      done: [...done, `endWait ${press}`, 'sayMissing', `letGo ${press}`],
    }),
    statement: 'Décision : sans l’application le document répond à la pression, et le dit.',
  },
  {
    id: 'bootstrap-slow',
    from: { phase: 'coming', isWaiting: true },
    when: 'wait.slow',
    gives: ({ done }) => ({ done: [...done, 'saySlow'] }),
    statement: 'Décision : une pression qui attend depuis 4 s l’apprend.',
  },
  {
    id: 'bootstrap-over',
    from: { phase: 'coming', isWaiting: true },
    when: 'wait.over',
    gives: ({ done, press }) => ({
      ...nothing,
      hasLetDown: true,
      done: [...done, `endWait ${press}`, 'sayMissing', `letGo ${press}`],
    }),
    statement:
      'Décision : une pression est abandonnée à temps ; l’application peut encore venir.',
  },
]

const ignored: readonly Ignored<BootstrapState, Cause>[] = [
  {
    from: { phase: ['coming', 'ready', 'missing'] },
    when: ['page.quiet'],
    because: 'Un geste a déjà demandé l’application.',
  },
  {
    from: { phase: ['coming', 'ready'] },
    when: ['gesture'],
    because: 'L’application vient déjà, ou elle est là.',
  },
  {
    from: { phase: 'ready' },
    when: ['press'],
    because: 'L’application répond elle-même.',
  },
  {
    from: { phase: ['dormant', 'ready', 'missing'] },
    when: ['application.ready', 'application.failed'],
    because: 'Rien n’a été demandé, ou la réponse est connue.',
  },
  {
    from: { isWaiting: false },
    when: ['wait.slow', 'wait.over'],
    because: 'Aucune pression n’attend.',
  },
]

export const bootstrapOracle: Oracle<BootstrapState, BootstrapView> = {
  initial: { phase: 'dormant', ...nothing, hasLetDown: false, done: [] },
  table,
  ignored,
  view: ({ phase, done }) => ({ phase, done }),
}
