import { phrase, defineScreen, sentences } from 'statecharts'
import { individualFaq } from '#src/page-content/individual-faq.ts'
import { accordionModel } from '#tests/machines/accordion.model.ts'
import { desktopSetup } from './mailbox.ts'

const itemOf = (id: unknown) => individualFaq.items.find((item) => item.id === id)

export const accordionScreen = defineScreen({
  model: accordionModel,
  title: 'Questions fréquentes',
  pages: ['/particulier/faq'],
  preconditions: desktopSetup,
  controls: {
    question: {
      at: ({ id }) => ({ css: `details:has(> #${String(id)}) > summary` }),
      label: ({ id }) => itemOf(id)?.question ?? '',
    },
  },
  gestures: {
    'item.open': {
      on: 'question',
      impossible: ({ id }, { open }) =>
        open === id ? 'La question est déjà ouverte.' : undefined,
    },
    'item.close': {
      on: 'question',
      impossible: ({ id }, { open }) =>
        open === id ? undefined : 'La question est déjà fermée.',
    },
  },
  observations: {
    open: {
      expected: ({ open }) => (open === null ? [] : [open]),
      read: () =>
        [...document.querySelectorAll('main details[open] > [id]')].map(({ id }) => id),
      describe: ({ open }) =>
        open !== null && { [open]: phrase(sentences.see, itemOf(open)?.answer ?? '') },
    },
  },
})
