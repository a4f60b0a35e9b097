import {
  type Actor,
  type ActorOptions,
  createActor,
  fromPromise,
  type InspectionEvent,
} from 'xstate'
import { appMachine } from '#machines/app.ts'
import { type ContactDraft } from '#machines/contact-draft.ts'
import { contactFormMachine } from '#machines/contact-form.ts'
import { solutions } from '#src/content/navigation.ts'

export type AppActor = Actor<typeof appMachine>

/** Told of everything that happens inside the machines. */
export type Inspect = (event: InspectionEvent) => void

type AppOptions = {
  sendMessage: (draft: ContactDraft) => Promise<void>
  inspect?: Inspect | undefined
  /** What timers run on; the browser's unless given. */
  clock?: ActorOptions<typeof appMachine>['clock'] | undefined
  /** A monotonic clock in milliseconds that goes with it. */
  now?: () => number
  warn?: (line: string) => void
}

/**
 * The site's one root actor, wired to the outside world and not yet started: prerendering reads
 * its first snapshot, the client starts it once.
 */
export function createAppActor({
  sendMessage,
  inspect,
  clock,
  now = () => performance.now(),
  warn = (line) => console.warn(line),
}: AppOptions): AppActor {
  const contactForm = contactFormMachine.provide({
    actors: {
      sendMessage: fromPromise<void, ContactDraft>(({ input }) => sendMessage(input)),
    },
  })
  const machine = appMachine.provide({
    actors: { contactForm },
    actions: {
      // Without a confirmation the message may have arrived all the same: the log says which it is.
      reportFailure: (_, { reason }) => warn(`Message not confirmed: ${reason}`),
    },
  })
  const app = createActor(machine, {
    input: { solutions: solutions.items.map(({ label }) => label), now },
    ...(inspect && { inspect }),
    ...(clock && { clock }),
  })
  const { contactForm: form, individualForm, chat } = app.getSnapshot().children
  form?.on(
    '*',
    (event) =>
      event.type !== 'feedback.focus' && event.type !== 'request.focus' && app.send(event),
  )
  individualForm?.on('*', (event) => event.type !== 'feedback.focus' && app.send(event))
  chat?.on('*', (event) => app.send(event))
  return app
}
