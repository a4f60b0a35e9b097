/**
 * The notices: one on screen at a time, a new one takes the place of the old. The machine owns
 * the time: it stops while the pointer, the focus or another window holds the visitor's attention.
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
/** `subject` completes the sentence of a code; `duration` is in milliseconds. */
export type Toast = { notice: NoticeCode; subject?: string; duration?: number }
export type Hold = 'pointer' | 'focus' | 'window'
export type ToastQueueEvent =
  | { type: 'toast.show'; toast: Toast }
  | { type: 'toast.dismiss' }
  | { type: 'hold.start'; by: Hold }
  | { type: 'hold.end'; by: Hold }

type Context = {
  now: () => number
  toast: Toast | null
  /** Counts the toasts shown: a new number is a new toast, even with the same words. */
  count: number
  holds: readonly Hold[]
  remaining: number
  since: number
}

export const defaultDuration = 5000

export const toastQueueMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ToastQueueEvent,
    /** A monotonic clock in milliseconds. */
    input: {} as { now: () => number },
  },
  guards: {
    isWindowHeld: ({ context }) => context.holds.includes('window'),
    isLastHold: ({ context }, { by }: { by: Hold }) =>
      context.holds.every((hold) => hold === by),
  },
  actions: {
    show: assign(({ context }, { toast }: { toast: Toast }) => ({
      toast,
      count: context.count + 1,
      remaining: toast.duration ?? defaultDuration,
    })),
    remove: assign({ toast: null }),
    // A toast that leaves takes the pointer's and the focus's hold with it: no event says so.
    letGo: assign({
      holds: ({ context }) => context.holds.filter((hold) => hold === 'window'),
    }),
    startClock: assign({ since: ({ context }) => context.now() }),
    stopClock: assign({
      remaining: ({ context }) =>
        Math.max(0, context.remaining - (context.now() - context.since)),
    }),
    addHold: assign({
      holds: ({ context }, { by }: { by: Hold }) => [
        ...context.holds.filter((hold) => hold !== by),
        by,
      ],
    }),
    removeHold: assign({
      holds: ({ context }, { by }: { by: Hold }) =>
        context.holds.filter((hold) => hold !== by),
    }),
  },
  delays: { remaining: ({ context }) => context.remaining },
}).createMachine({
  id: 'toastQueue',
  meta: {
    events: {
      'toast.show': 'Afficher une notification',
      'toast.dismiss': 'Fermer la notification',
      'hold.start': 'Retenir la notification',
      'hold.end': 'Relâcher la notification',
    },
  },
  context: ({ input }) => ({
    now: input.now,
    toast: null,
    count: 0,
    holds: [],
    remaining: 0,
    since: 0,
  }),
  initial: 'empty',
  on: {
    'toast.show': [
      {
        guard: 'isWindowHeld',
        target: '.shown.paused',
        actions: ['letGo', { type: 'show', params: ({ event }) => event }],
      },
      {
        target: '.shown.running',
        actions: ['letGo', { type: 'show', params: ({ event }) => event }],
      },
    ],
    'hold.start': { actions: { type: 'addHold', params: ({ event }) => event } },
    'hold.end': { actions: { type: 'removeHold', params: ({ event }) => event } },
  },
  states: {
    empty: { description: 'Aucune notification' },
    shown: {
      description: 'Notification affichée',
      initial: 'running',
      exit: 'letGo',
      on: { 'toast.dismiss': { target: 'empty', actions: 'remove' } },
      states: {
        running: {
          description: 'Temps compté',
          entry: 'startClock',
          exit: 'stopClock',
          after: { remaining: { target: '#toastQueue.empty', actions: 'remove' } },
          on: {
            'hold.start': {
              target: 'paused',
              actions: { type: 'addHold', params: ({ event }) => event },
            },
          },
        },
        paused: {
          description: 'Temps arrêté',
          on: {
            'hold.end': [
              {
                guard: { type: 'isLastHold', params: ({ event }) => event },
                target: 'running',
                actions: { type: 'removeHold', params: ({ event }) => event },
              },
              { actions: { type: 'removeHold', params: ({ event }) => event } },
            ],
          },
        },
      },
    },
  },
})
