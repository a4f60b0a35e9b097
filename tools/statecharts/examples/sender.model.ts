import { specify, type Timer } from 'statecharts'
import { senderMachine } from './sender.ts'

type SenderState = {
  readonly screen: 'form' | 'sending' | 'sent' | 'failed'
  readonly isFilled: boolean
  readonly attempts: number
  /** Number of attempts that have ended, with an answer or the timeout. */
  readonly ends: number
  readonly timers: readonly Timer[]
}

const timers = [{ name: 'timeout', ms: 10_000 }]
const sending = { screen: 'sending' } as const
const initial: SenderState = {
  screen: 'form',
  isFilled: false,
  attempts: 0,
  ends: 0,
  timers: [],
}

export const senderModel = specify({ machine: senderMachine, initial })({
  name: 'sender',
  rules: {
    'field.change': {
      from: { screen: 'form' },
      says: '§1: the form can be filled in',
      to: (_state, { value }) => ({ isFilled: value !== '' }),
      otherwise: 'the form is not displayed',
    },
    'form.submit': [
      {
        from: { screen: 'form', isFilled: true },
        says: '§1: a filled form is sent',
        to: { ...sending, attempts: 1, timers },
      },
      { from: { screen: 'form', isFilled: false }, ignoredBecause: 'the form is empty' },
      { ignoredBecause: 'the form is not displayed' },
    ],
    'send accepted': {
      from: sending,
      says: '§2: an accepted message is shown as sent',
      to: ({ ends }) => ({ screen: 'sent', ends: ends + 1, timers: [] }),
    },
    'send refused': {
      from: sending,
      says: '§2: a refused message is shown as failed',
      to: ({ ends }) => ({ screen: 'failed', ends: ends + 1, timers: [] }),
    },
    'after timeout': {
      from: sending,
      says: '§2: sending takes at most 10 s',
      to: ({ ends }) => ({ screen: 'failed', ends: ends + 1 }),
    },
    'form.retry': [
      {
        from: { screen: 'failed', attempts: 1 },
        says: '§3: one more attempt is offered',
        to: { ...sending, attempts: 2, timers },
      },
      {
        from: { screen: 'failed', attempts: 2 },
        ignoredBecause: 'two attempts are enough',
      },
      { ignoredBecause: 'no attempt has failed' },
    ],
    'form.reset': {
      from: { screen: 'sent' },
      says: '§3: another message can be written',
      to: { screen: 'form', isFilled: false, attempts: 0 },
      otherwise: 'an unsent text is kept',
    },
  },
  events: [
    { type: 'field.change', value: 'Bonjour' },
    { type: 'field.change', value: '' },
    'form.submit',
    'form.retry',
    'form.reset',
  ],
  values: ({ text }) => text.map((value) => ({ type: 'field.change', value }) as const),
  abstracted: ['ends'],
  bounds: ['one field, either empty or filled in'],
  outcomes: { send: { accepted: { output: 'OK' }, refused: { error: new Error('503') } } },
  identity: ({ value, context }) => [value, context],
  view: ({ screen, isFilled, attempts, ends }) => ({
    screen,
    isFilled: screen !== 'sent' && isFilled,
    isBusy: screen === 'sending',
    isLit: screen === 'sending',
    canRetry: screen === 'failed' && attempts < 2,
    requests: attempts,
    focused: ends,
  }),
  observe: (snapshot, { emitted, calls, recorder }) => ({
    screen: snapshot.value,
    isFilled: !snapshot.matches('sent') && snapshot.context.value !== '',
    isBusy: snapshot.hasTag('busy'),
    isLit: snapshot.children.light?.getSnapshot().value === 'on',
    canRetry: snapshot.can({ type: 'form.retry' }),
    // `requests` is −1 if the sent message was not announced, or if more messages were announced than sent.
    requests:
      (snapshot.matches('sent') && emitted.length === 0) || emitted.length > calls.length
        ? -1
        : snapshot.context.attempts,
    focused: recorder.actions.filter(({ name }) => name === 'focusStatus').length,
  }),
  scenarios: {
    'ignores a late answer to the previous attempt': [
      { type: 'field.change', value: 'Bonjour' },
      'form.submit',
      'after 10000 ms',
      'form.retry',
      'send~1 accepted',
      'send refused',
    ],
  },
})
