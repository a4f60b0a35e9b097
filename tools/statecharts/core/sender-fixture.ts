/** A small form and its table, for the harness to be tried on. */
import { assign, emit, fromPromise, setup } from 'xstate'
import type { Model } from './model.ts'
import type { Rule, Timer } from './oracle.ts'

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

const senderRules: readonly Rule<SenderState, SenderEvent>[] = [
  {
    id: 'sender-1',
    from: { screen: 'form' },
    when: 'field.change',
    gives: (_state, { value }) => ({ isFilled: value !== '' }),
    statement: '§1: the form can be filled in',
  },
  {
    id: 'sender-2',
    from: { screen: 'form', isFilled: true },
    when: 'form.submit',
    gives: () => ({ screen: 'sending', attempts: 1, timers: timeout }),
    statement: '§1: a filled form is sent',
  },
  {
    id: 'sender-3',
    from: { screen: 'sending' },
    when: 'send accepted',
    gives: () => ({ screen: 'sent', timers: [] }),
    statement: '§2: what was accepted is said to be sent',
  },
  {
    id: 'sender-4',
    from: { screen: 'sending' },
    when: 'send refused',
    gives: () => ({ screen: 'failed', timers: [] }),
    statement: '§2: what was refused is said to have failed',
  },
  {
    id: 'sender-5',
    from: { screen: 'sending' },
    when: 'after timeout',
    gives: () => ({ screen: 'failed' }),
    statement: '§2: nobody waits for more than 10 s',
  },
  {
    id: 'sender-6',
    from: { screen: 'failed' },
    when: 'form.retry',
    if: ({ attempts }) => attempts < 2,
    gives: ({ attempts }) => ({
      screen: 'sending',
      attempts: attempts + 1,
      timers: timeout,
    }),
    statement: '§3: one more attempt is offered',
  },
  {
    id: 'sender-7',
    from: { screen: 'sent' },
    when: 'form.reset',
    gives: () => ({ screen: 'form', isFilled: false, attempts: 0 }),
    statement: '§3: another message can be written',
  },
]

/** Guards, an actor with two outcomes, a timeout, effects, an emitted event. */
export const senderModel = {
  name: 'sender',
  machine: senderMachine,
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
  abstract: ({ value, context }) => JSON.stringify([value, context]),
  initial: {
    screen: 'form',
    isFilled: false,
    attempts: 0,
    timers: [],
  } satisfies SenderState,
  table: senderRules,
  view: ({ screen, isFilled, attempts }) => ({
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
} satisfies Model<typeof senderMachine, SenderState, SenderView>
