import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor, fromPromise, setup } from 'xstate'
import { activePaths, readEntry, say } from './reading.ts'
import { chatMachine } from '#machines/chat.ts'
import { toastQueueMachine } from '#machines/toast-queue.ts'
import { models } from '#tests/machines/models.ts'
import { Session } from '../core/session.ts'
import { readFrozen } from '../core/frozen.ts'
import { openPage } from '#tests/services/open-page.ts'

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

test('what was taken, refused and ignored is said in the harness’s ids', () => {
  const readings = readAll(chatMachine, [
    { type: 'message.submit' },
    { type: 'chat.toggle' },
    { type: 'message.submit' },
  ])
  expect(readings).toEqual([
    {
      outcome: 'started',
      taken: [],
      refused: [],
      actions: [],
      text: 'started in closed',
    },
    {
      outcome: 'ignored',
      taken: [],
      refused: [],
      actions: [],
      text: 'ignored: nothing hears message.submit in closed',
    },
    {
      outcome: 'taken',
      taken: ['closed --chat.toggle--> open', 'open --always--> greeted [isSilent]'],
      refused: [],
      actions: ['greet'],
      text: 'closed --chat.toggle--> open, open --always--> greeted [isSilent]',
    },
    {
      outcome: 'refused',
      taken: [],
      refused: ['greeted --message.submit--> (stays) [isWritten]'],
      actions: [],
      text: 'refused by isWritten',
    },
  ])
})

test('the actions are those that run, from the states that are left to those entered', () => {
  const show = { type: 'toast.show', toast: { notice: 'messageSent' } }
  const [, first, second] = readAll(toastQueueMachine, [show, show], { now: () => 0 })
  expect(first?.actions).toEqual(['letGo', 'keepFailure', 'show', 'entry startClock'])
  expect(second?.actions).toEqual([
    'exit stopClock',
    'exit letGo',
    'letGo',
    'keepFailure',
    'show',
    'entry startClock',
  ])
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

test.each(models)(
  'the guards that refuse in $name are those that the harness hears',
  (model) => {
    const { steps } = readFrozen(
      new URL(`../../../tests/machines/${model.name}.paths.txt`, import.meta.url),
    )[0] ?? { steps: [] }
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
