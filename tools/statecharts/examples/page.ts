/** A page that runs the examples, for the viewer beside it to watch. */
import { createActor, fromPromise } from 'xstate'
import { inspectPage } from 'statecharts/inspection'
import { playerMachine } from './player.ts'
import { uploadMachine } from './upload.ts'

const inspect = await inspectPage({ player: [], upload: [] })
const player = createActor(playerMachine, { inspect }).start()
const upload = createActor(
  uploadMachine.provide({
    actors: { upload: fromPromise(() => new Promise<string>(() => {})) },
  }),
  { inspect },
).start()

const presses: Readonly<Record<string, () => void>> = {
  'Play or pause': () => player.send({ type: 'play.toggle' }),
  'Sound on or off': () => player.send({ type: 'sound.toggle' }),
  'Stop in a minute': () => player.send({ type: 'sleep.set' }),
  'Choose a file': () => upload.send({ type: 'file.choose', name: 'plan.pdf' }),
  Upload: () => upload.send({ type: 'upload.start' }),
}
for (const [label, press] of Object.entries(presses)) {
  const button = document.createElement('button')
  button.textContent = label
  button.addEventListener('click', press)
  document.body.append(button)
}
