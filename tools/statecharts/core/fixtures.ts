import { assign, sendTo, setup, spawnChild, stopChild } from 'xstate'
import type { SpecState, Timer } from './oracle.ts'
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

const noticeMachine = setup({
  types: { events: {} as { type: 'notice.show' | 'hold.end' } },
}).createMachine({
  id: 'notice',
  initial: 'hidden',
  states: {
    hidden: { on: { 'notice.show': 'shown' } },
    shown: { after: { 5000: 'fading' }, on: { 'hold.end': {} } },
    fading: { after: { 500: 'hidden' } },
  },
})

type NoticeState = { readonly screen: string; readonly timers: readonly Timer[] }

/** Chained timers, and waits that end before them. */
export const noticeSpec = specify(noticeMachine)<NoticeState>({
  name: 'notice',
  events: ['notice.show', 'hold.end'],
  waits: [2000],
  initial: { screen: 'hidden', timers: [] },
  rules: {
    'notice.show': [
      {
        from: { screen: 'hidden' },
        says: '§1: a notice is shown for 5 s',
        gives: () => ({ screen: 'shown', timers: [{ name: 'end', ms: 5000 }] }),
      },
      { ignoredBecause: 'it is there already' },
    ],
    'hold.end': { ignoredBecause: 'nothing is held' },
    'after end': {
      says: '§2: it fades',
      gives: () => ({ screen: 'fading', timers: [{ name: 'fade', ms: 500 }] }),
    },
    'after fade': {
      says: '§2: it is gone after 500 ms',
      gives: () => ({ screen: 'hidden' }),
    },
  },
  observe: ({ value }) => ({ screen: value }),
})
