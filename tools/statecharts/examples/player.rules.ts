/** What the player shall do, read from its specification alone: nothing of the machine is imported. */
import type { Ignored, Rule, Timer } from 'statecharts'

export type PlayerState = {
  readonly isPlaying: boolean
  readonly isMuted: boolean
  readonly timers: readonly Timer[]
}

export type PlayerView = {
  readonly isPlaying: boolean
  readonly isMuted: boolean
  readonly isTimed: boolean
}

type PlayerEvent = {
  readonly type: 'play.toggle' | 'sound.toggle' | 'sleep.set' | 'sleep.cancel'
}

export const playerTable: readonly Rule<PlayerState, PlayerEvent>[] = [
  {
    id: 'player-1',
    from: {},
    when: 'play.toggle',
    gives: ({ isPlaying }) => ({ isPlaying: !isPlaying }),
    statement: '§1: one button plays and pauses',
  },
  {
    id: 'player-2',
    from: {},
    when: 'sound.toggle',
    gives: ({ isMuted }) => ({ isMuted: !isMuted }),
    statement: '§2: one button switches the sound, whatever plays',
  },
  {
    id: 'player-3',
    from: {},
    when: 'sleep.set',
    gives: () => ({ timers: [{ name: 'sleep', ms: 60_000 }] }),
    statement: '§3: a minute counts from the last choice',
  },
  {
    id: 'player-4',
    from: {},
    when: 'sleep.cancel',
    if: ({ timers }) => timers.length > 0,
    gives: () => ({ timers: [] }),
    statement: '§3: the choice can be taken back',
  },
  {
    id: 'player-5',
    from: {},
    when: 'after sleep',
    gives: () => ({ isPlaying: false, timers: [] }),
    statement: '§3: what plays is paused after the minute',
  },
]

export const playerIgnored: readonly Ignored<PlayerState, PlayerEvent>[] = [
  {
    from: {},
    when: 'sleep.cancel',
    if: ({ timers }) => timers.length === 0,
    because: 'there is no choice to take back',
  },
]
