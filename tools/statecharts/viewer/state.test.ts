import { expect, test } from 'vitest'
import {
  contextBefore,
  entryOf,
  initialState,
  pageOf,
  reduce,
  standingOf,
  type ViewerAction,
  visibleEntries,
} from './state.ts'
import type { Entry, Report } from '../inspection/protocol.ts'

const chat = { id: 'x:1', name: 'chat', parent: undefined, machine: 'chat' }
const form = { id: 'x:2', name: 'contactForm', parent: undefined, machine: 'contactForm' }

function entry(seq: number, part: Partial<Entry> = {}): Entry {
  return {
    seq,
    at: 1000 + seq,
    actor: chat,
    source: undefined,
    isEmitted: false,
    isFromChild: false,
    isOver: false,
    timers: [],
    event: { type: 'chat.toggle' },
    steps: [],
    before: 'closed',
    value: seq % 2 === 0 ? 'closed' : 'greeted',
    context: { seq },
    ...part,
  }
}

function report(entries: readonly Entry[], part: Partial<Report> = {}): ViewerAction {
  const message: Report = {
    kind: 'report',
    page: 'one',
    path: '/',
    isMasked: true,
    first: 0,
    entries,
    actors: [
      { ...chat, value: 'now', context: {} },
      { ...form, value: { idle: 'editing' }, context: {} },
    ],
    ended: [],
    timers: [],
    ...part,
  }
  return { type: 'message.hear', message }
}

const play = (...actions: readonly ViewerAction[]) => actions.reduce(reduce, initialState)
const seqs = (entries: readonly Entry[]) => entries.map(({ seq }) => seq)

test('what is told again takes the place of what was known', () => {
  const unmasked = entry(1, { context: 'unmasked' })
  const state = play(
    report([entry(0), entry(1), entry(2)]),
    report([unmasked, entry(2), entry(3)]),
  )
  expect(seqs(visibleEntries(state))).toEqual([0, 1, 2, 3])
  expect(visibleEntries(state)[1]).toBe(unmasked)
})

test('the page that spoke last is shown, until one is chosen', () => {
  const other = report([entry(0)], { page: 'two', path: '/contact' })
  expect(pageOf(play(report([entry(0)]), other))?.path).toBe('/contact')
  expect(pageOf(play(other, report([entry(0)])))?.path).toBe('/')
  const chosen = play(report([]), { type: 'page.choose', page: 'one' }, other)
  expect(pageOf(chosen)?.path).toBe('/')
  const left = reduce(chosen, {
    type: 'message.hear',
    message: { kind: 'leave', page: 'one' },
  })
  expect(pageOf(left)?.path).toBe('/contact')
})

test('the machine that moved last is shown, until one is chosen', () => {
  const moved = play(report([entry(0), entry(1, { actor: form })]))
  expect(standingOf(moved)?.name).toBe('contactForm')
  const chosen = reduce(moved, { type: 'choose', chosen: { machine: 'chat' } })
  expect(standingOf(chosen)).toMatchObject({ name: 'chat', last: { seq: 0 } })
  const ended = reduce(chosen, report([entry(2, { actor: form })], { ended: ['x:1'] }))
  expect(standingOf(ended)).toMatchObject({ name: 'chat', isRunning: false })
})

test('while paused nothing new is shown, and stepping shows what was', () => {
  const paused = play(
    report([entry(0), entry(1), entry(2)]),
    { type: 'pause.toggle' },
    report([entry(3)]),
  )
  expect(seqs(visibleEntries(paused))).toEqual([0, 1, 2])
  const back = reduce(paused, { type: 'step', by: -1 })
  expect(entryOf(back)?.seq).toBe(1)
  expect(standingOf(back)).toMatchObject({ value: 'greeted', context: { seq: 1 } })
  expect(seqs(standingOf(back)?.history ?? [])).toEqual([0, 1])
  const resumed = reduce(back, { type: 'pause.toggle' })
  expect(entryOf(resumed)?.seq).toBe(3)
  expect(standingOf(resumed)?.value).toBe('now')
})

test('stepping goes along what the filter leaves, and not beyond', () => {
  const state = play(
    report([entry(0), entry(1, { actor: form, event: { type: 'form.submit' } }), entry(2)]),
    { type: 'filter.change', filter: 'CHAT' },
    { type: 'step', by: -1 },
    { type: 'step', by: -1 },
  )
  expect(seqs(visibleEntries(state))).toEqual([0, 2])
  expect(entryOf(state)?.seq).toBe(0)
  const sent = reduce(state, { type: 'filter.change', filter: 'contactform' })
  expect(seqs(visibleEntries(sent))).toEqual([1])
})

test('five thousand entries are kept', () => {
  const many = Array.from({ length: 6000 }, (_, seq) => entry(seq))
  const kept = visibleEntries(play(report(many)))
  expect([kept.length, kept[0]?.seq]).toEqual([5000, 1000])
})

test('a context is compared with that before its last event, or with a chosen one', () => {
  const state = play(
    report([
      entry(0),
      entry(1, { actor: form }),
      entry(2),
      entry(3, { actor: form }),
      entry(4),
    ]),
    { type: 'choose', chosen: { machine: 'chat' } },
  )
  const standing = standingOf(state)
  expect(standing && contextBefore(state, standing)).toEqual({ seq: 2 })
  const since = reduce(state, { type: 'base.choose', seq: 1 })
  expect(standing && contextBefore(since, standing)).toEqual({ seq: 0 })
})
