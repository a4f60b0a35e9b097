/**
 * The notices (toasts). A new notice replaces the current one. If a failure notice is replaced, it is
 * shown again afterwards for its full time, unless it is withdrawn or another failure notice is shown.
 * The time of a notice is limited, and paused while the pointer or the focus is on the notice, or the
 * window does not have the focus.
 */
import { assign, not, or, setup, stateIn } from 'xstate'

export type NoticeCode =
  | 'messageSent'
  | 'messageFailed'
  | 'courseRequest'
  | 'tailorMadeRequest'
  | 'brochure'
  | 'trainingDetails'
  | 'individualForm'
  | 'chatbot'
/**
 * `subject` completes the sentence of the notice, `ask` is the URL of its link, and `duration` is the
 * time in ms for which it is shown.
 */
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
  /** The number of toasts shown so far. It distinguishes toasts with the same text. */
  count: number
  remaining: number
  since: number
}

export const defaultDuration = 5000

const failure = { notice: 'messageFailed' } as const satisfies Toast

function isFailure(toast: Toast | null): boolean {
  return toast?.notice === failure.notice
}

const toastOf = ({ event: { toast } }: { event: { toast: Toast } }) => ({ toast })

const isBy =
  (by: Hold) =>
  ({ event }: { event: ToastQueueEvent }) =>
    'by' in event && event.by === by

/** A parallel region for one reason to pause the timer. */
const holdRegion = <Guard extends string>(guard: Guard) =>
  ({
    initial: 'free',
    states: {
      free: { on: { 'hold.start': { guard, target: 'held' } } },
      held: { on: { 'hold.end': { guard, target: 'free' } } },
    },
  }) as const

const isHeld = or([
  stateIn({ window: 'held' }),
  stateIn({ notice: { shown: { pointer: 'held' } } }),
  stateIn({ notice: { shown: { focus: 'held' } } }),
])

export const toastQueueMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ToastQueueEvent,
    tags: {} as 'open' | 'paused',
    /** A monotonic clock in milliseconds. */
    input: {} as { now: () => number },
  },
  guards: {
    isPointer: isBy('pointer'),
    isFocus: isBy('focus'),
    isWindow: isBy('window'),
    isHeld,
    isFree: not(isHeld),
    isFailureKept: stateIn({ failure: 'kept' }),
    isEmpty: stateIn({ notice: 'empty' }),
    isFailureShown: ({ context }) => isFailure(context.toast),
    isFailure: (_, { toast }: { toast: Toast }) => isFailure(toast),
    replacesFailure: ({ context }, { toast }: { toast: Toast }) =>
      isFailure(context.toast) && !isFailure(toast),
  },
  actions: {
    show: assign(({ context }, { toast }: { toast: Toast }) => ({
      toast,
      count: context.count + 1,
      remaining: toast.duration ?? defaultDuration,
    })),
    remove: assign({ toast: null }),
    startClock: assign({ since: ({ context }) => context.now() }),
    stopClock: assign({
      remaining: ({ context }) =>
        Math.max(0, context.remaining - (context.now() - context.since)),
    }),
  },
  delays: { remaining: ({ context }) => context.remaining },
}).createMachine({
  id: 'toastQueue',
  context: ({ input }) => ({
    now: input.now,
    toast: null,
    count: 0,
    remaining: 0,
    since: 0,
  }),
  type: 'parallel',
  states: {
    notice: {
      initial: 'empty',
      on: {
        'toast.show': { target: '.shown', actions: { type: 'show', params: toastOf } },
      },
      states: {
        empty: {
          always: {
            guard: 'isFailureKept',
            target: 'shown',
            actions: { type: 'show', params: { toast: failure } },
          },
        },
        // When a toast is replaced, no leave or blur event fires. The regions `pointer` and `focus`
        // therefore restart with each toast.
        shown: {
          tags: 'open',
          type: 'parallel',
          on: {
            'toast.dismiss': { target: 'empty', actions: 'remove' },
            'toast.withdraw': {
              guard: 'isFailureShown',
              target: 'empty',
              actions: 'remove',
            },
          },
          states: {
            timer: {
              initial: 'running',
              states: {
                running: {
                  entry: 'startClock',
                  exit: 'stopClock',
                  always: { guard: 'isHeld', target: 'paused' },
                  after: {
                    remaining: { target: '#toastQueue.notice.empty', actions: 'remove' },
                  },
                },
                paused: { tags: 'paused', always: { guard: 'isFree', target: 'running' } },
              },
            },
            pointer: holdRegion('isPointer'),
            focus: holdRegion('isFocus'),
          },
        },
      },
    },
    window: holdRegion('isWindow'),
    failure: {
      initial: 'none',
      states: {
        none: {
          on: {
            'toast.show': {
              guard: { type: 'replacesFailure', params: toastOf },
              target: 'kept',
            },
          },
        },
        kept: {
          // The region `notice` shows the failure again in the same macrostep.
          always: { guard: 'isEmpty', target: 'none' },
          on: {
            'toast.withdraw': 'none',
            // After a second failure, showing the first one again would add no information.
            'toast.show': {
              guard: { type: 'isFailure', params: toastOf },
              target: 'none',
            },
          },
        },
      },
    },
  },
})
