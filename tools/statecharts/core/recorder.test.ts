import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { TestClock } from './clock.ts'
import { Recorder } from './recorder.ts'
import { houseModel } from './small-fixtures.ts'

test('an actor that is not the root can be listened to, its transitions bearing its own ids', () => {
  const recorder = new Recorder(
    ({ actorRef }) => 'id' in actorRef && actorRef.id === 'bell',
  )
  const clock = new TestClock()
  const house = createActor(houseModel.machine, { clock, inspect: recorder.inspect })
  house.start()
  expect(recorder.takeTrace().states).toEqual(['silent'])
  house.send({ type: 'door.press' })
  clock.increment(300)
  expect(recorder.takeTrace()).toEqual({
    taken: [
      'house: awake --door.press--> (stays)',
      'silent --bell.ring--> ringing',
      'ringing --after 300--> silent',
    ],
    refused: [],
    states: ['ringing', 'silent'],
  })
  house.stop()
})
