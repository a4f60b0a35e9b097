import {
  type Actor,
  type ActorOptions,
  createActor,
  type EventObject,
  fromPromise,
  type InspectionEvent,
  type Subscription,
} from 'xstate'
import { appMachine, isAppEvent } from '#machines/app.ts'
import { type ContactDraft } from '#machines/contact-draft.ts'
import { contactFormMachine } from '#machines/contact-form.ts'
import { solutions } from '#src/content/navigation.ts'

export type AppActor = Actor<typeof appMachine>

type Children = ReturnType<AppActor['getSnapshot']>['children']
export type ChildName = keyof Children

/** Returns a child of the root actor. The root invokes all children when it is created. */
export function childOf<Name extends ChildName>(app: AppActor, name: Name) {
  const child = app.getSnapshot().children[name]
  if (child === undefined) throw new Error(`the root actor has no child ${name}`)
  return child
}

/** An actor that emits events of a type. */
export type Emitter<Type, Event> = {
  on: (type: Type, listener: (event: Event) => void) => Subscription
}

export type Inspect = (event: InspectionEvent) => void

type AppOptions = {
  sendMessage: (draft: ContactDraft) => Promise<void>
  inspect?: Inspect | undefined
  /** The clock of the machines' timers. The default is the clock of the browser. */
  clock?: ActorOptions<typeof appMachine>['clock'] | undefined
  /** Returns the monotonic time of `clock` in milliseconds. */
  now?: () => number
  warn?: (line: string) => void
}

/**
 * Creates the site's root actor with its effects, without starting it. Prerendering reads its initial
 * snapshot; the browser starts it once.
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
      // An unconfirmed message may still have arrived. The logged reason helps to find out whether it has.
      reportFailure: (_, { reason }) => warn(`Message not confirmed: ${reason}`),
    },
  })
  const app = createActor(machine, {
    input: { solutions: solutions.items.map(({ label }) => label), now },
    ...(inspect && { inspect }),
    ...(clock && { clock }),
  })
  const children: readonly (Emitter<'*', EventObject> | undefined)[] = Object.values(
    app.getSnapshot().children,
  )
  for (const child of children)
    child?.on('*', (event) => {
      if (isAppEvent(event)) app.send(event)
    })
  return app
}
