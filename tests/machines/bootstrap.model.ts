import { setup } from 'xstate'
import {
  act,
  type ActionName,
  bootstrapChart,
  type BootstrapContext,
  type BootstrapEffect,
  type BootstrapEvent,
  isWaiting,
} from '#machines/bootstrap.ts'
import type { Model } from 'statecharts'
import {
  bootstrapOracle,
  type BootstrapState,
  type BootstrapView,
} from './bootstrap.rules.ts'
import { scenario } from './scenario.ts'

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
  fetch: asXState('fetch'),
  load: asXState('load'),
  saySlow: asXState('saySlow'),
  sayMissing: asXState('sayMissing'),
  sayNothing: asXState('sayNothing'),
} satisfies Record<ActionName, unknown>

/** The chart that ships, as XState reads it. */
export const bootstrapMachine = start
  .extend({ actions })
  .createMachine({ ...bootstrapChart, context: { press: null, hasLetDown: false } })

function describeEffect(effect: { readonly type: string }): string {
  const press = 'press' in effect ? ` ${String(effect.press)}` : ''
  return `${effect.type}${press}${'milliseconds' in effect ? ` ${String(effect.milliseconds)}` : ''}`
}

export const bootstrapModel = {
  ...bootstrapOracle,
  name: 'bootstrap',
  scenarios: [
    scenario(
      'after a wait in vain the next press waits for less',
      'press {"press":"menu"}',
      'wait.over',
      'press {"press":"menu"}',
    ),
  ],
  machine: bootstrapMachine,
  events: () => [
    { type: 'page.quiet' },
    { type: 'gesture' },
    { type: 'press', press: 'menu' },
    { type: 'press', press: 'assistant' },
    { type: 'application.ready' },
    { type: 'application.failed' },
    { type: 'wait.slow' },
    { type: 'wait.over' },
  ],
  bounds: ['two controls that can be pressed'],
  abstract: ({ value, context }) => JSON.stringify([value, context]),
  observe: ({ value }, { emitted }) => ({
    phase: value,
    done: emitted.map(describeEffect),
  }),
} satisfies Model<typeof bootstrapMachine, BootstrapState, BootstrapView>
