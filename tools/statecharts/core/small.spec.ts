/** Small machines for what the example does not have: chained timers, regions, transient states. */
import { assign, sendTo, setup, spawnChild, stopChild } from 'xstate'
import type { Timer } from './oracle.ts'
import { specify } from './spec.ts'

type NoticeState = {
  readonly screen: 'hidden' | 'shown' | 'held' | 'fading'
  readonly left: number
  readonly timers: readonly Timer[]
}

type NoticeEvent =
  | { readonly type: 'notice.show' }
  | { readonly type: 'hold.start' }
  | { readonly type: 'hold.end' }

/** Shown for 5 s less the time spent while held, then fades for 500 ms. */
const noticeMachine = setup({
  types: {
    context: {} as { now: () => number; left: number; since: number },
    events: {} as NoticeEvent,
    input: {} as { now: () => number },
  },
  actions: {
    refill: assign({ left: 5000 }),
    startClock: assign({ since: ({ context }) => context.now() }),
    stopClock: assign({
      left: ({ context }) => context.left - (context.now() - context.since),
    }),
  },
  delays: { left: ({ context }) => context.left, fade: 500 },
}).createMachine({
  id: 'notice',
  context: ({ input }) => ({ now: input.now, left: 0, since: 0 }),
  initial: 'hidden',
  states: {
    hidden: { on: { 'notice.show': { target: 'shown', actions: 'refill' } } },
    shown: {
      entry: 'startClock',
      exit: 'stopClock',
      after: { left: 'fading' },
      on: { 'hold.start': 'held' },
    },
    held: { on: { 'hold.end': 'shown' } },
    fading: { after: { fade: 'hidden' } },
  },
})

/** Chained timers, and a delay that depends on the time already spent. */
export const noticeSpec = specify(noticeMachine)<
  NoticeState,
  { readonly screen: NoticeState['screen'] }
>({
  name: 'notice',
  input: ({ now }) => ({ now }),
  events: ['notice.show', 'hold.start', 'hold.end'],
  waits: [2000],
  same: ({ value, context }, due) => [value, context.left, due],
  initial: { screen: 'hidden', left: 0, timers: [] },
  rules: {
    'notice.show': [
      {
        from: { screen: 'hidden' },
        says: '§1: a notice is shown for 5 s',
        gives: () => ({ screen: 'shown', timers: [{ name: 'end', ms: 5000 }] }),
      },
      { ignoredBecause: 'it is there already' },
    ],
    'hold.start': [
      {
        from: { screen: 'shown' },
        says: '§2: its time stops while it is held',
        gives: ({ timers }) => ({ screen: 'held', left: timers[0]?.ms ?? 0, timers: [] }),
      },
      { ignoredBecause: 'nothing counts' },
    ],
    'hold.end': [
      {
        from: { screen: 'held' },
        says: '§2: its time goes on where it stopped',
        gives: ({ left }) => ({ screen: 'shown', timers: [{ name: 'end', ms: left }] }),
      },
      { ignoredBecause: 'nothing is held' },
    ],
    'after end': {
      from: { screen: 'shown' },
      says: '§3: it fades',
      gives: () => ({ screen: 'fading', timers: [{ name: 'fade', ms: 500 }] }),
    },
    'after fade': {
      from: { screen: 'fading' },
      says: '§3: it is gone after 500 ms',
      gives: () => ({ screen: 'hidden' }),
    },
  },
  see: ({ screen }) => ({ screen }),
  observe: ({ value }) => ({ screen: value }),
})

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

type HouseState = {
  readonly isAwake: boolean
  readonly nights: number
  readonly isRinging: boolean
  readonly isLit: boolean
  readonly timers: readonly Timer[]
}

/** Two regions that share an event, a transient state, and a spawned child with its own timer. */
export const houseSpec = specify(houseMachine)<HouseState, unknown>({
  name: 'house',
  events: ['door.press', 'lamp.press', 'night.fall'],
  same: ({ value, context, children }, due) => [
    value,
    context.nights,
    children.bell?.getSnapshot().value,
    due,
  ],
  initial: { isAwake: true, nights: 0, isRinging: false, isLit: false, timers: [] },
  rules: {
    'door.press': [
      {
        from: { isAwake: true, isRinging: false },
        says: '§1: the bell rings for 300 ms',
        gives: () => ({ isRinging: true, timers: [{ name: 'ring', ms: 300 }] }),
      },
      { ignoredBecause: 'it rings already, or nobody is awake' },
    ],
    'after ring': {
      from: { isRinging: true },
      says: '§1: the bell rings for 300 ms',
      gives: () => ({ isRinging: false }),
    },
    'lamp.press': {
      says: '§1: a button for the lamp',
      gives: ({ isLit }) => ({ isLit: !isLit }),
    },
    'night.fall': [
      {
        from: { isAwake: true, nights: 0 },
        says: '§2: one night awake, in the dark',
        gives: () => ({ nights: 1, isLit: false }),
      },
      {
        from: { isAwake: true, nights: 1 },
        says: '§2: the second night nothing rings',
        gives: () => ({ isAwake: false, isRinging: false, isLit: false, timers: [] }),
      },
      {
        from: { isAwake: false, isLit: true },
        says: '§2: it is dark at night',
        gives: () => ({ isLit: false }),
      },
      { ignoredBecause: 'nobody is awake' },
    ],
  },
  see: ({ isAwake, isRinging, isLit }) => ({ isAwake, isRinging, isLit }),
  observe: (snapshot) => ({
    isAwake: snapshot.matches({ rest: 'awake' }),
    isRinging: snapshot.children.bell?.getSnapshot().value === 'ringing',
    isLit: snapshot.matches({ lamp: 'on' }),
  }),
  equivalent: Object.fromEntries(
    [
      'double action: rest.awake door.press[0] (inline)',
      'tell child: rest.awake door.press[0] bell bell.ring',
      'tell child: rest.dimming always[0] bell bell.ring',
    ].map((id) => [id, 'a bell that rings, or ends at once, hears no second press']),
  ),
})
