/**
 * The start of the application, and the press that waits for it. A pure transition function: it
 * runs before XState is there. The document works by itself; the application comes with the first
 * gesture, and what is pressed meanwhile is done once it is here, or without it.
 */

/** `dormant`: nobody has touched the page. `missing`: it could not be had; the next press asks again. */
export type Phase = 'dormant' | 'coming' | 'ready' | 'missing'

export type Bootstrap<Press> = {
  phase: Phase
  /** What was pressed and waits for the application. */
  press: Press | null
  /** An application that could not be had, or not in time, is waited for less. */
  hasLetDown: boolean
}

export type BootstrapEvent<Press> =
  /** The page is loaded and the browser idle. */
  | { type: 'page.quiet' }
  | { type: 'gesture' }
  | { type: 'press'; press: Press }
  | { type: 'application.ready' }
  | { type: 'application.failed' }
  /** The press has waited for `delays.slow`. */
  | { type: 'wait.slow' }
  /** The press has waited for as long as its `wait` effect said. */
  | { type: 'wait.over' }

export type BootstrapEffect<Press> =
  /** Fetch the application without running it. */
  | { type: 'fetch' }
  /** Fetch and run it. */
  | { type: 'load' }
  /** Show that the press waits, for this many milliseconds at most. */
  | { type: 'wait'; press: Press; milliseconds: number }
  /** The press waits no more. */
  | { type: 'endWait'; press: Press }
  | { type: 'saySlow' }
  /** Do the press again: the application answers it now. */
  | { type: 'repeat'; press: Press }
  /** Let the document answer the press by itself. */
  | { type: 'letGo'; press: Press }
  | { type: 'sayMissing' }
  | { type: 'sayNothing' }

/** In milliseconds. `again` leaves the browser the time in which it still opens a mail program. */
export const delays = { slow: 4000, first: 12_000, again: 3000 } as const

export const dormant: Bootstrap<never> = {
  phase: 'dormant',
  press: null,
  hasLetDown: false,
}

type Step<Press> = readonly [Bootstrap<Press>, readonly BootstrapEffect<Press>[]]

const asleep: readonly Phase[] = ['dormant', 'missing']

/** The phases in which an event means something; in all others it is ignored. */
const heard: Record<BootstrapEvent<unknown>['type'], readonly Phase[]> = {
  'page.quiet': ['dormant'],
  gesture: asleep,
  press: [...asleep, 'coming'],
  'application.ready': ['coming'],
  'application.failed': ['coming'],
  'wait.slow': ['coming'],
  'wait.over': ['coming'],
}

/** What the start becomes, and what is to be done, in this order. */
export function bootstrap<Press>(
  state: Bootstrap<Press>,
  event: BootstrapEvent<Press>,
): Step<Press> {
  const isWaiting = state.press !== null
  if (!heard[event.type].includes(state.phase)) return [state, []]
  switch (event.type) {
    case 'page.quiet':
      return [state, [{ type: 'fetch' }]]
    case 'gesture':
      return [{ ...state, phase: 'coming' }, [{ type: 'load' }]]
    case 'press':
      return hold(state, event.press)
    case 'application.ready':
      return answer(state)
    case 'application.failed':
      return giveUp(state, 'missing')
    case 'wait.slow':
      return [state, isWaiting ? [{ type: 'saySlow' }] : []]
    case 'wait.over':
      return isWaiting ? giveUp(state, 'coming') : [state, []]
  }
}

/** The last press counts: it takes the place of the one before. */
function hold<Press>(state: Bootstrap<Press>, press: Press): Step<Press> {
  const milliseconds = state.hasLetDown ? delays.again : delays.first
  return [
    { ...state, phase: 'coming', press },
    [
      ...endWait(state),
      { type: 'sayNothing' },
      { type: 'wait', press, milliseconds },
      ...(asleep.includes(state.phase) ? [{ type: 'load' } as const] : []),
    ],
  ]
}

function answer<Press>(state: Bootstrap<Press>): Step<Press> {
  const { press } = state
  return [
    { ...state, phase: 'ready', press: null },
    [
      ...endWait(state),
      { type: 'sayNothing' },
      ...(press === null ? [] : [{ type: 'repeat', press } as const]),
    ],
  ]
}

function giveUp<Press>(state: Bootstrap<Press>, phase: Phase): Step<Press> {
  const { press } = state
  return [
    { phase, press: null, hasLetDown: true },
    press === null
      ? []
      : [...endWait(state), { type: 'sayMissing' }, { type: 'letGo', press }],
  ]
}

function endWait<Press>({ press }: Bootstrap<Press>): readonly BootstrapEffect<Press>[] {
  return press === null ? [] : [{ type: 'endWait', press }]
}
