import { toastQueueMachine } from '#machines/toast-queue.ts'
import type { Model } from 'statecharts'
import {
  toastQueueOracle,
  type ToastQueueState,
  type ToastQueueView,
} from './toast-queue.rules.ts'
import { toastQueueScenarios } from './toast-queue.scenarios.ts'

const holds = ['pointer', 'focus', 'window'] as const

export const toastQueueModel = {
  ...toastQueueOracle,
  name: 'toast-queue',
  scenarios: toastQueueScenarios,
  machine: toastQueueMachine,
  input: ({ now }) => ({ now }),
  events: () => [
    { type: 'toast.show', toast: { notice: 'messageSent' } },
    {
      type: 'toast.show',
      toast: { notice: 'courseRequest', subject: 'Communication', duration: 2000 },
    },
    { type: 'toast.show', toast: { notice: 'messageFailed' } },
    { type: 'toast.withdraw', notice: 'messageFailed' },
    { type: 'toast.dismiss' },
    ...holds.map((by) => ({ type: 'hold.start', by }) as const),
    ...holds.map((by) => ({ type: 'hold.end', by }) as const),
  ],
  bounds: ['three notices, one of them for 2 s'],
  waits: [1500],
  abstract: ({ value, context }, due) =>
    JSON.stringify([
      value,
      context.toast?.notice,
      context.waiting?.notice,
      context.holds.toSorted(),
      due[0] ?? (context.toast && context.remaining),
    ]),
  observe: (snapshot) => ({
    notice: snapshot.context.toast?.notice ?? null,
    subject: snapshot.context.toast?.subject ?? null,
    shown: snapshot.context.count,
    isPaused: snapshot.hasTag('paused'),
  }),
} satisfies Model<typeof toastQueueMachine, ToastQueueState, ToastQueueView>
