import { expect, test } from 'vitest'
import {
  type AnyStateMachine,
  createActor,
  fromPromise,
  setup,
  spawnChild,
  stopChild,
} from 'xstate'
import { houseModel } from '../core/small-fixtures.ts'
import { playerMachine } from '../examples/player.ts'
import { uploadMachine } from '../examples/upload.ts'
import { openPage } from '../inspection/open-page.ts'
import { differences, readEntry, say } from './reading.ts'
import { actorsAt, forgotten, hear, look, type Pages } from './state.ts'

type Page = ReturnType<typeof openPage>

/** What stood right after the last event of this type. */
function after(page: Page, type: string) {
  const report = page.read()
  const seq = report.entries.findLast(({ event }) => event.type === type)?.seq ?? -1
  return actorsAt(report, seq)
}

const names = (actors: readonly { readonly name: string }[]) =>
  actors.map(({ name }) => name).toSorted()

const idle = setup({}).createMachine({ id: 'idle' })
const opening = setup({
  actors: { idle, job: fromPromise(() => new Promise(() => {})) },
}).createMachine({
  id: 'opening',
  initial: 'shut',
  states: {
    shut: { on: { open: 'busy' } },
    busy: {
      entry: spawnChild('idle', { id: 'guest' }),
      exit: stopChild('guest'),
      invoke: { src: 'job', id: 'job' },
      on: { close: 'shut' },
    },
  },
})

test('at a past moment every actor stands as it did', () => {
  const page = openPage({ upload: ['file'] })
  const { inspect } = page.inspection
  const player = createActor(playerMachine, { inspect }).start()
  const upload = createActor(uploadMachine, { inspect }).start()
  player.send({ type: 'play.toggle' })
  upload.send({ type: 'file.choose', name: 'plan.pdf' })
  player.send({ type: 'play.toggle' })
  expect(after(page, 'file.choose')).toMatchObject([
    { name: 'player', value: { playback: 'playing', sound: 'on' } },
    { name: 'sleepTimer', value: 'off' },
    { name: 'upload', value: 'choosing', context: { file: 'plan.pdf' } },
  ])
})

test('an actor that ended since is there, one that had not started is not', () => {
  const page = openPage()
  const actor = createActor(opening, { inspect: page.inspection.inspect }).start()
  for (const type of ['open', 'noise', 'close'] as const) actor.send({ type })
  expect(names(after(page, 'noise'))).toEqual(['guest', 'job', 'opening'])
  expect(names(actorsAt(page.read(), 0))).toEqual(['opening'])
  expect(names(actorsAt(page.read(), Infinity))).toEqual(['opening'])
})

test('what is older than memory is read from what came after', () => {
  const page = openPage()
  const { inspect } = page.inspection
  const still = createActor(idle, { inspect }).start()
  const upload = createActor(uploadMachine, { inspect }).start()
  for (let count = 0; count < 1100; count += 1) still.send({ type: 'noise' })
  upload.send({ type: 'file.choose', name: 'b' })
  const report = page.read()
  expect(report.entries).toHaveLength(1000)
  const actors = actorsAt(report, report.entries[0]?.seq ?? 0)
  expect(actors.find(({ name }) => name === 'upload')).toMatchObject({
    value: 'choosing',
    context: forgotten,
  })
})

test('the page that spoke last and the machine that moved last are shown, until one is chosen', () => {
  const page = openPage()
  const { inspect } = page.inspection
  const player = createActor(playerMachine, { inspect }).start()
  createActor(uploadMachine, { inspect }).start()
  player.send({ type: 'play.toggle' })
  const none: Pages = new Map()
  const pages = hear(hear(none, page.read()), { ...page.read(), page: 'other' })
  expect(look(pages, { actor: '' })).toMatchObject({
    id: 'other',
    standing: { name: 'player' },
  })
  const moment = { page: 'page', seq: 1 }
  const past = look(pages, { page: 'page', actor: 'player', moment })
  expect(past).toMatchObject({ id: 'page', isPast: true, entry: { seq: 1 } })
  expect(past.standing?.value).toEqual({ playback: 'paused', sound: 'on' })
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
  for (const type of types) actor.send({ type, name: 'plan.pdf' })
  const { entries } = page.read()
  actor.stop()
  return entries
    .filter((entry) => entry.actor.id === actor.sessionId)
    .map((entry) => readEntry(entry, machine))
}

test('what was taken, refused and ignored is said in the harness’s ids', () => {
  const types = ['upload.start', 'upload.retry', 'file.choose']
  const readings = readAll(uploadMachine, types)
  expect(readings.map(({ outcome, text }) => [outcome, text])).toEqual([
    ['told', 'lancé dans choosing'],
    ['refused', 'refusé par hasFile'],
    ['ignored', 'ignoré : rien n’écoute upload.retry dans choosing'],
    ['taken', 'choosing --file.choose--> (stays)'],
  ])
  expect(readings[1]?.refused).toEqual(['choosing --upload.start--> uploading [hasFile]'])
})

test('a transition that waits for no event follows the one that led to it', () => {
  const [, reading] = readAll(houseModel.machine, ['night.fall'])
  expect(reading?.text).toBe('awake --night.fall--> dimming, dimming --always--> awake')
})

test('a state is said by its innermost paths', () => {
  const value = { open: { hold: 'pinned', search: 'blank' } }
  expect(say(value)).toBe('open.hold.pinned + open.search.blank')
  expect(say({})).toBe('(root)')
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
