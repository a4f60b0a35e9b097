import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { and, createMachine, fromPromise, setup } from 'xstate'
import { senderSpec } from '../examples/sender.spec.ts'
import { Session } from './session.ts'
import { houseSpec } from './fixtures.ts'
import { parseStep } from './step.ts'
import {
  activeStates,
  declaredStates,
  declaredTransitions,
  invokedSources,
  outsideEventTypes,
} from './xstate-adapter.ts'

const submit = 'form --form.submit--> sending [isFilled]'
const change = 'form --field.change--> (stays)'

/** A session after these steps. */
function after(model: ConstructorParameters<typeof Session>[0], ...lines: string[]) {
  const session = new Session(model)
  session.takeTrace()
  for (const line of lines) session.perform(parseStep(line))
  return session
}
const sending = ['field.change {"value":"Bonjour"}', 'form.submit']

test('an actor that starts is recorded with its input and settled by name, once', () => {
  const session = after(senderSpec, ...sending)
  expect(session.calls.map(({ actor, source, input }) => [actor, source, input])).toEqual([
    ['send', 'sendMessage', 'Bonjour'],
  ])
  expect(session.settle('send', 'accepted')).toBe(true)
  expect([session.read().value, session.runningNames()]).toEqual(['sent', []])
  expect(session.settle('send', 'accepted')).toBe(false)
  // Effects are recorded and not run, emitted events are kept.
  expect(session.recorder.actions.map(({ name }) => name)).toEqual(['focusStatus'])
  expect(session.emitted).toEqual([{ type: 'message.sent' }])
})

test('an actor that was left answers nobody', () => {
  const session = after(senderSpec, ...sending, 'after 10000 ms', 'form.retry')
  expect(session.calls.map((call) => call.isRunning())).toEqual([false, true])
  expect(session.settle('send', 'accepted', 1)).toBe(false)
  expect(session.settle('send', 'accepted')).toBe(true)
})

test('a trace tells what was taken, and what was refused, for a moment too', () => {
  const session = new Session(senderSpec)
  expect(session.takeTrace()).toEqual({ taken: [], refused: [] })
  expect(session.send({ type: 'form.submit' })).toBe(false)
  expect(session.takeTrace().refused).toEqual([submit])
  for (const line of sending) session.perform(parseStep(line))
  expect(session.takeTrace()).toEqual({
    taken: [change, submit, 'light: off --light.switch--> on'],
    refused: [],
  })
  expect(after(houseSpec, 'night.fall').takeTrace()).toEqual({
    taken: [
      'rest.awake --night.fall--> rest.dimming',
      'rest.dimming --always--> rest.awake',
    ],
    refused: ['rest.dimming --always--> rest.asleep [isTired]'],
  })
})

test('a child machine lives, on the same clock, and what it is sent is recorded', () => {
  const session = after(houseSpec, 'door.press')
  expect(session.recorder.sent).toEqual([{ to: 'bell', event: { type: 'bell.ring' } }])
  session.perform(parseStep('wait 300 ms'))
  expect(session.takeTrace().taken).toEqual([
    'rest.awake --door.press--> (stays)',
    'bell: silent --bell.ring--> ringing',
    'bell: ringing --after 300--> silent',
  ])
})

test('the ids of transitions tell apart roots, re-entries, alike ones, finals and guards of guards', () => {
  const machine = setup({ guards: { isA: () => true, isB: () => true } }).createMachine({
    id: 'odd',
    initial: 'one',
    on: { reset: { target: '.one', reenter: true } },
    states: {
      one: {
        initial: 'in',
        onDone: 'two',
        on: { go: [{ actions: [] }, { actions: [] }] },
        states: {
          in: { on: { end: { guard: and(['isA', 'isB']), target: 'out' } } },
          out: { type: 'final' },
        },
      },
      two: {},
    },
  })
  expect(declaredTransitions(machine).map(({ id }) => id)).toEqual([
    '(root) --reset--> one (re-entered)',
    'one --go--> (stays)',
    'one --go--> (stays) (2)',
    'one --done--> two',
    'one.in --end--> one.out [and]',
  ])
})

test('states and transitions tell what they do, without what XState adds', () => {
  expect(declaredStates(senderSpec.machine)).toMatchObject([
    { path: 'form', isInitial: true },
    {
      path: 'sending',
      isInitial: false,
      tags: ['busy'],
      invokes: ['send'],
      entry: ['countAttempt', 'switchLight'],
      exit: ['switchLight'],
    },
    { path: 'sent' },
    { path: 'failed' },
  ])
  expect(activeStates(new Session(houseSpec).read())).toBe('rest.awake + lamp.off')
})

test('the events from outside are told from those that XState makes; actors have names', () => {
  expect(outsideEventTypes(senderSpec.machine)).toEqual([
    'field.change',
    'form.submit',
    'form.reset',
    'form.retry',
  ])
  const invoke = { src: fromPromise(() => Promise.resolve()) }
  const machine = createMachine({ id: 'careless', invoke })
  expect(() => invokedSources(machine)).toThrow('careless: name the actor')
})

test('nothing but the adapter names what XState does not publish', () => {
  const internal = /['"`/^]xstate\\?\.(?:init|stop|after|done|error|promise)|\._[a-z]/
  const root = path.resolve(import.meta.dirname, '..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/xstate-adapter|\.test\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(50)
  const guilty = files.filter((file) =>
    internal.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(guilty).toEqual([])
})
