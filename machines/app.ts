/**
 * The root actor: it holds what outlives a page, each under its `systemId`, and tells the menus
 * when the page changes. Its children never speak to each other: the wiring listens to them.
 */
import { sendTo, setup, spawnChild } from 'xstate'
import { contactFormMachine } from './contact-form.ts'
import { dropdownMachine } from './dropdown.ts'
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
      toastQueue: 'toastQueue'
      mobileMenu: 'mobileMenu'
      dropdown: 'dropdown'
    },
  },
  actors: {
    contactForm: contactFormMachine,
    toastQueue: toastQueueMachine,
    mobileMenu: mobileMenuMachine,
    dropdown: dropdownMachine,
  },
}).createMachine({
  id: 'app',
  description: 'Site',
  context: ({ input }) => input,
  entry: [
    spawnChild('contactForm', { id: 'contactForm', systemId: 'contactForm' }),
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
