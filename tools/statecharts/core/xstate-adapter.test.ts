import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { and, createMachine, fromPromise, setup } from 'xstate'
import { senderModel } from './sender-fixture.ts'
import { houseModel, lampsModel } from './small-fixtures.ts'
import {
  activeStates,
  declaredRoot,
  declaredStates,
  declaredTransitions,
  invokedSources,
  outsideEventTypes,
} from './xstate-adapter.ts'
import { Session } from './session.ts'

test('transitions have stable, readable ids', () => {
  expect(declaredTransitions(senderModel.machine).map(({ id }) => id)).toEqual([
    'form --field.change--> (stays)',
    'form --form.submit--> sending [isFilled]',
    'sending --send done--> sent',
    'sending --send error--> failed',
    'sending --after timeout--> failed',
    'sent --form.reset--> form',
    'failed --form.retry--> sending [canRetry]',
  ])
  expect(declaredTransitions(houseModel.machine).map(({ id }) => id)).toEqual([
    'awake --door.press--> (stays)',
    'awake --night.fall--> dimming',
    'dimming --always--> asleep [isTired]',
    'dimming --always--> awake',
  ])
})

test('ids tell apart roots, re-entries, alike transitions, finals and guards of guards', () => {
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

test('the labels of states and transitions come from the machine', () => {
  expect(declaredStates(senderModel.machine).map(({ path }) => path)).toEqual([
    'form',
    'sending',
    'sent',
    'failed',
  ])
  expect(declaredStates(senderModel.machine)[0]?.description).toBe('Saisie')
  expect(declaredTransitions(senderModel.machine)[1]?.description).toBe('Envoyer')
})

test('the events from outside are told from those that XState makes', () => {
  expect(outsideEventTypes(senderModel.machine)).toEqual([
    'field.change',
    'form.submit',
    'form.reset',
    'form.retry',
  ])
})

test('an actor without a name is refused', () => {
  const machine = createMachine({
    id: 'careless',
    invoke: { src: fromPromise(() => Promise.resolve()) },
  })
  expect(() => invokedSources(machine)).toThrow('careless: name the actor')
})

test('the active states of parallel regions are told together', () => {
  expect(activeStates(new Session(lampsModel).read())).toBe('left.off + right.off')
})

test('states and transitions tell what they do, without what XState adds', () => {
  const states = declaredStates(senderModel.machine)
  expect(states.find(({ path }) => path === 'sending')).toMatchObject({
    isInitial: false,
    tags: ['busy'],
    invokes: ['send'],
    entry: ['countAttempt'],
    exit: [],
  })
  expect(states.find(({ path }) => path === 'form')?.isInitial).toBe(true)
  expect(
    declaredStates(lampsModel.machine).filter(({ isInitial }) => isInitial),
  ).toHaveLength(4)
  expect(declaredRoot(houseModel.machine)).toMatchObject({
    path: '',
    isInitial: false,
    entry: ['spawnChild'],
  })
  const [, , done] = declaredTransitions(senderModel.machine)
  expect(done).toMatchObject({ guard: undefined, actions: ['announce'] })
  expect(declaredTransitions(houseModel.machine)[0]?.actions).toEqual(['sendTo'])
})

test('nothing but the adapter names what XState does not publish', () => {
  const internal = /['"`/^]xstate\\?\.(?:init|stop|after|done|error|promise)|\._[a-z]/
  const root = path.resolve(import.meta.dirname, '..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) && !/xstate-(?:adapter|definition)|\.test\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(50)
  const guilty = files.filter((file) =>
    internal.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(guilty).toEqual([])
})
