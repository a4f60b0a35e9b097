import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { pathOf, pathText } from './path.ts'
import { contactFormModel } from '#tests/machines/contact-form.model.ts'
import { models } from '#tests/machines/models.ts'
import { readRecording } from '../cli/recording.ts'
import { TestClock } from '../core/clock.ts'
import { headlessDriver, type NamedPath, walk } from '../core/drivers.ts'
import { readFrozen } from '../core/frozen.ts'
import type { Model } from '../core/model.ts'
import { halves, type Step } from '../core/step.ts'
import { recordStubs, type Stub, stub } from '../core/stubs.ts'
import { openPage } from '#tests/services/open-page.ts'

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
  const { entries } = page.read()
  vi.restoreAllMocks()
  return entries.filter((entry) => entry.actor.id === actor.sessionId)
}

function frozen({ name }: Model): readonly NamedPath[] {
  return readFrozen(new URL(`../../../tests/machines/${name}.paths.txt`, import.meta.url))
}

test.each(models)(
  'what was seen of $name is copied as a path that does the same',
  (model) => {
    const paths = frozen(model)
    const copied = paths.map(({ steps }) => pathOf(model, live(model, steps)))
    expect(copied.map(({ problem }) => problem)).toEqual(paths.map(() => undefined))
    expect(copied.every(({ steps }) => steps.length > 0)).toBe(true)
  },
)

test.each(models)(
  'a path copied from $name, what was typed masked, goes as its table says',
  async (model) => {
    for (const { steps } of frozen(model)) {
      const text = pathText(model, pathOf(model, live(model, steps)))
      const { machine, paths } = readRecording(text)
      expect(machine).toBe(model.name)
      for (const path of paths)
        await expect(walk(headlessDriver(model), path, model)).resolves.not.toEqual([])
    }
  },
)

const sending: readonly Step[] = [
  { kind: 'event', event: { type: 'form.submit' } },
  ...(['name', 'company', 'phone', 'siret', 'subject', 'message'] as const).map(
    (field): Step => ({
      kind: 'event',
      event: { type: 'field.change', field, value: 'Mot 1' },
    }),
  ),
  { kind: 'event', event: { type: 'field.change', field: 'email', value: 'a@b.fr' } },
  { kind: 'event', event: { type: 'form.submit' } },
  { kind: 'wait', ms: 4000 },
]

test('time counts while a timer runs, and outcomes have the model’s names', () => {
  const outcome = { kind: 'outcome', actor: 'sendMessage', outcome: 'tooMany' } as const
  const { steps } = pathOf(contactFormModel, live(contactFormModel, [...sending, outcome]))
  expect(steps.slice(1, 2)).toEqual([
    { kind: 'event', event: { type: 'field.change', field: 'name', value: 'xxx 0' } },
  ])
  expect(steps.slice(-3)).toEqual([
    { kind: 'event', event: { type: 'form.submit' } },
    { kind: 'wait', ms: 4000 },
    outcome,
  ])
})

test('a delay takes the time that is left', () => {
  const steps: readonly Step[] = [
    ...sending,
    { kind: 'event', event: { type: 'form.submit' } },
    { kind: 'delay', ms: 11_000 },
  ]
  const copied = pathOf(contactFormModel, live(contactFormModel, steps))
  expect(copied.steps.at(-1)).toEqual({ kind: 'delay', ms: 11_000 })
})

test('a path whose start is forgotten, or that does something else, says so', () => {
  const entries = live(contactFormModel, sending)
  expect(pathOf(contactFormModel, entries.slice(1)).problem).toBe(
    'Its start is no longer in memory.',
  )
  const [init, ...rest] = entries
  const incomplete = rest.filter(({ event }) => event.field === undefined)
  expect(pathOf(contactFormModel, init ? [init, ...incomplete] : []).problem).toBe(
    'At "form.submit" the harness takes idle --form.submit--> idle.correcting, ' +
      'the page took idle --form.submit--> sending [isComplete].',
  )
})
