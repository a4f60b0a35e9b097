import type { Model } from 'statecharts'
import { playerMachine } from './player.ts'
import {
  playerIgnored,
  playerTable,
  type PlayerState,
  type PlayerView,
} from './player.rules.ts'

const types = ['play.toggle', 'sound.toggle', 'sleep.set', 'sleep.cancel'] as const

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
} satisfies Model<typeof playerMachine, PlayerState, PlayerView>
