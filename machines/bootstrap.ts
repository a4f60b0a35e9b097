/**
 * The start of the application. A click that needs the application is pending until it is loaded. A later click
 * replaces the pending one. If loading fails or takes too long, the document responds to the click as it would
 * without JavaScript. This code runs before XState is loaded, so `bootstrap` interprets the chart in the
 * browser. XState interprets it only in tests and tools.
 */

export type BootstrapContext<Click> = {
  /** The pending click, which waits for the application. */
  click: Click | null
  /** Whether loading has failed or timed out before. A click then waits for a shorter time. */
  hasFailed: boolean
}

export type BootstrapEvent<Click> =
  | { type: 'start' }
  | { type: 'click'; click: Click }
  | { type: 'application.ready' }
  | { type: 'application.failed' }
  /** The click has been pending for `delays.slow`. */
  | { type: 'wait.slow' }
  /** The duration of the `wait` effect is over, and the click is still pending. */
  | { type: 'wait.over' }

/**
 * Side effects for the caller. `load` loads and starts the application. `wait` marks the clicked control
 * as busy for at most `milliseconds`, and `endWait` removes the mark. `repeat` repeats the click.
 * `fallBack` lets the document respond to the click. The other effects show one of two messages, or hide
 * both.
 */
type EffectName =
  | 'load'
  | 'wait'
  | 'endWait'
  | 'repeat'
  | 'fallBack'
  | 'showSlow'
  | 'showFailed'
  | 'hideMessages'
export type BootstrapEffect<Click> = {
  type: EffectName
  click: Click | null
  milliseconds: number
}

/**
 * Delays after a click, in milliseconds. The document responds to a click that is still pending after
 * `initial`, or after `retry` if loading has failed or timed out before. `retry` is below 5 s, because Chrome
 * and Firefox treat an action as user-initiated for 5 s after a click.
 */
export const delays = { slow: 4000, initial: 12_000, retry: 3000 } as const

/** Transitions that load the application, for the first time or after a failure. */
const startTransitions = {
  start: { target: 'loading', actions: ['load'] },
  click: { target: 'waiting', actions: ['hideMessages', 'queue', 'wait', 'load'] },
} as const
const queueClick = ['endWait', 'hideMessages', 'queue', 'wait'] as const
const becomeReady = {
  target: 'ready',
  actions: ['endWait', 'hideMessages', 'repeat'],
} as const
const giveUp = ['endWait', 'showFailed', 'fallBack', 'dequeue', 'rememberFailure'] as const

export const bootstrapChart = {
  id: 'bootstrap',
  initial: 'dormant',
  states: {
    dormant: { on: startTransitions },
    /** The application is loading, and no click is pending. */
    loading: {
      on: {
        click: { target: 'waiting', actions: queueClick },
        'application.ready': becomeReady,
        'application.failed': { target: 'failed', actions: ['rememberFailure'] },
      },
    },
    /** The application is loading, and a click is pending. */
    waiting: {
      on: {
        click: { actions: queueClick },
        'application.ready': becomeReady,
        'application.failed': { target: 'failed', actions: giveUp },
        'wait.slow': { actions: ['showSlow'] },
        'wait.over': { target: 'loading', actions: giveUp },
      },
    },
    ready: { on: {} },
    failed: { on: startTransitions },
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
type Transition = { readonly target?: Phase; readonly actions: readonly ActionName[] }

export function applyAction<Click>(
  name: ActionName,
  context: BootstrapContext<Click>,
  event: BootstrapEvent<Click>,
): readonly [BootstrapContext<Click>, BootstrapEffect<Click>?] {
  const { click, hasFailed } = context
  if (name === 'queue')
    return [event.type === 'click' ? { ...context, click: event.click } : context]
  if (name === 'dequeue') return [{ ...context, click: null }]
  if (name === 'rememberFailure') return [{ ...context, hasFailed: true }]
  const milliseconds = hasFailed ? delays.retry : delays.initial
  return [context, { type: name, click, milliseconds }]
}

/** Returns the next state, and the side effects in the order in which to run them. */
export function bootstrap<Click>(
  state: Bootstrap<Click>,
  event: BootstrapEvent<Click>,
): readonly [Bootstrap<Click>, readonly BootstrapEffect<Click>[]] {
  const on: Partial<Record<string, Transition>> = bootstrapChart.states[state.phase].on
  const transition = on[event.type]
  if (transition === undefined) return [state, []]
  let context: BootstrapContext<Click> = state
  const effects: BootstrapEffect<Click>[] = []
  for (const name of transition.actions) {
    const [next, effect] = applyAction(name, context, event)
    context = next
    if (effect) effects.push(effect)
  }
  return [{ ...context, phase: transition.target ?? state.phase }, effects]
}
