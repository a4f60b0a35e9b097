/** A small machine for what the example does not have: chained timers. */
import { assign, setup } from 'xstate'
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
