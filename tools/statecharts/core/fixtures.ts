import { assign, sendTo, setup, spawnChild, stopChild } from 'xstate'
import type { SpecState } from './oracle.ts'
import { specify } from './spec.ts'

const childMachine = setup({
  types: { events: {} as { type: 'bell.ring' } },
}).createMachine({
  id: 'bell',
  initial: 'silent',
  states: {
    silent: { on: { 'bell.ring': 'ringing' } },
    ringing: { after: { 300: 'silent' } },
  },
})

const houseMachine = setup({
  types: {
    context: {} as { nights: number },
    events: {} as { type: 'door.press' | 'lamp.press' | 'night.fall' },
    children: {} as { bell: 'bell' },
  },
  actors: { bell: childMachine },
  guards: { isTired: ({ context }) => context.nights === 2 },
  actions: { countNight: assign({ nights: ({ context }) => context.nights + 1 }) },
}).createMachine({
  id: 'house',
  context: { nights: 0 },
  type: 'parallel',
  entry: spawnChild('bell', { id: 'bell' }),
  states: {
    rest: {
      initial: 'awake',
      states: {
        awake: {
          on: {
            'door.press': { actions: sendTo('bell', { type: 'bell.ring' }) },
            'night.fall': { target: 'dimming', actions: 'countNight' },
          },
        },
        dimming: {
          always: [{ guard: 'isTired', target: 'asleep' }, { target: 'awake' }],
        },
        asleep: { entry: stopChild('bell') },
      },
    },
    lamp: {
      initial: 'off',
      states: {
        off: { on: { 'lamp.press': 'on' } },
        on: { on: { 'lamp.press': 'off', 'night.fall': 'off' } },
      },
    },
  },
})

/** Two regions that share an event, a transient state, and a spawned child with its own timer. */
export const houseSpec = specify(houseMachine)<SpecState>({
  name: 'house',
  initial: {},
  rules: {},
  events: ['door.press', 'lamp.press', 'night.fall'],
  observe: () => ({}),
})
