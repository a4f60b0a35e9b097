import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, setup } from 'xstate'
import { activePaths, readEntry, say } from './reading.ts'
import { config } from '../cli/machines.ts'
import { pathsOf } from '../core/tour.ts'
import { houseModel } from '../core/small-fixtures.ts'
import { playerMachine } from '../examples/player.ts'
import { uploadMachine } from '../examples/upload.ts'
import { Session } from '../core/session.ts'
import { openPage } from '../inspection/open-page.ts'

type Event = { readonly type: string; readonly [field: string]: unknown }

/** How the viewer reads what a machine does with these events, its start first. */
function readAll(machine: AnyStateMachine, events: readonly Event[], input?: unknown) {
  const page = openPage()
  const actor = createActor(machine, { input, inspect: page.inspection.inspect })
  actor.start()
  for (const event of events) actor.send(event)
  const { entries } = page.read()
  actor.stop()
  return entries
    .filter((entry) => entry.actor.id === actor.sessionId)
    .map((entry) => readEntry(entry, machine))
}

const silent = uploadMachine.provide({
  actors: { upload: fromPromise(() => new Promise<string>(() => {})) },
})

test('what was taken, refused and ignored is said in the harness’s ids', () => {
  const readings = readAll(silent, [
    { type: 'upload.start' },
    { type: 'upload.retry' },
    { type: 'file.choose', name: 'plan.pdf' },
    { type: 'upload.start' },
  ])
  expect(readings).toEqual([
    {
      outcome: 'started',
      taken: [],
      refused: [],
      actions: [],
      text: 'lancé dans choosing',
    },
    {
      outcome: 'refused',
      taken: [],
      refused: ['choosing --upload.start--> uploading [hasFile]'],
      actions: [],
      text: 'refusé par hasFile',
    },
    {
      outcome: 'ignored',
      taken: [],
      refused: [],
      actions: [],
      text: 'ignoré : rien n’écoute upload.retry dans choosing',
    },
    {
      outcome: 'taken',
      taken: ['choosing --file.choose--> (stays)'],
      refused: [],
      actions: ['setFile'],
      text: 'choosing --file.choose--> (stays)',
    },
    {
      outcome: 'taken',
      taken: ['choosing --upload.start--> uploading [hasFile]'],
      refused: [],
      actions: ['entry countAttempt'],
      text: 'choosing --upload.start--> uploading [hasFile]',
    },
  ])
})

test('a transition that waits for no event follows the one that led to it', () => {
  const [, reading] = readAll(houseModel.machine, [{ type: 'night.fall' }])
  expect(reading?.text).toBe('awake --night.fall--> dimming, dimming --always--> awake')
})

const run: string[] = []
const log = (name: string) => () => void run.push(name)
const names = ['root', 'a', 'a1', 'a2', 'b', 'p', 'q', 'go', 'stay', 'again', 'skip']
const nested = setup({
  actions: Object.fromEntries(names.map((name) => [name, log(name)])),
}).createMachine({
  id: 'nested',
  initial: 'a',
  entry: 'root',
  states: {
    a: {
      entry: 'a',
      exit: 'a',
      initial: 'a1',
      on: {
        go: { target: 'b', actions: 'go' },
        again: { target: 'a', reenter: true, actions: 'again' },
        inner: { target: '.a2', actions: 'stay' },
        same: { target: 'a', actions: 'stay' },
      },
      states: {
        a1: { entry: 'a1', exit: 'a1', on: { stay: { actions: 'stay' } } },
        a2: { entry: 'a2', exit: 'a2' },
      },
    },
    b: {
      type: 'parallel',
      entry: 'b',
      exit: 'b',
      on: { go: 'a.a2' },
      states: {
        p: {
          initial: 'one',
          states: { one: { on: { skip: { target: 'two', actions: 'skip' } } }, two: {} },
          entry: 'p',
          exit: 'p',
        },
        q: { entry: 'q', exit: 'q', initial: 'one', states: { one: {} } },
      },
    },
  },
})

test('the actions are those that XState runs, whatever nests', () => {
  const types = ['stay', 'inner', 'same', 'again', 'inner', 'go', 'skip', 'go', 'go', 'go']
  run.length = 0
  const readings = readAll(
    nested,
    types.map((type) => ({ type })),
  )
  // Stopping runs none.
  const actions = readings.flatMap((reading) => reading.actions)
  expect(actions.map((name) => name.replace(/^(entry|exit) /, ''))).toEqual(run)
  expect(run.length).toBeGreaterThan(20)
})

test.each(config.models)(
  'the guards that refuse in $name are those that the harness hears',
  (model) => {
    const { steps } = pathsOf(model)[0] ?? { steps: [] }
    const events = steps.flatMap((step) => (step.kind === 'event' ? step.event : []))
    const session = new Session(model)
    session.takeTrace()
    const heard = events.map((event) => {
      session.send(event)
      const { taken, refused } = session.takeTrace()
      return { taken, refused: taken.length > 0 ? refused.toSorted() : [] }
    })
    const silent = model.machine.provide({
      actors: Object.fromEntries(
        Object.keys(model.outcomes ?? {}).map((name) => [
          name,
          fromPromise(() => new Promise(() => {})),
        ]),
      ),
    })
    const own = new Set(heard.flatMap(({ taken }) => taken))
    const readings = readAll(silent, events, model.input?.(session.clock)).slice(1)
    session.dispose()
    expect(
      readings.map(({ outcome, taken, refused }) => ({
        taken: taken.filter((id) => own.has(id)),
        refused: outcome === 'taken' ? [...new Set(refused)].toSorted() : [],
      })),
    ).toEqual(
      heard.map(({ taken, refused }) => ({
        taken: taken.filter((id) => !id.includes(': ')),
        refused,
      })),
    )
  },
)

test('a promise ends, and a machine without a model is in a state', () => {
  const page = openPage()
  const { inspect } = page.inspection
  const player = createActor(playerMachine, { inspect }).start()
  player.send({ type: 'sleep.set' })
  createActor(
    fromPromise(() => Promise.resolve()),
    { inspect },
  )
    .start()
    .stop()
  const texts = page
    .read()
    .entries.filter(({ actor }) => actor.machine !== 'player')
    .map((entry) => readEntry(entry, undefined).text)
  expect(texts).toEqual(['lancé', 'dans counting', 'lancé', 'arrêté'])
})

test('a state is said by its innermost paths', () => {
  const value = { open: { hold: 'pinned', search: 'blank' } }
  expect(activePaths(value)).toEqual([
    'open',
    'open.hold',
    'open.hold.pinned',
    'open.search',
    'open.search.blank',
  ])
  expect(say(value)).toBe('open.hold.pinned + open.search.blank')
  expect(say({})).toBe('(root)')
})
