/** Sends a message with a time limit and at most two attempts. A child machine controls a light. */
import { assign, emit, fromPromise, sendTo, setup, spawnChild } from 'xstate'

const lightMachine = setup({
  types: { events: {} as { type: 'light.switch' } },
}).createMachine({
  id: 'light',
  initial: 'off',
  states: { off: { on: { 'light.switch': 'on' } }, on: { on: { 'light.switch': 'off' } } },
})

export const senderMachine = setup({
  types: {
    context: {} as { value: string; attempts: number },
    events: {} as
      | { type: 'field.change'; value: string }
      | { type: 'form.submit' }
      | { type: 'form.retry' }
      | { type: 'form.reset' },
    emitted: {} as { type: 'message.sent' },
    children: {} as { light: 'light' },
    tags: {} as 'busy',
  },
  actors: {
    light: lightMachine,
    sendMessage: fromPromise<string, string>(() => {
      throw new Error('provided by the application')
    }),
  },
  actions: {
    setValue: assign({ value: (_, { value }: { value: string }) => value }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    clear: assign({ value: '', attempts: 0 }),
    switchLight: sendTo('light', { type: 'light.switch' }),
    announce: emit({ type: 'message.sent' }),
    focusStatus: () => {
      throw new Error('provided by the view')
    },
  },
  guards: {
    isFilled: ({ context }) => context.value !== '',
    canRetry: ({ context }) => context.attempts < 2,
  },
  delays: { timeout: 10_000 },
}).createMachine({
  id: 'sender',
  context: { value: '', attempts: 0 },
  entry: spawnChild('light', { id: 'light' }),
  initial: 'form',
  states: {
    form: {
      on: {
        'field.change': {
          actions: { type: 'setValue', params: ({ event }) => ({ value: event.value }) },
        },
        'form.submit': { guard: 'isFilled', target: 'sending' },
      },
    },
    sending: {
      tags: 'busy',
      entry: ['countAttempt', 'switchLight'],
      exit: 'switchLight',
      invoke: {
        id: 'send',
        src: 'sendMessage',
        input: ({ context }) => context.value,
        onDone: { target: 'sent', actions: 'announce' },
        onError: 'failed',
      },
      after: { timeout: 'failed' },
    },
    sent: {
      entry: 'focusStatus',
      on: { 'form.reset': { target: 'form', actions: 'clear' } },
    },
    failed: {
      entry: 'focusStatus',
      on: { 'form.retry': { guard: 'canRetry', target: 'sending' } },
    },
  },
})
