/** A small form and its table, for the harness to be tried on. */
import { assign, emit, fromPromise, setup } from 'xstate'
import type { Timer } from './oracle.ts'
import { specify } from './spec.ts'

type SenderState = {
  readonly screen: 'form' | 'sending' | 'sent' | 'failed'
  readonly isFilled: boolean
  readonly attempts: number
  readonly timers: readonly Timer[]
}

type SenderView = {
  readonly screen: SenderState['screen']
  readonly isFilled: boolean
  readonly canRetry: boolean
  readonly requests: number
}

type SenderEvent =
  | { readonly type: 'field.change'; readonly value: string }
  | { readonly type: 'form.submit' }
  | { readonly type: 'form.retry' }
  | { readonly type: 'form.reset' }

const senderMachine = setup({
  types: {
    context: {} as { value: string; attempts: number },
    events: {} as SenderEvent,
    emitted: {} as { type: 'message.sent' },
  },
  actors: {
    sendMessage: fromPromise<string, string>(() => {
      throw new Error('provided by the view')
    }),
  },
  actions: {
    setValue: assign({ value: (_, { value }: { value: string }) => value }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    clear: assign({ value: '', attempts: 0 }),
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
  initial: 'form',
  states: {
    form: {
      description: 'Saisie',
      on: {
        'field.change': {
          actions: { type: 'setValue', params: ({ event }) => ({ value: event.value }) },
        },
        'form.submit': { guard: 'isFilled', target: 'sending', description: 'Envoyer' },
      },
    },
    sending: {
      tags: 'busy',
      entry: 'countAttempt',
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

const timeout = [{ name: 'timeout', ms: 10_000 }]

/** Guards, an actor with two outcomes, a timeout, effects, an emitted event. */
export const senderModel = specify(senderMachine)<SenderState, SenderView>({
  name: 'sender',
  events: () => [
    { type: 'field.change', value: 'Bonjour' },
    { type: 'field.change', value: '' },
    { type: 'form.submit' },
    { type: 'form.retry' },
    { type: 'form.reset' },
  ],
  outcomes: {
    send: { accepted: { output: 'OK' }, refused: { error: new Error('503') } },
  },
  same: ({ value, context }) => [value, context],
  initial: {
    screen: 'form',
    isFilled: false,
    attempts: 0,
    timers: [],
  },
  rules: {
    'field.change': {
      from: { screen: 'form' },
      says: '§1: the form can be filled in',
      gives: (_state, { value }) => ({ isFilled: value !== '' }),
    },
    'form.submit': {
      from: { screen: 'form', isFilled: true },
      says: '§1: a filled form is sent',
      gives: () => ({ screen: 'sending', attempts: 1, timers: timeout }),
    },
    'send accepted': {
      from: { screen: 'sending' },
      says: '§2: what was accepted is said to be sent',
      gives: () => ({ screen: 'sent', timers: [] }),
    },
    'send refused': {
      from: { screen: 'sending' },
      says: '§2: what was refused is said to have failed',
      gives: () => ({ screen: 'failed', timers: [] }),
    },
    'after timeout': {
      from: { screen: 'sending' },
      says: '§2: nobody waits for more than 10 s',
      gives: () => ({ screen: 'failed' }),
    },
    'form.retry': {
      from: { screen: 'failed' },
      if: ({ attempts }) => attempts < 2,
      says: '§3: one more attempt is offered',
      gives: ({ attempts }) => ({
        screen: 'sending',
        attempts: attempts + 1,
        timers: timeout,
      }),
    },
    'form.reset': {
      from: { screen: 'sent' },
      says: '§3: another message can be written',
      gives: () => ({ screen: 'form', isFilled: false, attempts: 0 }),
    },
  },
  see: ({ screen, isFilled, attempts }) => ({
    screen,
    isFilled: screen !== 'sent' && isFilled,
    canRetry: screen === 'failed' && attempts < 2,
    requests: attempts,
  }),
  observe: (snapshot, { emitted, calls }) => ({
    screen: snapshot.value,
    isFilled: !snapshot.matches('sent') && snapshot.context.value !== '',
    canRetry: snapshot.can({ type: 'form.retry' }),
    // What was sent is announced, each message once.
    requests:
      (snapshot.matches('sent') && emitted.length === 0) || emitted.length > calls.length
        ? -1
        : snapshot.context.attempts,
  }),
})
