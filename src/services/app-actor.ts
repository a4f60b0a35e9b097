import { type ActorRefFrom, createActor, fromPromise, type InspectionEvent } from 'xstate'
import { appMachine } from '#machines/app.ts'
import { type ContactDraft } from '#machines/contact-draft.ts'
import { contactFormMachine } from '#machines/contact-form.ts'
import type { NoticeCode } from '#machines/toast-queue.ts'
import { solutions } from '#src/content/navigation.ts'

export type AppActor = ActorRefFrom<typeof appMachine>

/** Told of everything that happens inside the machines. */
export type Inspect = (event: InspectionEvent) => void

type Outside = {
  sendMessage: (draft: ContactDraft) => Promise<void>
  inspect?: Inspect | undefined
}

/**
 * The site's one root actor, wired to the outside world and not yet started: prerendering reads
 * its first snapshot, the client starts it once.
 */
export function createApp({ sendMessage, inspect }: Outside): AppActor {
  const contactForm = contactFormMachine.provide({
    actors: {
      sendMessage: fromPromise<void, ContactDraft>(({ input }) => sendMessage(input)),
    },
  })
  const app = createActor(appMachine.provide({ actors: { contactForm } }), {
    input: {
      solutions: solutions.items.map(({ label }) => label),
      now: () => performance.now(),
    },
    ...(inspect && { inspect }),
  })
  const { contactForm: form, individualForm, chat, toastQueue } = app.getSnapshot().children
  const show = (notice: NoticeCode) =>
    toastQueue?.send({ type: 'toast.show', toast: { notice } })
  form?.on('message.retry', () =>
    toastQueue?.send({ type: 'toast.withdraw', notice: 'messageFailed' }),
  )
  form?.on('message.sent', () => show('messageSent'))
  form?.on('message.failed', ({ reason }) => {
    // Without a confirmation the message may have arrived all the same: the log says which it is.
    console.warn(`Message not confirmed: ${reason}`)
    show('messageFailed')
  })
  individualForm?.on('form.accepted', () => show('individualForm'))
  chat?.on('reply.unavailable', () => show('chatbot'))
  return app
}
