import type { Model } from 'statecharts'
import { playerMachine } from './player.ts'
import {
  playerIgnored,
  playerTable,
  type PlayerState,
  type PlayerView,
} from './player.rules.ts'

const types = ['play.toggle', 'sound.toggle', 'sleep.set', 'sleep.cancel'] as const

const setAgain = 'a timer that is set twice in one moment counts as if set once'

/** Parallel regions, and a spawned child with a timer of its own. */
export const playerModel = {
  name: 'player',
  machine: playerMachine,
  events: () => types.map((type) => ({ type })),
  waits: [20_000],
  abstract: ({ value }, due) => JSON.stringify([value, due]),
  initial: { isPlaying: false, isMuted: false, timers: [] },
  table: playerTable,
  ignored: playerIgnored,
  view: ({ isPlaying, isMuted, timers }) => ({
    isPlaying,
    isMuted,
    isTimed: timers.length > 0,
  }),
  observe: (snapshot) => ({
    isPlaying: snapshot.matches({ playback: 'playing' }),
    isMuted: snapshot.matches({ sound: 'muted' }),
    isTimed: snapshot.children.sleepTimer?.getSnapshot().value === 'counting',
  }),
  equivalent: {
    'double action: (root) sleep.set[0] setTimer': setAgain,
    'tell child: (root) sleep.set[0] sleepTimer sleep.set': setAgain,
    'double action: (root) sleep.cancel[0] cancelTimer': 'a timer that is off stays off',
  },
} satisfies Model<typeof playerMachine, PlayerState, PlayerView>
