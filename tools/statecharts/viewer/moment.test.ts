import { expect, test, vi } from 'vitest'
import {
  createActor,
  emit,
  fromPromise,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate'
import { forgotten, momentAt } from './moment.ts'
import { playerMachine } from '../examples/player.ts'
import { uploadMachine } from '../examples/upload.ts'
import { openPage } from '../inspection/open-page.ts'

function recorded(page: ReturnType<typeof openPage>) {
  const report = page.read()
  const actors = new Map(report.actors.map((actor) => [actor.id, actor]))
  return { ...report, actors }
}

/** What stood right after the last event of this type. */
function after(page: ReturnType<typeof openPage>, type: string) {
  const told = recorded(page)
  const seq = told.entries.findLast(({ event }) => event.type === type)?.seq ?? -1
  return momentAt(told, seq)
}

test('every actor stands as it did, its child, its timer and its context too', () => {
  vi.useFakeTimers()
  const page = openPage({ player: [], upload: ['name'] })
  const { inspect } = page.inspection
  const player = createActor(playerMachine, { inspect }).start()
  const upload = createActor(uploadMachine, { inspect }).start()
  player.send({ type: 'play.toggle' })
  player.send({ type: 'sleep.set' })
  vi.advanceTimersByTime(1000)
  upload.send({ type: 'file.choose', name: 'plan.pdf' })
  player.send({ type: 'sleep.cancel' })
  player.send({ type: 'play.toggle' })

  const past = after(page, 'file.choose')
  expect(past.actors.map(({ name, value }) => [name, value])).toEqual([
    ['player', { playback: 'playing', sound: 'on' }],
    ['sleepTimer', 'counting'],
    ['upload', 'choosing'],
  ])
  expect(past.timers).toMatchObject([
    { actor: { name: 'sleepTimer' }, event: 'xstate.after.sleep.sleepTimer.counting' },
  ])
  const now = momentAt(recorded(page), undefined)
  expect(now.timers).toEqual([])
  expect(now.actors[0]?.value).toEqual({ playback: 'paused', sound: 'on' })
  const before = after(page, 'play.toggle')
  expect(before.timers).toEqual([])
  vi.useRealTimers()
})

test('a timer that runs now did not run before it was set, be its start forgotten', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
  const page = openPage()
  const player = createActor(playerMachine, { inspect: page.inspection.inspect }).start()
  const early = Date.now()
  vi.advanceTimersByTime(1000)
  player.send({ type: 'sleep.set' })
  const told = recorded(page)
  expect(told.timers).toHaveLength(1)
  expect(after(page, 'xstate.init').timers).toEqual([])
  // As when only what came before the timer's owner moved is remembered.
  const [first] = told.entries
  const forgetful = { ...told, entries: first ? [{ ...first, at: early }] : [] }
  expect(momentAt(forgetful, first?.seq).timers).toEqual([])
  expect(momentAt({ ...told, entries: [] }, 0).timers).toEqual([])
  vi.useRealTimers()
})

const idle = setup({}).createMachine({ id: 'idle' })
const host = setup({ actors: { idle, job: fromPromise(() => new Promise(() => {})) } })
const opening = host.createMachine({
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

test('an actor that ended since is there, one that had not started is not', () => {
  const page = openPage()
  const actor = createActor(opening, { inspect: page.inspection.inspect }).start()
  actor.send({ type: 'open' })
  actor.send({ type: 'noise' })
  actor.send({ type: 'close' })
  const names = (type: string) => after(page, type).actors.map(({ name }) => name)
  expect(names('noise').toSorted()).toEqual(['guest', 'job', 'opening'])
  expect(momentAt(recorded(page), undefined).actors).toHaveLength(1)
  expect(momentAt(recorded(page), 0).actors.map(({ name }) => name)).toEqual(['opening'])
  const told = recorded(page)
  const newest = told.entries.at(-1)?.seq ?? 0
  expect(momentAt(told, newest).actors.map(({ name }) => name)).toEqual(['opening'])
})

test('what is older than memory is read from what came after', () => {
  const page = openPage()
  const { inspect } = page.inspection
  const still = createActor(idle, { inspect }).start()
  const upload = createActor(uploadMachine, { inspect }).start()
  upload.send({ type: 'file.choose', name: 'a' })
  for (let count = 0; count < 1100; count += 1) still.send({ type: 'noise' })
  upload.send({ type: 'file.choose', name: 'b' })
  const told = recorded(page)
  const { actors } = momentAt(told, told.entries[0]?.seq)
  expect(actors.find(({ name }) => name === 'upload')).toMatchObject({
    value: 'choosing',
    context: forgotten,
  })
})

const speaker = setup({ types: { emitted: {} as { type: 'said' } } }).createMachine({
  id: 'speaker',
  on: { speak: { actions: emit({ type: 'said' }) } },
})
const house = setup({ actors: { speaker } }).createMachine({
  id: 'house',
  entry: [
    spawnChild('speaker', { id: 'one', systemId: 'one' }),
    spawnChild('speaker', { id: 'two' }),
  ],
  on: { said: { actions: sendTo('two', { type: 'heard' }) } },
})

test('what a listener passes on comes from the actor that emitted it, and nothing else does', () => {
  const page = openPage()
  const app = createActor(house, { inspect: page.inspection.inspect })
  app.getSnapshot().children.one?.on('*', (event) => app.send({ ...event }))
  app.start()
  app.system.get('one').send({ type: 'speak' })
  app.send({ type: 'said' })
  const told = page.read().entries.filter(({ event }) => /said|heard/.test(event.type))
  expect(
    told.map(({ source, isEmitted, actor }) => [source?.name, isEmitted, actor.name]),
  ).toEqual([
    ['one', true, 'house'],
    ['house', false, 'two'],
    [undefined, false, 'house'],
    ['house', false, 'two'],
  ])
})
