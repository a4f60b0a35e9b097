/**
 * The root actor: it holds what outlives a page, each under its `systemId`, and tells the menus
 * when the page changes. Its children never speak to each other: the wiring listens to them.
 */
import { sendTo, setup, spawnChild } from 'xstate'
import { chatMachine } from './chat.ts'
import { contactFormMachine } from './contact-form.ts'
import { dropdownMachine } from './dropdown.ts'
import { individualFormMachine } from './individual-form.ts'
import { mobileMenuMachine } from './mobile-menu.ts'
import { toastQueueMachine } from './toast-queue.ts'

export const appMachine = setup({
  types: {
    context: {} as { solutions: readonly string[]; now: () => number },
    events: {} as { type: 'page.change' },
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
}).createMachine({
  id: 'app',
  description: 'Site',
  meta: { events: { 'page.change': 'Changer de page' } },
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
    'page.change': {
      actions: [
        sendTo('mobileMenu', { type: 'page.change' }),
        sendTo('dropdown', { type: 'page.change' }),
      ],
    },
  },
})
