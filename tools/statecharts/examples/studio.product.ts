import type { Move, ProductModel, Property } from 'statecharts'
import { createStudio, studioMachine } from './studio.ts'

type StudioView = {
  readonly isPlaying: boolean
  readonly isMuted: boolean
  readonly screen: string
  readonly file: string
}
type StudioPast = { readonly requests: number }

const begins = ['upload.start', 'upload.retry']

function press(machine: string, event: { type: string; name?: string }): Move {
  return { steps: [{ kind: 'event', to: machine, event }], changes: [machine] }
}

const properties: readonly Property<StudioView, StudioPast>[] = [
  {
    id: 'one-request',
    sentence: '§1: one press sends the file once, and nothing is sent without it',
    kind: 'always',
    holds: ({ effects, move: { steps } }) =>
      effects.length <=
      steps.filter((step) => step.kind === 'event' && begins.includes(step.event.type))
        .length,
  },
  {
    id: 'two-attempts',
    sentence: '§3: a file is sent twice at most',
    kind: 'always',
    holds: ({ history }) => history.requests <= 2,
  },
  {
    id: 'upload-ends',
    sentence: '§2: nobody waits for more than 10 s',
    kind: 'leads to',
    triggers: ({ effects }) => effects.length,
    goals: ({ after }) => Number(after.screen === 'done' || after.screen === 'failed'),
    within: 10_000,
  },
  {
    id: 'player-stops',
    sentence: '§4: the player has stopped a minute after the file was uploaded',
    kind: 'leads to',
    triggers: ({ before, after }) =>
      Number(before.screen !== 'done' && after.screen === 'done'),
    goals: ({ after }) => Number(!after.isPlaying),
    within: 60_000,
  },
]

export const studioProduct = {
  name: 'studio',
  machine: studioMachine,
  create: ({ clock, inspect, tell }) =>
    createStudio({
      clock,
      inspect,
      send: (file) => {
        tell({ type: 'request', file })
        return new Promise(() => {})
      },
    }),
  see({ children: { player, upload } }) {
    if (!player || !upload) throw new Error('A part of the studio is missing')
    const { value, context } = upload.getSnapshot()
    return {
      isPlaying: player.getSnapshot().matches({ playback: 'playing' }),
      isMuted: player.getSnapshot().matches({ sound: 'muted' }),
      screen: value,
      file: context.file,
    }
  },
  moves: () => [
    press('player', { type: 'play.toggle' }),
    press('player', { type: 'sound.toggle' }),
    press('upload', { type: 'file.choose', name: 'plan.pdf' }),
    press('upload', { type: 'upload.start' }),
    press('upload', { type: 'upload.retry' }),
  ],
  endings: {
    'upload.upload': {
      accepted: { end: { output: 'OK' }, changes: ['upload', 'player.sleepTimer'] },
      refused: {
        end: { error: new Error('503') },
        changes: ['upload', 'player.sleepTimer'],
      },
    },
  },
  timers: {
    upload: ['upload', 'player.sleepTimer'],
    'player.sleepTimer': ['player.sleepTimer', 'player'],
  },
  history: { requests: 0 },
  remember: ({ requests }, { effects }) => ({ requests: requests + effects.length }),
  properties,
  frame: 'a step changes the machines that it names, and no other',
  unbroken: 'nothing breaks, whatever is done',
} satisfies ProductModel<typeof studioMachine, StudioView, StudioPast>
