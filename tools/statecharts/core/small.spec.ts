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

const lampsMachine = setup({
  types: { events: {} as { type: 'left.press' | 'right.press' | 'power.cut' } },
}).createMachine({
  id: 'lamps',
  type: 'parallel',
  states: {
    left: {
      initial: 'off',
      states: {
        off: { on: { 'left.press': 'on' } },
        on: { on: { 'left.press': 'off', 'power.cut': 'off' } },
      },
    },
    right: {
      initial: 'off',
      states: {
        off: { on: { 'right.press': 'on' } },
        on: { on: { 'right.press': 'off', 'power.cut': 'off' } },
      },
    },
  },
})

/** Two regions that share an event. */
export const lampsSpec = specify(lampsMachine)<{
  readonly left: 'off' | 'on'
  readonly right: 'off' | 'on'
}>({
  name: 'lamps',
  events: ['left.press', 'right.press', 'power.cut'],
  initial: { left: 'off', right: 'off' },
  rules: {
    'left.press': {
      says: '§1: a button for each lamp',
      gives: ({ left }) => ({ left: left === 'on' ? 'off' : 'on' }),
    },
    'right.press': {
      says: '§1: a button for each lamp',
      gives: ({ right }) => ({ right: right === 'on' ? 'off' : 'on' }),
    },
    'power.cut': [
      {
        if: ({ left, right }) => left === 'on' || right === 'on',
        says: '§2: a power cut ends all light',
        gives: () => ({ left: 'off', right: 'off' }),
      },
      { ignoredBecause: 'it is dark' },
    ],
  },
  observe: ({ value }) => value,
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
    events: {} as { type: 'door.press' | 'night.fall' },
    children: {} as { bell: 'bell' },
  },
  actors: { bell: childMachine },
  guards: { isTired: ({ context }) => context.nights === 2 },
  actions: { countNight: assign({ nights: ({ context }) => context.nights + 1 }) },
}).createMachine({
  id: 'house',
  context: { nights: 0 },
  initial: 'awake',
  entry: spawnChild('bell', { id: 'bell' }),
  states: {
    awake: {
      on: {
        'door.press': { actions: sendTo('bell', { type: 'bell.ring' }) },
        'night.fall': { target: 'dimming', actions: 'countNight' },
      },
    },
    dimming: { always: [{ guard: 'isTired', target: 'asleep' }, { target: 'awake' }] },
    asleep: { entry: stopChild('bell') },
  },
})

/** A spawned child machine with its own timer, and a transient state. */
export const houseSpec = specify(houseMachine)<
  {
    readonly isAwake: boolean
    readonly nights: number
    readonly isRinging: boolean
    readonly timers: readonly Timer[]
  },
  unknown
>({
  name: 'house',
  events: ['door.press', 'night.fall'],
  same: ({ value, context, children }, due) => [
    value,
    context.nights,
    children.bell?.getSnapshot().value,
    due,
  ],
  initial: { isAwake: true, nights: 0, isRinging: false, timers: [] },
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
    'night.fall': [
      {
        from: { isAwake: true, nights: 0 },
        says: '§2: one night awake',
        gives: () => ({ nights: 1 }),
      },
      {
        from: { isAwake: true, nights: 1 },
        says: '§2: the second night nothing rings',
        gives: () => ({ isAwake: false, isRinging: false, timers: [] }),
      },
      { ignoredBecause: 'nobody is awake' },
    ],
  },
  see: ({ isAwake, isRinging }) => ({ isAwake, isRinging }),
  observe: ({ value, children }) => ({
    isAwake: value === 'awake',
    isRinging: children.bell?.getSnapshot().value === 'ringing',
  }),
  equivalent: Object.fromEntries(
    [
      'double action: awake door.press[0] (inline)',
      'tell child: awake door.press[0] bell bell.ring',
      'tell child: dimming always[0] bell bell.ring',
    ].map((id) => [id, 'a bell that rings, or ends at once, hears no second press']),
  ),
})
