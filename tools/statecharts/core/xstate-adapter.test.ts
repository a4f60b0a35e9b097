import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { and, createMachine, fromPromise, setup } from 'xstate'
import { Session } from './session.ts'
import { senderModel } from '../examples/sender.model.ts'
import { parseStep } from './step.ts'
import { declaredStates, declaredTransitions, invokedSources } from './xstate-adapter.ts'

const odd = setup({ guards: { isA: () => true, isB: () => true } }).createMachine({
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
        last: { type: 'history' },
      },
    },
    two: { on: { back: 'one.last', again: { target: 'two', reenter: true } } },
  },
})

test('gives distinct ids to transitions that share a source, an event or a target', () => {
  expect(declaredTransitions(odd).map(({ id }) => id)).toEqual([
    '(root) --reset--> one (re-entered)',
    'one --go--> (stays)',
    'one --go--> (stays) (2)',
    'one --done--> two',
    'one.in --end--> one.out [and]',
    'two --back--> one.last',
    'two --again--> two (re-entered)',
  ])
})

test('lists the transitions from other states into a state or a history state', () => {
  const incoming = declaredStates(odd).flatMap(({ path, incoming: all }) =>
    all.map(({ source, event }) => `${path} <- ${source} ${event}`),
  )
  expect(incoming).toEqual([
    'one <- (root) reset',
    'one.out <- one.in end',
    'one.last <- two back',
    'two <- one done',
  ])
})

test('accepts events that go to the route of a state', () => {
  const states = { off: {}, on: { id: 'on', route: {} } }
  const machine = createMachine({ initial: 'off', states })
  const session = new Session({ ...senderModel, machine })
  expect(session.perform(parseStep('xstate.route {"to":"#on"}'))).toBe(true)
})

test('settles an actor only once', () => {
  const session = new Session(senderModel)
  const lines = ['field.change {"value":"Bonjour"}', 'form.submit', 'send accepted']
  const perform = (line: string) => session.perform(parseStep(line))
  expect([...lines, 'send accepted'].map(perform)).toEqual([true, true, true, false])
})

test('rejects an invoked actor without a name', () => {
  const invoke = { src: fromPromise(() => Promise.resolve()) }
  const machine = createMachine({ id: 'careless', invoke })
  expect(() => invokedSources(machine)).toThrow('careless: name the actor')
})

test('only the adapter contains full names of internal events and underscored fields of XState', () => {
  const internal = /['"`/^]xstate\\?\.(?:init|stop|after|done|error|promise)|\._[a-z]/
  const root = path.resolve(import.meta.dirname, '..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/xstate-adapter|\.test\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(40)
  const guilty = files.filter((file) =>
    internal.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(guilty).toEqual([])
})

test('the oracle imports neither XState nor a machine', () => {
  const modules = ['oracle.ts', 'step.ts'].flatMap((name) => {
    const source = readFileSync(new URL(name, import.meta.url), 'utf8')
    return [...source.matchAll(/\b(?:from|import|require)\b[\s(]*['"]([^'"]+)/g)]
  })
  expect(modules.map(([, module]) => module)).toEqual(['./step.ts'])
})
