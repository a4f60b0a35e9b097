/**
 * The root actor: it holds what outlives a page, tells the menus when the page changes, and shows
 * the notices that the forms and the assistant call for. Its children never speak to each other.
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

const dismissals = {
  mobileMenu: 'menu.close',
  dropdown: 'menu.close',
  toastQueue: 'toast.dismiss',
  chat: 'chat.close',
} as const

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
      // The menu gives the focus back to its button only when it had it.
      (_, { layer, hadFocus }) => ({
        type: layer === 'dropdown' && hadFocus ? 'menu.dismiss' : dismissals[layer],
      }),
    ),
    reportFailure: (_, { reason }: { reason: SendFailure }) => {
      throw new Error(`reportFailure is provided by the wiring: ${reason}`)
    },
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => input,
  entry: [
    spawnChild('contactForm', { id: 'contactForm' }),
    spawnChild('individualForm', { id: 'individualForm' }),
    spawnChild('toastQueue', {
      id: 'toastQueue',
      input: ({ context }) => ({ now: context.now }),
    }),
    spawnChild('mobileMenu', { id: 'mobileMenu' }),
    spawnChild('dropdown', {
      id: 'dropdown',
      input: ({ context }) => ({ labels: context.solutions }),
    }),
    spawnChild('chat', { id: 'chat' }),
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

/** What stands in front of the page, front first, whichever was opened last. */
export function openLayers({
  children,
}: Pick<SnapshotFrom<typeof appMachine>, 'children'>): readonly Layer[] {
  return layers.filter((layer) => children[layer]?.getSnapshot().hasTag('open'))
}
