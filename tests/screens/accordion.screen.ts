import { say, screenOf, sentences } from 'statecharts'
import { individualFaq } from '#src/content/pages/individual-faq.ts'
import { accordionSpec, type AccordionState } from '#tests/machines/accordion.spec.ts'
import { desk } from './mailbox.ts'

const itemOf = (id: unknown) => individualFaq.items.find((item) => item.id === id)

function isOpen(id: string) {
  return document.getElementById(id)?.closest('details')?.open ?? false
}

/** What the browser does by itself: its search opens a question, or leaves it. */
function toggle(id: string) {
  document.getElementById(id)?.closest('details')?.toggleAttribute('open')
}

const byTheBrowser = {
  say: () =>
    'Le navigateur seul le fait, quand sa recherche trouve un mot d’une réponse fermée ; tous ne le font pas.',
}

export const accordionScreen = screenOf<AccordionState>()({
  model: accordionSpec,
  title: 'Questions fréquentes',
  pages: ['/particulier/faq'],
  preconditions: desk,
  controls: {
    question: {
      at: ({ id }) => ({ css: `details:has(> #${String(id)}) > summary` }),
      called: ({ id }) => itemOf(id)?.question ?? '',
    },
  },
  gestures: {
    'item.toggle': { on: 'question' },
    'item.open': byTheBrowser,
    'item.close': byTheBrowser,
  },
  visit: (user) => {
    const byBrowser = (wanted: boolean) => async (id: unknown) => {
      if ((await user.read(isOpen, String(id))) === wanted) return false
      await user.happen(toggle, String(id))
      return true
    }
    return {
      does: {
        'item.open': ({ id }) => byBrowser(true)(id),
        'item.close': ({ id }) => byBrowser(false)(id),
      },
    }
  },
  sights: {
    open: {
      of: ({ open }) => (open === null ? [] : [open]),
      read: () =>
        [...document.querySelectorAll('main details[open] > [id]')].map(({ id }) => id),
      say: ({ open }) =>
        open !== null && {
          [open]: say(sentences.see, itemOf(open)?.answer ?? ''),
        },
    },
  },
})
