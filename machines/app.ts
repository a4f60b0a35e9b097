/**
 * The root actor. Its children run as long as it does, so they keep their state when the page changes. They
 * never send events to each other: a child emits an event, and the root actor reacts to it.
 */
import { type EventObject, sendTo, setup, type SnapshotFrom } from 'xstate'
import { chatMachine } from './chat.ts'
import { contactFormMachine } from './contact-form.ts'
import { dropdownMachine } from './dropdown.ts'
import { individualFormMachine } from './individual-form.ts'
import { mobileMenuMachine } from './mobile-menu.ts'
import type { SendFailure } from './send-error.ts'
import { type NoticeCode, toastQueueMachine } from './toast-queue.ts'

const layers = ['mobileMenu', 'dropdown', 'toastQueue', 'chat'] as const
/** A layer that can be open on top of the page. */
export type Layer = (typeof layers)[number]

/** A navigation sends `page.change`, and the Escape key `layer.dismiss`. Children emit the other events. */
export type AppEvent =
  | { type: 'page.change' }
  | { type: 'message.retry' }
  | { type: 'message.sent' }
  | { type: 'message.failed'; reason: SendFailure }
  | { type: 'form.unsent' }
  | { type: 'reply.unavailable' }
  | { type: 'layer.dismiss'; layer: Layer; hadFocus: boolean }

const actors = {
  contactForm: contactFormMachine,
  individualForm: individualFormMachine,
  toastQueue: toastQueueMachine,
  mobileMenu: mobileMenuMachine,
  dropdown: dropdownMachine,
  chat: chatMachine,
}

const closeEvents = {
  mobileMenu: 'menu.close',
  dropdown: 'menu.close',
  toastQueue: 'toast.dismiss',
  chat: 'chat.close',
} as const

export const appMachine = setup({
  types: {
    context: {} as { solutions: readonly string[]; now: () => number },
    events: {} as AppEvent,
    /** `solutions` are the labels of the Solutions menu. `now` is a monotonic clock in milliseconds. */
    input: {} as { solutions: readonly string[]; now: () => number },
    children: {} as { [Name in keyof typeof actors]: Name },
  },
  actors,
  actions: {
    closeMobileMenu: sendTo('mobileMenu', { type: 'menu.close' }),
    closeDropdown: sendTo('dropdown', { type: 'menu.close' }),
    show: sendTo('toastQueue', (_, { notice }: { notice: NoticeCode }) => ({
      type: 'toast.show',
      toast: { notice },
    })),
    withdrawFailure: sendTo('toastQueue', { type: 'toast.withdraw' }),
    dismiss: sendTo(
      (_, { layer }: { layer: Layer; hadFocus: boolean }) => layer,
      // The dropdown returns the focus to its button only if the focus was inside the dropdown.
      (_, { layer, hadFocus }) => ({
        type: layer === 'dropdown' && hadFocus ? 'menu.dismiss' : closeEvents[layer],
      }),
    ),
    reportFailure: (_, { reason }: { reason: SendFailure }) => {
      throw new Error(`Not implemented: ${reason}`)
    },
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => input,
  invoke: [
    { id: 'contactForm', src: 'contactForm' },
    { id: 'individualForm', src: 'individualForm' },
    {
      id: 'toastQueue',
      src: 'toastQueue',
      input: ({ context }) => ({ now: context.now }),
    },
    { id: 'mobileMenu', src: 'mobileMenu' },
    {
      id: 'dropdown',
      src: 'dropdown',
      input: ({ context }) => ({ labels: context.solutions }),
    },
    { id: 'chat', src: 'chat' },
  ],
  on: {
    'page.change': { actions: ['closeMobileMenu', 'closeDropdown'] },
    'message.retry': { actions: 'withdrawFailure' },
    'message.sent': { actions: { type: 'show', params: { notice: 'messageSent' } } },
    'message.failed': {
      actions: [
        { type: 'reportFailure', params: ({ event }) => ({ reason: event.reason }) },
        { type: 'show', params: { notice: 'messageFailed' } },
      ],
    },
    'form.unsent': { actions: { type: 'show', params: { notice: 'individualForm' } } },
    'reply.unavailable': { actions: { type: 'show', params: { notice: 'chatbot' } } },
    'layer.dismiss': { actions: { type: 'dismiss', params: ({ event }) => event } },
  },
})

/** Whether the root actor handles an event. Children also emit events for their views. */
export function isAppEvent(event: EventObject): event is AppEvent {
  return appMachine.events.some((type) => type === event.type)
}

/** Returns the open layers from the topmost down, regardless of the order in which they opened. */
export function openLayers({
  children,
}: Pick<SnapshotFrom<typeof appMachine>, 'children'>): readonly Layer[] {
  return layers.filter((layer) => children[layer]?.getSnapshot().hasTag('open'))
}
