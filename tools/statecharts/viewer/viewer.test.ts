import { expect, test } from 'vitest'
import {
  type AnyStateMachine,
  createActor,
  fromPromise,
  setup,
  spawnChild,
  stopChild,
} from 'xstate'
import { differences } from '../core/step.ts'
import { senderMachine } from '../examples/sender.ts'
import { openPage } from '../testing/testing.ts'
import { actorsAfter, hear, look, type Pages, readEntry } from './state.ts'

type Page = ReturnType<typeof openPage>

/** What stood right after the last event of this type. */
function after(page: Page, type: string) {
  const { entries } = page.read()
  const last = entries.findLastIndex(({ event }) => event.type === type)
  return actorsAfter(entries.slice(0, last + 1))
}

const names = (actors: ReturnType<typeof after>) =>
  actors.map(({ actor }) => actor.name).toSorted()

const idle = setup({}).createMachine({ id: 'idle' })
const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { 'lamp.press': 'on' } }, on: { on: { 'lamp.press': 'off' } } },
})
const opening = setup({
  actors: { idle, job: fromPromise(() => new Promise(() => {})) },
  guards: { isLate: () => false },
}).createMachine({
  id: 'opening',
  initial: 'shut',
  states: {
    shut: { on: { open: 'busy' } },
    busy: {
      entry: spawnChild('idle', { id: 'guest' }),
      exit: stopChild('guest'),
      invoke: { src: 'job', id: 'job' },
      on: { close: 'closing' },
    },
    closing: { always: [{ guard: 'isLate', target: 'busy' }, { target: 'shut' }] },
  },
})

test('an actor that ended since is there, one that had not started is not', () => {
  const page = openPage()
  const actor = createActor(opening, { inspect: page.inspection.inspect }).start()
  for (const type of ['open', 'noise', 'close'] as const) actor.send({ type })
  expect(names(after(page, 'noise'))).toEqual(['guest', 'job', 'opening'])
  expect(names(actorsAfter(page.read().entries.slice(0, 1)))).toEqual(['opening'])
  expect(names(page.actors())).toEqual(['opening'])
})

test('a page keeps the newest, and where each actor stood before', () => {
  const page = openPage({ sender: ['value'] })
  const { inspect } = page.inspection
  createActor(lamp, { inspect }).start().send({ type: 'lamp.press' })
  const still = createActor(idle, { inspect }).start()
  const sender = createActor(senderMachine, { inspect }).start()
  for (const value of ['a', 'b']) sender.send({ type: 'field.change', value })
  for (let count = 0; count < 1500; count += 1) still.send({ type: 'noise' })
  sender.send({ type: 'field.change', value: 'c' })
  const { entries } = page.read()
  const past = actorsAfter(entries.slice(0, 500))
  const standing = past.map(({ actor, value }) => [actor.name, value])
  expect(entries).toHaveLength(1005)
  expect(Object.fromEntries(standing)).toEqual({
    lamp: 'on',
    idle: {},
    sender: 'form',
    light: 'off',
  })
  expect(past.find(({ actor }) => actor.name === 'sender')?.context).toMatchObject({
    value: 'b',
  })
})

test('the page that spoke last and the machine that moved last are shown, until one is chosen', () => {
  const page = openPage()
  const { inspect } = page.inspection
  const lamps = createActor(lamp, { inspect }).start()
  createActor(senderMachine, { inspect }).start()
  lamps.send({ type: 'lamp.press' })
  const none: Pages = new Map()
  const pages = hear(hear(none, page.read()), { ...page.read(), page: 'other' })
  expect(look(pages, { actor: '' })).toMatchObject({
    id: 'other',
    standing: { actor: { name: 'lamp' } },
  })
  const moment = { page: 'page', seq: 1 }
  const past = look(pages, { page: 'page', actor: 'lamp', moment })
  expect(past).toMatchObject({ id: 'page', isPast: true, entry: { seq: 1 } })
  expect(past.standing?.value).toBe('off')
  const left = hear(pages, { kind: 'leave', page: 'page' })
  expect(look(left, { page: 'page', actor: '', moment })).toMatchObject({
    id: 'other',
    isPast: false,
  })
  // What is told again takes the place of what was known.
  const again = hear(pages, page.read())
  expect(look(again, { page: 'page', actor: '' }).entries).toHaveLength(4)
})

/** How the viewer reads what a machine does with these events, its start first. */
function readAll(machine: AnyStateMachine, types: readonly string[]) {
  const page = openPage()
  const actor = createActor(machine, { inspect: page.inspection.inspect }).start()
  for (const type of types) actor.send({ type, value: 'Bonjour' })
  const { entries } = page.read()
  actor.stop()
  return entries
    .filter((entry) => entry.actor.id === actor.sessionId)
    .map((entry) => ({ ...readEntry(entry), refused: entry.refused }))
}

test('what was taken, refused and ignored is said in the harness’s ids', () => {
  const types = ['form.submit', 'form.retry', 'field.change']
  const readings = readAll(senderMachine, types)
  expect(readings.map(({ outcome, text }) => [outcome, text])).toEqual([
    ['told', 'lancé dans form'],
    ['refused', 'refusé par isFilled'],
    ['ignored', 'ignoré : rien n’écoute form.retry dans form'],
    ['taken', 'form --field.change--> (stays)'],
  ])
  expect(readings[1]?.refused).toEqual(['form --form.submit--> sending [isFilled]'])
})

test('a transition that waits for no event follows the one that led to it, as does what refused', () => {
  const reading = readAll(opening, ['open', 'close']).at(-1)
  expect(reading?.text).toBe('busy --close--> closing, closing --always--> shut')
  expect(reading?.refused).toEqual(['closing --always--> busy [isLate]'])
})

test('each changed leaf is named by its path; a list that became an object differs as a whole', () => {
  const before = { draft: { name: '', tags: ['a', 'b'] }, count: 1, gone: true, list: [] }
  const now = { draft: { name: 'xx', tags: ['a', 'c'] }, count: 1, failure: null, list: {} }
  expect(differences(before, now)).toEqual([
    { path: 'draft.name', before: '', after: 'xx' },
    { path: 'draft.tags.1', before: 'b', after: 'c' },
    { path: 'gone', before: true, after: undefined },
    { path: 'list', before: [], after: {} },
    { path: 'failure', before: undefined, after: null },
  ])
})
