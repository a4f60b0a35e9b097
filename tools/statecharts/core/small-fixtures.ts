/** Small machines for what the form does not have: time, regions, children. */
import { assign, sendTo, setup, spawnChild, stopChild } from 'xstate'
import type { Model } from './model.ts'
import type { Rule, Timer } from './oracle.ts'

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

const noticeRules: readonly Rule<NoticeState, NoticeEvent>[] = [
  {
    id: 'notice-1',
    from: { screen: 'hidden' },
    when: 'notice.show',
    gives: () => ({ screen: 'shown', timers: [{ name: 'end', ms: 5000 }] }),
    statement: '§1: a notice is shown for 5 s',
  },
  {
    id: 'notice-2',
    from: { screen: 'shown' },
    when: 'hold.start',
    gives: ({ timers }) => ({ screen: 'held', left: timers[0]?.ms ?? 0, timers: [] }),
    statement: '§2: its time stops while it is held',
  },
  {
    id: 'notice-3',
    from: { screen: 'held' },
    when: 'hold.end',
    gives: ({ left }) => ({ screen: 'shown', timers: [{ name: 'end', ms: left }] }),
    statement: '§2: its time goes on where it stopped',
  },
  {
    id: 'notice-4',
    from: { screen: 'shown' },
    when: 'after end',
    gives: () => ({ screen: 'fading', timers: [{ name: 'fade', ms: 500 }] }),
    statement: '§3: it fades',
  },
  {
    id: 'notice-5',
    from: { screen: 'fading' },
    when: 'after fade',
    gives: () => ({ screen: 'hidden' }),
    statement: '§3: it is gone after 500 ms',
  },
]

/** Chained timers, and a delay that depends on the time already spent. */
export const noticeModel = {
  name: 'notice',
  machine: noticeMachine,
  input: ({ now }) => ({ now }),
  events: () => [{ type: 'notice.show' }, { type: 'hold.start' }, { type: 'hold.end' }],
  waits: [2000],
  abstract: ({ value, context }, due) => JSON.stringify([value, context.left, due]),
  initial: { screen: 'hidden', left: 0, timers: [] },
  table: noticeRules,
  view: ({ screen }) => ({ screen }),
  observe: ({ value }) => ({ screen: value }),
} satisfies Model<
  typeof noticeMachine,
  NoticeState,
  { readonly screen: NoticeState['screen'] }
>

type LampsState = {
  readonly left: 'off' | 'on'
  readonly right: 'off' | 'on' | 'broken'
}

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
        on: { on: { 'right.press': 'off', 'power.cut': 'broken' } },
        broken: {},
      },
    },
  },
})

/** Two regions that share an event. */
export const lampsModel = {
  name: 'lamps',
  machine: lampsMachine,
  events: () => [{ type: 'left.press' }, { type: 'right.press' }, { type: 'power.cut' }],
  abstract: ({ value }) => JSON.stringify(value),
  initial: { left: 'off', right: 'off' },
  table: [
    {
      id: 'lamps-1',
      from: {},
      when: 'left.press',
      gives: ({ left }) => ({ left: left === 'on' ? 'off' : 'on' }),
      statement: '§1: a button for the left lamp',
    },
    {
      id: 'lamps-2',
      from: { right: ['off', 'on'] },
      when: 'right.press',
      gives: ({ right }) => ({ right: right === 'on' ? 'off' : 'on' }),
      statement: '§1: a button for the right lamp, while it lives',
    },
    {
      id: 'lamps-3',
      from: {},
      when: 'power.cut',
      if: ({ left, right }) => left === 'on' || right === 'on',
      gives: ({ right }) => ({ left: 'off', right: right === 'on' ? 'broken' : right }),
      statement: '§2: a power cut ends the light and breaks the right lamp',
    },
  ],
  view: ({ left, right }) => ({ left, right }),
  observe: ({ value }) => value,
} satisfies Model<typeof lampsMachine, LampsState, unknown>

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
export const houseModel = {
  name: 'house',
  machine: houseMachine,
  events: () => [{ type: 'door.press' }, { type: 'night.fall' }],
  abstract: ({ value, context, children }, due) =>
    JSON.stringify([value, context.nights, children.bell?.getSnapshot().value, due]),
  initial: { isAwake: true, nights: 0, isRinging: false, timers: [] },
  table: [
    {
      id: 'house-1',
      from: { isAwake: true, isRinging: false },
      when: 'door.press',
      gives: () => ({ isRinging: true, timers: [{ name: 'ring', ms: 300 }] }),
      statement: '§1: the bell rings for 300 ms',
    },
    {
      id: 'house-2',
      from: { isRinging: true },
      when: 'after ring',
      gives: () => ({ isRinging: false }),
      statement: '§1: the bell rings for 300 ms',
    },
    {
      id: 'house-3',
      from: { isAwake: true, nights: 0 },
      when: 'night.fall',
      gives: () => ({ nights: 1 }),
      statement: '§2: one night awake',
    },
    {
      id: 'house-4',
      from: { isAwake: true, nights: 1 },
      when: 'night.fall',
      gives: () => ({ isAwake: false, isRinging: false, timers: [] }),
      statement: '§2: the second night nothing rings',
    },
  ],
  view: ({ isAwake, isRinging }) => ({ isAwake, isRinging }),
  observe: ({ value, children }) => ({
    isAwake: value === 'awake',
    isRinging: children.bell?.getSnapshot().value === 'ringing',
  }),
} satisfies Model<
  typeof houseMachine,
  {
    readonly isAwake: boolean
    readonly nights: number
    readonly isRinging: boolean
    readonly timers: readonly Timer[]
  },
  unknown
>
