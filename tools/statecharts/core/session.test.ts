import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { Session } from './session.ts'
import { senderModel } from './sender-fixture.ts'
import { houseModel, noticeModel } from './small-fixtures.ts'

function filled(): Session {
  const session = new Session(senderModel)
  session.send({ type: 'field.change', value: 'Bonjour' })
  session.takeTrace()
  return session
}

test('an actor that starts is recorded with its input and settled by name', () => {
  const session = filled()
  expect(session.send({ type: 'form.submit' })).toBe(true)
  expect(session.calls.map(({ actor, source, input }) => [actor, source, input])).toEqual([
    ['send', 'sendMessage', 'Bonjour'],
  ])
  expect(session.settle('send', 'accepted')).toBe(true)
  expect(session.read().value).toBe('sent')
  expect(session.running()).toEqual([])
  expect(session.settle('send', 'accepted')).toBe(false)
})

test('an outcome that the model does not name is an error', () => {
  expect(() => filled().settle('send', 'eaten')).toThrow('no outcome "eaten" for "send"')
})

test('an actor that was left is no longer running', () => {
  const session = filled()
  session.send({ type: 'form.submit' })
  session.advance(10_000)
  expect(session.read().value).toBe('failed')
  expect(session.running()).toEqual([])
})

test('effects are recorded and not run, emitted events are kept', () => {
  const session = filled()
  session.send({ type: 'form.submit' })
  session.settle('send', 'accepted')
  expect(session.recorder.actions.map(({ name }) => name)).toEqual(['focusStatus'])
  expect(session.emitted).toEqual([{ type: 'message.sent' }])
})

test('a trace tells what was taken, what was refused and where it went', () => {
  const session = new Session(senderModel)
  expect(session.takeTrace()).toEqual({ taken: [], refused: [], states: ['form'] })
  expect(session.send({ type: 'form.submit' })).toBe(false)
  expect(session.takeTrace().refused).toEqual(['form --form.submit--> sending [isFilled]'])
  session.send({ type: 'field.change', value: 'Bonjour' })
  session.send({ type: 'form.submit' })
  expect(session.takeTrace()).toEqual({
    taken: ['form --field.change--> (stays)', 'form --form.submit--> sending [isFilled]'],
    refused: [],
    states: ['form', 'sending'],
  })
})

test('a transient state is seen though nothing rests in it', () => {
  const session = new Session(houseModel)
  session.takeTrace()
  session.send({ type: 'night.fall' })
  expect(session.takeTrace()).toEqual({
    taken: ['awake --night.fall--> dimming', 'dimming --always--> awake'],
    refused: ['dimming --always--> asleep [isTired]'],
    states: ['dimming', 'awake'],
  })
})

test('a child machine lives, on the same clock, and what it is sent is recorded', () => {
  const session = new Session(houseModel)
  session.takeTrace()
  session.send({ type: 'door.press' })
  expect(session.takeTrace().taken).toEqual([
    'awake --door.press--> (stays)',
    'bell: silent --bell.ring--> ringing',
  ])
  expect(session.recorder.sent).toEqual([{ to: 'bell', event: { type: 'bell.ring' } }])
  session.advance(300)
  expect(session.takeTrace().taken).toEqual(['bell: ringing --after 300--> silent'])
})

test('the clock is the only time that a machine has', () => {
  const session = new Session(noticeModel)
  session.send({ type: 'notice.show' })
  session.advance(2000)
  session.send({ type: 'hold.start' })
  session.advance(60_000)
  session.send({ type: 'hold.end' })
  expect(session.clock.due()).toEqual([3000])
})

test('a machine that breaks says so when it is observed, and hears nothing more', () => {
  const machine = setup({
    guards: {
      isBroken: () => {
        throw new Error('no such field')
      },
    },
  }).createMachine({ on: { go: { guard: 'isBroken', actions: [] } } })
  const session = new Session({ ...noticeModel, machine })
  expect(session.send({ type: 'go' })).toBe(false)
  expect(() => session.observe()).toThrow('no such field')
  expect(session.send({ type: 'go' })).toBe(false)
})
