import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, sendTo, setup, spawnChild, stopChild } from 'xstate'
import { differences } from '../core/step.ts'
import { eventLabel } from '../core/xstate-adapter.ts'
import { senderMachine } from '../examples/sender.ts'
import { openInspectedPage } from '../testing/testing.ts'
import type { Entry } from '../inspection/protocol.ts'
import { viewerPage } from './server.ts'
import { actorIn, effectOf, type Moment, receive, viewAt } from './state.ts'
import { statesAfter, timersAt } from './state.ts'

const running = (entries: readonly Entry[]) =>
  statesAfter(entries)
    .flatMap(({ actor, isRunning }) => (isRunning ? [actor.name] : []))
    .toSorted()

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
      invoke: { src: 'job' },
      on: { close: 'closing' },
    },
    closing: { always: [{ guard: 'isLate', target: 'busy' }, { target: 'shut' }] },
  },
})

test('lists only running actors, even if a stopped one receives an event', () => {
  const page = openInspectedPage()
  const actor = createActor(opening, { inspect: page.inspect }).start()
  for (const type of ['open', 'noise', 'close'] as const) actor.send({ type })
  const { entries } = page.read()
  const noise = entries.findIndex(({ event }) => event.type === 'noise')
  expect(running(entries.slice(0, noise + 1))).toEqual(['guest', 'job', 'opening'])
  expect(running(entries.slice(0, 1))).toEqual(['opening'])
  expect(running(entries)).toEqual(['opening'])
  actor.stop()
  actor.send({ type: 'open' })
  const { entries: all } = page.read()
  expect(all.at(-1)?.event.type).toBe('open')
  expect(running(all)).toEqual([])
})

test('drops old events, except the last one of each running actor', () => {
  const page = openInspectedPage({ sender: ['value'] })
  const { inspect } = page
  createActor(lamp, { inspect }).start().send({ type: 'lamp.press' })
  createActor(idle, { inspect }).start().stop()
  const still = createActor(idle, { inspect }).start()
  const sender = createActor(senderMachine, { inspect }).start()
  for (const value of ['a', 'b']) sender.send({ type: 'field.change', value })
  for (let count = 0; count < 1500; count += 1) still.send({ type: 'noise' })
  sender.send({ type: 'field.change', value: 'c' })
  const report = page.read()
  const { entries } = report
  expect(entries).toHaveLength(1005)
  // The viewer applies the same limit to the reports that it receives.
  const news = entries.slice(-900).map((entry) => ({ ...entry, seq: entry.seq + 900 }))
  const pages = receive(receive(new Map(), report), { ...report, entries: news })
  const heard = pages.get('page')?.entries ?? []
  expect(heard).toHaveLength(1004)
  expect(running(heard.slice(0, 50))).toEqual(running(entries.slice(0, 50)))
  expect(statesAfter(entries.slice(0, 50))).toMatchObject([
    { actor: { name: 'lamp' }, value: 'on' },
    { actor: { name: 'light' }, value: 'off' },
    { actor: { name: 'sender' }, value: 'form', context: { value: 'b' } },
    { actor: { name: 'idle' }, value: {} },
  ])
})

test('selects the last reporting page and the machine of its last event by default', () => {
  const page = openInspectedPage()
  const { inspect } = page
  const lamps = createActor(lamp, { inspect }).start()
  createActor(senderMachine, { inspect }).start()
  lamps.send({ type: 'lamp.press' })
  const report = page.read()
  const pages = receive(receive(new Map(), report), { ...report, page: 'other' })
  const newest = viewAt(pages, { actor: '' })
  expect(newest).toMatchObject({ id: 'other', selected: { actor: { name: 'lamp' } } })
  const moment = { page: 'page', seq: 1 }
  const past = viewAt(pages, { page: 'page', actor: 'lamp', moment })
  expect(past).toMatchObject({ id: 'page', past: { seq: 1 } })
  expect(past.selected?.value).toBe('off')
  const remaining = receive(pages, { kind: 'leave', page: 'page' })
  const left = viewAt(remaining, { page: 'page', actor: '', moment })
  expect(left).toMatchObject({ id: 'other', past: undefined })
  // A repeated report replaces known entries instead of duplicating them.
  const again = receive(pages, page.read())
  expect(viewAt(again, { page: 'page', actor: '' }).entries).toHaveLength(4)
})

const alarm = setup({ actors: { lamp } }).createMachine({
  id: 'alarm',
  invoke: { src: 'lamp', id: 'lamp' },
  initial: 'set',
  states: {
    set: {
      entry: sendTo('lamp', { type: 'lamp.press' }, { delay: 300 }),
      after: { 400: { actions: [] }, 5000: 'off' },
      on: { cancel: 'off' },
    },
    off: {},
  },
})

test('lists the time left of each pending timer', () => {
  vi.useFakeTimers()
  const page = openInspectedPage()
  const actor = createActor(alarm, { inspect: page.inspect }).start()
  const timers = (id = 'alarm', moment?: Moment) => {
    const view = viewAt(receive(new Map(), page.read()), { actor: id, moment })
    return timersAt(view, Date.now()).map((one) => `${eventLabel(one.type)}: ${one.left}`)
  }
  const first = ['lamp.press: 300', 'after 400: 400', 'after 5000: 5000']
  expect(timers()).toEqual(first)
  vi.advanceTimersByTime(450)
  expect(timers()).toEqual(['after 5000: 4550'])
  expect(timers('lamp')).toEqual([])
  // A browser may fire a timer late.
  vi.setSystemTime(Date.now() + 9000)
  expect(timers()).toEqual(['after 5000: 0'])
  expect(timers('alarm', { page: 'page', seq: 0 })).toEqual(first)
  actor.send({ type: 'cancel' })
  expect(timers()).toEqual([])
  vi.useRealTimers()
})

test('selects an actor whose id contains spaces or signs by the hash of the URL', () => {
  const hashes = ['', '#%', '#ma porte', `#${encodeURIComponent('a+b=c&d é')}`]
  const actors = hashes.map((hash) => actorIn(new URL(hash, 'http://localhost').hash))
  expect(actors).toEqual(['', '%', 'ma porte', 'a+b=c&d é'])
})

test('attributes eventless transitions and rejected guards to the preceding event', () => {
  const page = openInspectedPage()
  const actor = createActor(opening, { inspect: page.inspect }).start()
  for (const type of ['open', 'close'] as const) actor.send({ type })
  const last = page.read().entries.findLast((entry) => entry.actor.name === 'opening')
  expect(last && effectOf(last)).toBe('busy --close--> closing, closing --always--> shut')
  expect(last?.rejected).toEqual(['closing --always--> busy [isLate]'])
})

test('describes the events of an actor without states', () => {
  const page = openInspectedPage()
  createActor(
    fromPromise(async () => {}),
    { inspect: page.inspect },
  ).start()
  const types = ['xstate.observable.error', 'xstate.promise.resolve', 'upload.error']
  const [start] = page.read().entries
  const effects = types.map((type) => start && effectOf({ ...start, event: { type } }))
  expect(effects).toEqual(['a échoué', 'a réussi', 'événement reçu'])
})

test('reports each changed value with its path', () => {
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

test('F79 the viewer page contains no file path', () => {
  const urls = [...viewerPage.matchAll(/ (?:href|src)="(.*?)"/g)].map(([, url]) => url)
  expect(urls).toEqual(['data:,', '/@id/__x00__virtual:statecharts-viewer'])
})
