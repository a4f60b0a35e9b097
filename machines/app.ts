/**
 * The root actor: it holds what outlives a page, each under its `systemId`, tells the menus when
 * the page changes, and shows the notices that the forms and the assistant call for. Its children
 * never speak to each other.
 */
import { sendTo, setup, type SnapshotFrom, spawnChild } from 'xstate'
import { chatMachine } from './chat.ts'
import { contactFormMachine } from './contact-form.ts'
import { dropdownMachine } from './dropdown.ts'
import { individualFormMachine } from './individual-form.ts'
import { mobileMenuMachine } from './mobile-menu.ts'
import type { SendFailure } from './send-error.ts'
import { type NoticeCode, toastQueueMachine } from './toast-queue.ts'

const layers = ['mobileMenu', 'dropdown', 'toastQueue', 'chat'] as const
/** A part that can stand in front of the page, front first. */
export type Layer = (typeof layers)[number]

/** The change of page and what Escape closes come from outside, the rest from a child. */
export type AppEvent =
  | { type: 'page.change' }
  | { type: 'message.retry' }
  | { type: 'message.sent' }
  | { type: 'message.failed'; reason: SendFailure }
  | { type: 'form.unsent' }
  | { type: 'reply.unavailable' }
  | { type: 'layer.dismiss'; layer: Layer; hadFocus: boolean }

/** The menu gives the focus back to its button only when it had it. */
function dismissalOf(layer: Layer, hadFocus: boolean) {
  switch (layer) {
    case 'mobileMenu':
      return { type: 'menu.close' } as const
    case 'dropdown':
      return { type: hadFocus ? 'menu.dismiss' : 'menu.close' } as const
    case 'toastQueue':
      return { type: 'toast.dismiss' } as const
    case 'chat':
      return { type: 'chat.close' } as const
  }
}

export const appMachine = setup({
  types: {
    context: {} as { solutions: readonly string[]; now: () => number },
    events: {} as AppEvent,
    /** The labels of the Solutions menu, and a monotonic clock in milliseconds. */
    input: {} as { solutions: readonly string[]; now: () => number },
    children: {} as {
      contactForm: 'contactForm'
      individualForm: 'individualForm'
      toastQueue: 'toastQueue'
      mobileMenu: 'mobileMenu'
      dropdown: 'dropdown'
      chat: 'chat'
    },
  },
  actors: {
    contactForm: contactFormMachine,
    individualForm: individualFormMachine,
    toastQueue: toastQueueMachine,
    mobileMenu: mobileMenuMachine,
    dropdown: dropdownMachine,
    chat: chatMachine,
  },
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
      (_, { layer, hadFocus }) => dismissalOf(layer, hadFocus),
    ),
    reportFailure: (_, { reason }: { reason: SendFailure }) => {
      throw new Error(`reportFailure is provided by the wiring: ${reason}`)
    },
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => input,
  entry: [
    spawnChild('contactForm', { id: 'contactForm', systemId: 'contactForm' }),
    spawnChild('individualForm', { id: 'individualForm', systemId: 'individualForm' }),
    spawnChild('toastQueue', {
      id: 'toastQueue',
      systemId: 'toastQueue',
      input: ({ context }) => ({ now: context.now }),
    }),
    spawnChild('mobileMenu', { id: 'mobileMenu', systemId: 'mobileMenu' }),
    spawnChild('dropdown', {
      id: 'dropdown',
      systemId: 'dropdown',
      input: ({ context }) => ({ labels: context.solutions }),
    }),
    spawnChild('chat', { id: 'chat', systemId: 'chat' }),
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
    'layer.dismiss': {
      actions: {
        type: 'dismiss',
        params: ({ event }) => ({ layer: event.layer, hadFocus: event.hadFocus }),
      },
    },
  },
})

/** What stands in front of the page, front first, whichever was opened last. */
export function openLayers({
  children,
}: Pick<SnapshotFrom<typeof appMachine>, 'children'>): readonly Layer[] {
  return layers.filter((layer) => children[layer]?.getSnapshot().hasTag('open'))
}
