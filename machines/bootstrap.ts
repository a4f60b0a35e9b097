/**
 * The start of the application, and the press that waits for it. The document works by itself; the
 * application comes once the page is quiet, or with the first gesture, and what is pressed
 * meanwhile is done once it is here, or without it. It runs before XState is there: the chart is
 * data that XState reads in the tests, and `bootstrap` interprets the little of it that it uses.
 */

export type BootstrapContext<Press> = {
  /** What was pressed and waits for the application. */
  press: Press | null
  /** An application that could not be had, or not in time, is waited for less. */
  hasLetDown: boolean
}

export type BootstrapEvent<Press> =
  /** The page is quiet, or somebody touches it. */
  | { type: 'start' }
  | { type: 'press'; press: Press }
  | { type: 'application.ready' }
  | { type: 'application.failed' }
  /** The press has waited for `delays.slow`. */
  | { type: 'wait.slow' }
  /** The press has waited for as long as its `wait` effect said. */
  | { type: 'wait.over' }

/**
 * What is to be done outside. `load` fetches and runs the application; `wait` shows that the press
 * waits, for so many milliseconds at most, and `endWait` that it does no more; `repeat` does it
 * again, `letGo` leaves it to the document; the others show a sentence of the document, or none.
 */
type EffectName =
  | 'load'
  | 'wait'
  | 'endWait'
  | 'repeat'
  | 'letGo'
  | 'saySlow'
  | 'sayMissing'
  | 'sayNothing'
export type BootstrapEffect<Press> = {
  type: EffectName
  press: Press | null
  milliseconds: number
}

/** In milliseconds. `again` leaves the browser the time in which it still opens a mail program. */
export const delays = { slow: 4000, first: 12_000, again: 3000 } as const

/** What brings the application, for the first time or after a failure. */
const arrivals = {
  start: { target: 'coming', actions: ['load'] },
  press: { target: 'coming', actions: ['sayNothing', 'hold', 'wait', 'load'] },
} as const
const giveUp = ['endWait', 'sayMissing', 'letGo', 'release', 'rememberFailure'] as const

export const bootstrapChart = {
  id: 'bootstrap',
  initial: 'dormant',
  states: {
    dormant: { on: arrivals },
    coming: {
      on: {
        press: { actions: ['endWait', 'sayNothing', 'hold', 'wait'] },
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

export type Bootstrap<Press> = BootstrapContext<Press> & { phase: Phase }

export const dormant: Bootstrap<never> = {
  phase: bootstrapChart.initial,
  press: null,
  hasLetDown: false,
}

export type ActionName = EffectName | 'hold' | 'release' | 'rememberFailure'
type Branch = {
  readonly guard?: 'isWaiting'
  readonly target?: Phase
  readonly actions: readonly ActionName[]
}

export function isWaiting({ press }: BootstrapContext<unknown>): boolean {
  return press !== null
}

/** What an action makes of the context, and the effect that it asks for, if any. */
export function act<Press>(
  name: ActionName,
  context: BootstrapContext<Press>,
  event: BootstrapEvent<Press>,
): readonly [BootstrapContext<Press>, BootstrapEffect<Press>?] {
  const { press, hasLetDown } = context
  if (name === 'hold')
    return [event.type === 'press' ? { ...context, press: event.press } : context]
  if (name === 'release') return [{ ...context, press: null }]
  if (name === 'rememberFailure') return [{ ...context, hasLetDown: true }]
  const milliseconds = hasLetDown ? delays.again : delays.first
  return [context, { type: name, press, milliseconds }]
}

/** What the start becomes, and what is to be done, in this order. */
export function bootstrap<Press>(
  state: Bootstrap<Press>,
  event: BootstrapEvent<Press>,
): readonly [Bootstrap<Press>, readonly BootstrapEffect<Press>[]] {
  const on: Partial<Record<string, Branch | readonly Branch[]>> =
    bootstrapChart.states[state.phase].on
  const branch = [on[event.type] ?? []]
    .flat()
    .find(({ guard }) => guard === undefined || isWaiting(state))
  if (branch === undefined) return [state, []]
  let context: BootstrapContext<Press> = state
  const effects: BootstrapEffect<Press>[] = []
  for (const name of branch.actions) {
    const [next, effect] = act(name, context, event)
    context = next
    if (effect) effects.push(effect)
  }
  return [{ ...context, phase: branch.target ?? state.phase }, effects]
}
