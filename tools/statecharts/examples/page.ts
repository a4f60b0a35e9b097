/** A page that runs the example, for the viewer beside it to watch. */
import { createActor, fromPromise } from 'xstate'
import { inspectPage } from 'statecharts/inspection'
import { senderMachine } from './sender.ts'

const sendMessage = fromPromise<string, string>(() => new Promise(() => {}))
const sender = createActor(
  senderMachine.provide({ actors: { sendMessage }, actions: { focusStatus: () => {} } }),
  { inspect: await inspectPage({ sender: [] }) },
).start()

const presses = {
  Write: { type: 'field.change', value: 'Bonjour' },
  Send: { type: 'form.submit' },
  Retry: { type: 'form.retry' },
} as const
for (const [label, event] of Object.entries(presses)) {
  const button = document.createElement('button')
  button.textContent = label
  button.addEventListener('click', () => sender.send(event))
  document.body.append(button)
}
