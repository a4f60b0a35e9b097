/**
 * The start of the application, and the click that waits for it. The document works by itself; the
 * application comes once the page is quiet, or with the first user event, and what is clicked
 * meanwhile is done once it is here, or without it. It runs before XState is there: the chart is
 * data that XState reads in the tests, and `bootstrap` interprets the little of it that it uses.
 */

export type BootstrapContext<Click> = {
  /** What was clicked and waits for the application. */
  click: Click | null
  /** An application that could not be had, or not in time, is waited for less. */
  hasFailed: boolean
}

export type BootstrapEvent<Click> =
  /** The page is quiet, or somebody touches it. */
  | { type: 'start' }
  | { type: 'click'; click: Click }
  | { type: 'application.ready' }
  | { type: 'application.failed' }
  /** The click has waited for `delays.slow`. */
  | { type: 'wait.slow' }
  /** The click has waited for as long as its `wait` effect said. */
  | { type: 'wait.over' }

/**
 * What is to be done outside. `load` fetches and runs the application; `wait` shows that the click
 * waits, for so many milliseconds at most, and `endWait` that it does no more; `repeat` does it
 * again, `fallBack` leaves it to the document; the others show a sentence of the document, or none.
 */
type EffectName =
  | 'load'
  | 'wait'
  | 'endWait'
  | 'repeat'
  | 'fallBack'
  | 'saySlow'
  | 'sayMissing'
  | 'sayNothing'
export type BootstrapEffect<Click> = {
  type: EffectName
  click: Click | null
  milliseconds: number
}

/** In milliseconds. `again` leaves the browser the time in which it still opens a mail program. */
export const delays = { slow: 4000, first: 12_000, again: 3000 } as const

/** What brings the application, for the first time or after a failure. */
const arrivals = {
  start: { target: 'coming', actions: ['load'] },
  click: { target: 'coming', actions: ['sayNothing', 'queue', 'wait', 'load'] },
} as const
const giveUp = ['endWait', 'sayMissing', 'fallBack', 'dequeue', 'rememberFailure'] as const

export const bootstrapChart = {
  id: 'bootstrap',
  initial: 'dormant',
  states: {
    dormant: { on: arrivals },
    coming: {
      on: {
        click: { actions: ['endWait', 'sayNothing', 'queue', 'wait'] },
        'application.ready': {
          target: 'ready',
          actions: ['endWait', 'sayNothing', 'repeat'],
        },
        'application.failed': [
          { guard: 'isWaiting', target: 'missing', actions: giveUp },
          { target: 'missing', actions: ['rememberFailure'] },
        ],
        'wait.slow': { guard: 'isWaiting', actions: ['saySlow'] },
        'wait.over': { guard: 'isWaiting', actions: giveUp },
      },
    },
    ready: { on: {} },
    missing: { on: arrivals },
  },
} as const

type Phase = keyof (typeof bootstrapChart)['states']

export type Bootstrap<Click> = BootstrapContext<Click> & { phase: Phase }

export const dormant: Bootstrap<never> = {
  phase: bootstrapChart.initial,
  click: null,
  hasFailed: false,
}

export type ActionName = EffectName | 'queue' | 'dequeue' | 'rememberFailure'
type Branch = {
  readonly guard?: 'isWaiting'
  readonly target?: Phase
  readonly actions: readonly ActionName[]
}

export function isWaiting({ click }: BootstrapContext<unknown>): boolean {
  return click !== null
}

/** What an action makes of the context, and the effect that it asks for, if any. */
export function act<Click>(
  name: ActionName,
  context: BootstrapContext<Click>,
  event: BootstrapEvent<Click>,
): readonly [BootstrapContext<Click>, BootstrapEffect<Click>?] {
  const { click, hasFailed } = context
  if (name === 'queue')
    return [event.type === 'click' ? { ...context, click: event.click } : context]
  if (name === 'dequeue') return [{ ...context, click: null }]
  if (name === 'rememberFailure') return [{ ...context, hasFailed: true }]
  const milliseconds = hasFailed ? delays.again : delays.first
  return [context, { type: name, click, milliseconds }]
}

/** What the start becomes, and what is to be done, in this order. */
export function bootstrap<Click>(
  state: Bootstrap<Click>,
  event: BootstrapEvent<Click>,
): readonly [Bootstrap<Click>, readonly BootstrapEffect<Click>[]] {
  const on: Partial<Record<string, Branch | readonly Branch[]>> =
    bootstrapChart.states[state.phase].on
  const branch = [on[event.type] ?? []]
    .flat()
    .find(({ guard }) => guard === undefined || isWaiting(state))
  if (branch === undefined) return [state, []]
  let context: BootstrapContext<Click> = state
  const effects: BootstrapEffect<Click>[] = []
  for (const name of branch.actions) {
    const [next, effect] = act(name, context, event)
    context = next
    if (effect) effects.push(effect)
  }
  return [{ ...context, phase: branch.target ?? state.phase }, effects]
}
