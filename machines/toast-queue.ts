/**
 * The notices: one on screen at a time, a new one takes the place of the old. A failure whose place
 * is taken comes back afterwards, until it was there for its whole time, was closed, or is out of
 * date. The machine owns the time: it stops while the pointer, the focus or another window holds
 * the visitor's attention.
 */
import { assign, setup } from 'xstate'

export type NoticeCode =
  | 'messageSent'
  | 'messageFailed'
  | 'courseRequest'
  | 'tailorMadeRequest'
  | 'brochure'
  | 'trainingDetails'
  | 'individualForm'
  | 'chatbot'
/** `subject` completes the sentence of a code, whose link leads to `ask`; `duration` is in milliseconds. */
export type Toast = {
  notice: NoticeCode
  subject?: string
  ask?: string
  duration?: number
}
export type Hold = 'pointer' | 'focus' | 'window'
export type ToastQueueEvent =
  | { type: 'toast.show'; toast: Toast }
  /** A failure is out of date. */
  | { type: 'toast.withdraw' }
  | { type: 'toast.dismiss' }
  | { type: 'hold.start'; by: Hold }
  | { type: 'hold.end'; by: Hold }

type Context = {
  now: () => number
  toast: Toast | null
  /** A failure that another toast replaced before its time was over. */
  waiting: Toast | null
  /** Counts the toasts shown: a new number is a new toast, even with the same words. */
  count: number
  holds: readonly Hold[]
  remaining: number
  since: number
}

export const defaultDuration = 5000

function isFailure(toast: Toast | null): boolean {
  return toast?.notice === 'messageFailed'
}

/**
 * Each toast is a new one, with all its time before it. The pointer and the focus held the one
 * that left, and no event says that they let go.
 */
function place({ count, holds }: Context, toast: Toast | null) {
  return {
    toast,
    count: count + 1,
    remaining: toast?.duration ?? defaultDuration,
    holds: holds.filter((hold) => hold === 'window'),
  }
}

const byOf = ({ event: { by } }: { event: { by: Hold } }) => ({ by })
const addHold = { type: 'addHold', params: byOf } as const
const removeHold = { type: 'removeHold', params: byOf } as const

export const toastQueueMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ToastQueueEvent,
    tags: {} as 'open' | 'paused',
    /** A monotonic clock in milliseconds. */
    input: {} as { now: () => number },
  },
  guards: {
    isWindowHeld: ({ context }) => context.holds.includes('window'),
    isWaiting: ({ context }) => context.waiting !== null,
    isFailureShown: ({ context }) => isFailure(context.toast),
    isLastHold: ({ context }, { by }: { by: Hold }) =>
      context.holds.every((hold) => hold === by),
  },
  actions: {
    show: assign(({ context }, { toast }: { toast: Toast }) => place(context, toast)),
    bringBack: assign(({ context }) => ({
      ...place(context, context.waiting),
      waiting: null,
    })),
    // A second failure is told by itself: the first has nothing to add.
    keepFailure: assign({
      waiting: ({ context }, { toast }: { toast: Toast }) => {
        if (isFailure(toast)) return null
        return isFailure(context.toast) ? context.toast : context.waiting
      },
    }),
    stopWaiting: assign({ waiting: null }),
    remove: assign({ toast: null }),
    startClock: assign({ since: ({ context }) => context.now() }),
    stopClock: assign({
      remaining: ({ context }) =>
        Math.max(0, context.remaining - (context.now() - context.since)),
    }),
    addHold: assign({
      holds: ({ context }, { by }: { by: Hold }) => [...new Set([...context.holds, by])],
    }),
    removeHold: assign({
      holds: ({ context }, { by }: { by: Hold }) =>
        context.holds.filter((hold) => hold !== by),
    }),
  },
  delays: { remaining: ({ context }) => context.remaining },
}).createMachine({
  id: 'toastQueue',
  context: ({ input }) => ({
    now: input.now,
    toast: null,
    waiting: null,
    count: 0,
    holds: [],
    remaining: 0,
    since: 0,
  }),
  initial: 'empty',
  on: {
    'toast.show': {
      target: '.shown',
      actions: [
        { type: 'keepFailure', params: ({ event }) => ({ toast: event.toast }) },
        { type: 'show', params: ({ event }) => ({ toast: event.toast }) },
      ],
    },
    'toast.withdraw': { actions: 'stopWaiting' },
    'hold.start': { actions: addHold },
    'hold.end': { actions: removeHold },
  },
  states: {
    empty: { always: { guard: 'isWaiting', target: 'shown', actions: 'bringBack' } },
    shown: {
      tags: 'open',
      initial: 'running',
      on: {
        'toast.dismiss': { target: 'empty', actions: 'remove' },
        'toast.withdraw': { guard: 'isFailureShown', target: 'empty', actions: 'remove' },
      },
      states: {
        running: {
          entry: 'startClock',
          exit: 'stopClock',
          always: { guard: 'isWindowHeld', target: 'paused' },
          after: { remaining: { target: '#toastQueue.empty', actions: 'remove' } },
          on: { 'hold.start': { target: 'paused', actions: addHold } },
        },
        paused: {
          tags: 'paused',
          on: {
            'hold.end': {
              guard: { type: 'isLastHold', params: byOf },
              target: 'running',
              actions: removeHold,
            },
          },
        },
      },
    },
  },
})
