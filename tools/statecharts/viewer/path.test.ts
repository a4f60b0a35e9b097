import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { pathOf, pathText } from './path.ts'
import { config, frozenPaths } from '../cli/machines.ts'
import { uploadModel } from '../examples/upload.model.ts'
import { readRecording } from '../core/recording.ts'
import { TestClock } from '../core/clock.ts'
import { headlessDriver, walk } from '../core/drivers.ts'
import { halves, type Step } from '../core/step.ts'
import type { Model } from '../core/model.ts'
import { recordStubs, type Stub, stub } from '../core/stubs.ts'
import { openPage } from '../inspection/open-page.ts'

/** What the viewer hears while a path is walked on a page. */
function live(model: Model, steps: readonly Step[]) {
  const clock = new TestClock()
  vi.spyOn(performance, 'now').mockImplementation(clock.now)
  const page = openPage()
  const actor = createActor(stub(model.machine), {
    clock,
    input: model.input?.(clock),
    inspect: page.inspection.inspect,
    logger: () => {},
  })
  const running: Stub[] = []
  recordStubs(actor, (started) => running.push(started))
  actor.start()
  for (const step of steps) {
    if (step.kind === 'event') actor.send(step.event)
    else if (step.kind === 'outcome') {
      const end = model.outcomes?.[step.actor]?.[step.outcome]
      const waiting = running.findLast((one) => one.actor === step.actor && one.isRunning())
      if (end) waiting?.settle(end)
    } else for (const part of halves(step.ms)) clock.increment(part?.ms ?? 0)
  }
  actor.stop()
  const { entries } = page.read()
  vi.restoreAllMocks()
  return entries.filter((entry) => entry.actor.id === actor.sessionId)
}

const { models } = config

test.each(models)(
  'what was seen of $name is copied as a path that does the same',
  (model) => {
    const paths = frozenPaths(model)
    const copied = paths.map(({ steps }) => pathOf(model, live(model, steps)))
    expect(copied.map(({ problem }) => problem)).toEqual(paths.map(() => undefined))
    expect(copied.every(({ steps }) => steps.length > 0)).toBe(true)
  },
)

test.each(models)(
  'a path copied from $name, what was typed masked, goes as its table says',
  async (model) => {
    for (const { steps } of frozenPaths(model)) {
      const text = pathText(model, pathOf(model, live(model, steps)))
      const { machine, paths } = readRecording(text)
      expect(machine).toBe(model.name)
      for (const path of paths)
        await expect(walk(headlessDriver(model), path, model)).resolves.not.toEqual([])
    }
  },
)

const uploading: readonly Step[] = [
  { kind: 'event', event: { type: 'file.choose', name: 'Mot 1' } },
  { kind: 'event', event: { type: 'upload.start' } },
  { kind: 'wait', ms: 4000 },
]

test('time counts while a timer runs, and outcomes have the model’s names', () => {
  const outcome = { kind: 'outcome', actor: 'upload', outcome: 'refused' } as const
  const { steps } = pathOf(uploadModel, live(uploadModel, [...uploading, outcome]))
  expect(steps).toEqual([
    { kind: 'event', event: { type: 'file.choose', name: 'xxx 0' } },
    { kind: 'event', event: { type: 'upload.start' } },
    { kind: 'wait', ms: 4000 },
    outcome,
  ])
})

test('a delay takes the time that is left', () => {
  const ignored: Step = { kind: 'event', event: { type: 'upload.retry' } }
  const steps: readonly Step[] = [...uploading, ignored, { kind: 'delay', ms: 6000 }]
  const copied = pathOf(uploadModel, live(uploadModel, steps))
  expect(copied.steps.at(-1)).toEqual({ kind: 'delay', ms: 6000 })
})

test('a path whose start is forgotten, or that does something else, says so', () => {
  const entries = live(uploadModel, uploading)
  expect(pathOf(uploadModel, entries.slice(1)).problem).toBe(
    'Son départ n’est plus en mémoire.',
  )
  const [init, ...rest] = entries
  const incomplete = rest.filter(({ event }) => event.name === undefined)
  expect(pathOf(uploadModel, init ? [init, ...incomplete] : []).problem).toBe(
    'À « upload.start », la machine seule prend rien, ' +
      'la page a pris choosing --upload.start--> uploading [hasFile].',
  )
})
