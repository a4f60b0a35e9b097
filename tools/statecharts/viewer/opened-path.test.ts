import { expect, test } from 'vitest'
import type { Step } from '../core/step.ts'
import type { ProductModel } from '../product/product-model.ts'
import { exploreProduct } from '../product/explore-product.ts'
import { playerModel } from '../examples/player.model.ts'
import { studioProduct } from '../examples/studio.product.ts'
import { momentAt } from './moment.ts'
import { watchMachine, watchProduct } from './opened-path.ts'
import type { InspectedPage } from './state.ts'

/** The state of each machine after a step, and what is due then, in milliseconds. */
function after(page: InspectedPage, place: number) {
  const { actors, timers, at = 0 } = momentAt(page, page.walked?.steps[place]?.seq)
  const machines = actors.filter(({ machine }) => machine !== undefined)
  const states = machines.map(({ name, value }) => [name, value])
  return {
    ...Object.fromEntries(states),
    due: timers.map(({ dueAt }) => dueAt - at),
  }
}

/** The studio, of which somebody asks that nothing plays once a file was uploaded. */
const demanding: ProductModel = {
  ...studioProduct,
  properties: [
    {
      id: 'silent',
      sentence: 'Nothing plays beside a file',
      kind: 'always',
      holds: ({ after: { isPlaying, screen } }) => !isPlaying || screen !== 'done',
    },
  ],
} satisfies typeof studioProduct

test('a counterexample is walked by all machines, and shows what it breaks', () => {
  const [found] = exploreProduct(demanding, { states: 500 }).counterexamples
  const steps = found?.steps ?? []
  const page = watchProduct(demanding, { name: 'silent', steps })
  expect(page.walked?.title).toBe('Nothing plays beside a file')
  expect(page.walked?.steps.map(({ text, problems }) => [text, problems])).toEqual([
    ['Départ', []],
    ['@player play.toggle', []],
    ['@upload file.choose {"name":"plan.pdf"}', []],
    ['@upload upload.start', []],
    ['upload.upload accepted', ['silent\u00A0: Nothing plays beside a file']],
  ])
  expect(after(page, 3)).toMatchObject({
    player: { playback: 'playing' },
    upload: 'uploading',
    sleepTimer: 'off',
    due: [10_000],
  })
  expect(after(page, 4)).toMatchObject({ upload: 'done', sleepTimer: 'counting' })
})

test('what has passed by the clock of the harness is the time of its events', () => {
  const steps: readonly Step[] = [
    { kind: 'event', to: 'upload', event: { type: 'file.choose', name: 'plan.pdf' } },
    { kind: 'event', to: 'upload', event: { type: 'upload.start' } },
    { kind: 'wait', ms: 4000 },
    { kind: 'event', to: 'player', event: { type: 'play.toggle' } },
    { kind: 'delay', ms: 6000 },
  ]
  const page = watchProduct(studioProduct, { name: 'slow', steps })
  const pressed = page.entries.find(({ event }) => event.type === 'play.toggle')
  expect(new Date(pressed?.at ?? 0).toTimeString().slice(0, 8)).toBe('00:00:04')
  expect(after(page, 4).due).toEqual([6000])
  expect(after(page, 5)).toMatchObject({ upload: 'failed', due: [60_000] })
})

test('texts stand as they are, since nobody typed them', () => {
  const steps: readonly Step[] = [
    { kind: 'event', to: 'upload', event: { type: 'file.choose', name: 'plan.pdf' } },
  ]
  const page = watchProduct(studioProduct, { name: 'choice', steps })
  expect(JSON.stringify(page.entries)).toContain('plan.pdf')
})

test('a path of one machine is walked too, and says where nothing happens', () => {
  const steps: readonly Step[] = [
    { kind: 'event', event: { type: 'sleep.over' } },
    { kind: 'event', event: { type: 'play.toggle' } },
  ]
  const page = watchMachine(playerModel, { name: 'one', steps })
  expect(page.walked?.steps.map(({ text, isDone }) => [text, isDone])).toEqual([
    ['Départ', true],
    ['sleep.over', false],
    ['play.toggle', true],
  ])
  expect(after(page, 1)).toMatchObject({ player: { playback: 'paused' } })
  expect(after(page, 2)).toMatchObject({ player: { playback: 'playing' } })
})
