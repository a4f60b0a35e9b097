/** A small system: once an upload has ended, the player stops by itself in a minute. */
import {
  type ActorOptions,
  type ActorRefFrom,
  createActor,
  fromPromise,
  sendTo,
  setup,
  spawnChild,
} from 'xstate'
import { playerMachine } from './player.ts'
import { uploadMachine } from './upload.ts'

export const studioMachine = setup({
  types: {
    events: {} as { type: 'status.focus' },
    children: {} as { player: 'player'; upload: 'upload' },
  },
  actors: { player: playerMachine, upload: uploadMachine },
  actions: { stopInAMinute: sendTo('player', { type: 'sleep.set' }) },
}).createMachine({
  id: 'studio',
  description: 'Studio',
  entry: [spawnChild('player', { id: 'player' }), spawnChild('upload', { id: 'upload' })],
  on: { 'status.focus': { actions: 'stopInAMinute' } },
})

type Outside = Pick<ActorOptions<typeof studioMachine>, 'clock' | 'inspect'> & {
  send(file: string): Promise<string>
}

/** The root actor with its wiring, not yet started. */
export function createStudio({
  send,
  ...options
}: Outside): ActorRefFrom<typeof studioMachine> {
  const upload = uploadMachine.provide({
    actors: { upload: fromPromise<string, string>(({ input }) => send(input)) },
  })
  const studio = createActor(studioMachine.provide({ actors: { upload } }), options)
  studio.getSnapshot().children.upload?.on('*', (event) => studio.send(event))
  return studio
}
