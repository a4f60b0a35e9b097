import { say, screenOf, sentences } from 'statecharts'
import { individualFaq } from '#src/content/pages/individual-faq.ts'
import { accordionSpec } from '#tests/machines/accordion.spec.ts'
import { desk } from './mailbox.ts'

const itemOf = (id: unknown) => individualFaq.items.find((item) => item.id === id)

function isOpen(id: string) {
  return document.getElementById(id)?.closest('details')?.open ?? false
}

const question = (id: unknown) => ({ css: `details:has(> #${String(id)}) > summary` })

export const accordionScreen = screenOf({
  model: accordionSpec,
  title: 'Questions fréquentes',
  pages: ['/particulier/faq'],
  preconditions: desk,
  controls: {
    question: {
      at: ({ id }) => question(id),
      called: ({ id }) => itemOf(id)?.question ?? '',
    },
  },
  gestures: { 'item.open': { on: 'question' }, 'item.close': { on: 'question' } },
  visit: (user) => {
    const press = (wanted: boolean) => async (id: unknown) =>
      (await user.read(isOpen, String(id))) !== wanted && user.press(question(id))
    return {
      does: {
        'item.open': ({ id }) => press(true)(id),
        'item.close': ({ id }) => press(false)(id),
      },
    }
  },
  sights: {
    open: {
      of: ({ open }) => (open === null ? [] : [open]),
      read: () =>
        [...document.querySelectorAll('main details[open] > [id]')].map(({ id }) => id),
      say: ({ open }) =>
        open !== null && { [open]: say(sentences.see, itemOf(open)?.answer ?? '') },
    },
  },
})
