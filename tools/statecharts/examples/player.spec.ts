import { specify, type Timer } from 'statecharts'
import { playerMachine } from './player.ts'

type PlayerState = {
  readonly isPlaying: boolean
  readonly isMuted: boolean
  readonly timers: readonly Timer[]
}

type PlayerView = Omit<PlayerState, 'timers'> & { readonly isTimed: boolean }

const setAgain = 'a timer that is set twice in one moment counts as if set once'

/** Parallel regions, and a spawned child with a timer of its own. */
export const playerSpec = specify(playerMachine)<PlayerState, PlayerView>({
  name: 'player',
  initial: { isPlaying: false, isMuted: false, timers: [] },
  rules: {
    'play.toggle': {
      says: '§1: one button plays and pauses',
      gives: ({ isPlaying }) => ({ isPlaying: !isPlaying }),
    },
    'sound.toggle': {
      says: '§2: one button switches the sound, whatever plays',
      gives: ({ isMuted }) => ({ isMuted: !isMuted }),
    },
    'sleep.set': {
      says: '§3: a minute counts from the last choice',
      gives: () => ({ timers: [{ name: 'sleep', ms: 60_000 }] }),
    },
    'sleep.cancel': [
      {
        if: ({ timers }) => timers.length > 0,
        says: '§3: the choice can be taken back',
        gives: () => ({ timers: [] }),
      },
      {
        if: ({ timers }) => timers.length === 0,
        ignoredBecause: 'there is no choice to take back',
      },
    ],
    'after sleep': {
      says: '§3: what plays is paused after the minute',
      gives: () => ({ isPlaying: false, timers: [] }),
    },
  },
  events: ['play.toggle', 'sound.toggle', 'sleep.set', 'sleep.cancel'],
  waits: [20_000],
  same: ({ value }, due) => [value, due],
  see: ({ isPlaying, isMuted, timers }) => ({
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
})
