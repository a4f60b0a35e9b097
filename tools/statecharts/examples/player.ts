/** A player with a sleep timer: two regions that are active together, and a spawned child. */
import { sendParent, sendTo, setup, spawnChild } from 'xstate'

const sleepTimerMachine = setup({
  types: { events: {} as { type: 'sleep.set' | 'sleep.cancel' } },
  actions: { end: sendParent({ type: 'sleep.over' }) },
  delays: { sleep: 60_000 },
}).createMachine({
  id: 'sleepTimer',
  initial: 'off',
  states: {
    off: { on: { 'sleep.set': 'counting' } },
    counting: {
      after: { sleep: { target: 'off', actions: 'end' } },
      on: {
        'sleep.set': { target: 'counting', reenter: true },
        'sleep.cancel': 'off',
      },
    },
  },
})

export type PlayerEvent = {
  readonly type:
    | 'play.toggle'
    | 'sound.toggle'
    | 'sleep.set'
    | 'sleep.cancel'
    | 'sleep.over'
}

export const playerMachine = setup({
  types: {
    events: {} as PlayerEvent,
    children: {} as { sleepTimer: 'sleepTimer' },
  },
  actors: { sleepTimer: sleepTimerMachine },
  actions: {
    setTimer: sendTo('sleepTimer', { type: 'sleep.set' }),
    cancelTimer: sendTo('sleepTimer', { type: 'sleep.cancel' }),
  },
}).createMachine({
  id: 'player',
  description: 'Player',
  meta: {
    events: {
      'play.toggle': 'Press the play button',
      'sound.toggle': 'Press the sound button',
      'sleep.set': 'Choose to stop in a minute',
      'sleep.cancel': 'Choose to play on',
      'sleep.over': 'The minute is over',
    },
  },
  type: 'parallel',
  entry: spawnChild('sleepTimer', { id: 'sleepTimer' }),
  on: {
    'sleep.set': { actions: 'setTimer' },
    'sleep.cancel': { actions: 'cancelTimer' },
  },
  states: {
    playback: {
      initial: 'paused',
      states: {
        paused: { description: 'Paused', on: { 'play.toggle': 'playing' } },
        playing: {
          description: 'Playing',
          on: { 'play.toggle': 'paused', 'sleep.over': 'paused' },
        },
      },
    },
    sound: {
      initial: 'on',
      states: {
        on: { description: 'Sound on', on: { 'sound.toggle': 'muted' } },
        muted: { description: 'Muted', on: { 'sound.toggle': 'on' } },
      },
    },
  },
})
