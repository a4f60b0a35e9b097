import { expect, test } from 'vitest'
import {
  bootstrap,
  type Bootstrap,
  type BootstrapEffect,
  type BootstrapEvent,
  dormant,
} from '#machines/bootstrap.ts'

type State = Bootstrap<string>
type Event = BootstrapEvent<string>

/** The specification's reading, apart from the machine: in all other cases nothing happens. */
type Rule = {
  statement: string
  from: readonly State['phase'][]
  /** Whether a press waits; either when absent. */
  waits?: boolean
  when: Event['type']
  gives: (state: State) => {
    phase?: State['phase']
    press?: string | null
    letDown?: true
    does: readonly string[]
  }
}

const waiting = ({ press }: State) => press ?? 'nothing'

const rules: readonly Rule[] = [
  {
    statement: 'A quiet page that nobody has touched fetches ahead.',
    from: ['dormant'],
    when: 'page.quiet',
    gives: () => ({ does: ['fetch'] }),
  },
  {
    statement: 'The first gesture brings the application, and the next after a failure.',
    from: ['dormant', 'missing'],
    when: 'gesture',
    gives: () => ({ phase: 'coming', does: ['load'] }),
  },
  {
    statement: 'A press waits for the application, and brings it: 12 s, then 3 s.',
    from: ['dormant', 'missing'],
    when: 'press',
    gives: ({ hasLetDown }) => ({
      phase: 'coming',
      press: 'B',
      does: ['sayNothing', `wait B ${hasLetDown ? 3000 : 12_000}`, 'load'],
    }),
  },
  {
    statement: 'The first press while the application comes waits for it.',
    from: ['coming'],
    waits: false,
    when: 'press',
    gives: ({ hasLetDown }) => ({
      press: 'B',
      does: ['sayNothing', `wait B ${hasLetDown ? 3000 : 12_000}`],
    }),
  },
  {
    statement: 'Another press takes its place.',
    from: ['coming'],
    waits: true,
    when: 'press',
    gives: ({ hasLetDown }) => ({
      press: 'B',
      does: ['endWait A', 'sayNothing', `wait B ${hasLetDown ? 3000 : 12_000}`],
    }),
  },
  {
    statement: 'The application that is here does again what was pressed.',
    from: ['coming'],
    waits: true,
    when: 'application.ready',
    gives: () => ({
      phase: 'ready',
      press: null,
      does: ['endWait A', 'sayNothing', 'repeat A'],
    }),
  },
  {
    statement: 'The application that is here takes back what was said of it.',
    from: ['coming'],
    waits: false,
    when: 'application.ready',
    gives: () => ({ phase: 'ready', does: ['sayNothing'] }),
  },
  {
    statement: 'Without the application the document answers the press, and says so.',
    from: ['coming'],
    waits: true,
    when: 'application.failed',
    gives: (state) => ({
      phase: 'missing',
      press: null,
      letDown: true,
      does: ['endWait A', 'sayMissing', `letGo ${waiting(state)}`],
    }),
  },
  {
    statement: 'An application that fails before anything is pressed is not spoken of.',
    from: ['coming'],
    waits: false,
    when: 'application.failed',
    gives: () => ({ phase: 'missing', letDown: true, does: [] }),
  },
  {
    statement: 'A press that waits for long is told that it waits.',
    from: ['coming'],
    waits: true,
    when: 'wait.slow',
    gives: () => ({ does: ['saySlow'] }),
  },
  {
    statement: 'A press is given up in time; the application may still come.',
    from: ['coming'],
    waits: true,
    when: 'wait.over',
    gives: () => ({
      press: null,
      letDown: true,
      does: ['endWait A', 'sayMissing', 'letGo A'],
    }),
  },
]

const told = (effect: BootstrapEffect<string>) =>
  [
    effect.type,
    'press' in effect ? effect.press : '',
    'milliseconds' in effect ? effect.milliseconds : '',
  ]
    .join(' ')
    .trim()

const states: readonly State[] = (
  ['dormant', 'coming', 'ready', 'missing'] as const
).flatMap((phase) =>
  [null, 'A'].flatMap((press) =>
    [false, true].map((hasLetDown) => ({ phase, press, hasLetDown })),
  ),
)
/** Nothing waits but for an application that is on its way. */
const possible = states.filter(({ phase, press }) => press === null || phase === 'coming')
const events: readonly Event[] = [
  { type: 'page.quiet' },
  { type: 'gesture' },
  { type: 'press', press: 'B' },
  { type: 'application.ready' },
  { type: 'application.failed' },
  { type: 'wait.slow' },
  { type: 'wait.over' },
]
const cases = possible.flatMap((state) => events.map((event) => ({ state, event })))

const applies = (rule: Rule, state: State, event: Event) =>
  rule.when === event.type &&
  rule.from.includes(state.phase) &&
  (rule.waits ?? state.press !== null) === (state.press !== null)

test.each(cases)(
  'F39 $state.phase, waiting: $state.press, $event.type',
  ({ state, event }) => {
    const [rule, ...others] = rules.filter((one) => applies(one, state, event))
    expect(others).toEqual([])
    const given = rule?.gives(state)
    const [next, effects] = bootstrap(state, event)
    expect(effects.map(told)).toEqual(given?.does ?? [])
    expect(next).toEqual({
      phase: given?.phase ?? state.phase,
      press: given?.press === undefined ? state.press : given.press,
      hasLetDown: given?.letDown ?? state.hasLetDown,
    })
  },
)

test('F39 every rule applies somewhere', () => {
  const idle = rules.filter(
    (rule) => !cases.some(({ state, event }) => applies(rule, state, event)),
  )
  expect(idle).toEqual([])
})

test('F39 all that can happen from the beginning is among those cases', () => {
  const reached = new Map<string, State>([[JSON.stringify(dormant), dormant]])
  for (const state of reached.values())
    for (const event of [...events, { type: 'press', press: 'A' } as const]) {
      const [next] = bootstrap(state, event)
      reached.set(JSON.stringify(next), next)
    }
  const known = new Set(
    possible.flatMap((state) => [
      JSON.stringify(state),
      JSON.stringify({ ...state, press: state.press && 'B' }),
    ]),
  )
  expect([...reached.keys()].filter((state) => !known.has(state))).toEqual([])
})
