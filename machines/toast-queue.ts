/**
 * The notices (toasts). One is shown at a time, and a new one replaces the current one. A replaced failure
 * is shown again afterwards, until it has had its full time, is closed or is withdrawn. The machine
 * controls the time, which is paused by the pointer, by the focus, or while another window is active.
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
/** `subject` completes the sentence of the notice, `ask` is the URL of its link, `duration` is in ms. */
export type Toast = {
  notice: NoticeCode
  subject?: string
  ask?: string
  duration?: number
}
export type Hold = 'pointer' | 'focus' | 'window'
export type ToastQueueEvent =
  | { type: 'toast.show'; toast: Toast }
  /** Withdraws a failure that no longer applies. */
  | { type: 'toast.withdraw' }
  | { type: 'toast.dismiss' }
  | { type: 'hold.start'; by: Hold }
  | { type: 'hold.end'; by: Hold }

type Context = {
  now: () => number
  toast: Toast | null
  /** A failure that another toast has replaced before its time was over. */
  waiting: Toast | null
  /** The number of toasts shown so far. It distinguishes toasts with the same text. */
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
 * Shows a toast with its full time. Pointer and focus holds belong to the previous toast. No leave or
 * blur event will clear them, so they are dropped here.
 */
function showToast({ count, holds }: Context, toast: Toast | null) {
  return {
    toast,
    count: count + 1,
    remaining: toast?.duration ?? defaultDuration,
    holds: holds.filter((hold) => hold === 'window'),
  }
}

const holdOf = ({ event: { by } }: { event: { by: Hold } }) => ({ by })
const addHold = { type: 'addHold', params: holdOf } as const
const removeHold = { type: 'removeHold', params: holdOf } as const

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
    show: assign(({ context }, { toast }: { toast: Toast }) => showToast(context, toast)),
    bringBack: assign(({ context }) => ({
      ...showToast(context, context.waiting),
      waiting: null,
    })),
    // A second failure replaces the first, which would add no information.
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
              guard: { type: 'isLastHold', params: holdOf },
              target: 'running',
              actions: removeHold,
            },
          },
        },
      },
    },
  },
})
