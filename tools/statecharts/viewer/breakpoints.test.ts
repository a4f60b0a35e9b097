import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type Breakpoint, firstHit } from './breakpoints.ts'
import { playerMachine } from '../examples/player.ts'
import { houseModel } from '../core/small-fixtures.ts'
import { openPage } from '../inspection/open-page.ts'

function played() {
  const page = openPage()
  const player = createActor(playerMachine, { inspect: page.inspection.inspect }).start()
  player.send({ type: 'sound.toggle' })
  player.send({ type: 'play.toggle' })
  player.send({ type: 'sound.toggle' })
  return page.read().entries
}

const hitBy = (breakpoint: Breakpoint) => {
  const entries = played()
  const seq = firstHit(entries, [breakpoint])?.seq
  return entries.find((entry) => entry.seq === seq)?.event.type
}

test('an event stops where its machine hears it, a state where it is entered', () => {
  expect(hitBy({ kind: 'event', machine: 'player', name: 'play.toggle' })).toBe(
    'play.toggle',
  )
  expect(hitBy({ kind: 'event', machine: 'other', name: 'play.toggle' })).toBeUndefined()
  expect(hitBy({ kind: 'state', machine: 'player', name: 'sound.on' })).toBe('xstate.init')
  expect(hitBy({ kind: 'state', machine: 'player', name: 'playback.playing' })).toBe(
    'play.toggle',
  )
})

test('a state that is left at once was entered all the same', () => {
  const page = openPage()
  const { inspect } = page.inspection
  const house = createActor(houseModel.machine, { inspect }).start()
  house.send({ type: 'night.fall' })
  const breakpoint = {
    kind: 'state',
    machine: houseModel.machine.id,
    name: 'dimming',
  } as const
  expect(firstHit(page.read().entries, [breakpoint])).toMatchObject({ breakpoint })
})
