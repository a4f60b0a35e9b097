import { type ManualAdapter, say, sentences } from 'statecharts'
import { contact } from '#src/content/pages/contact.ts'
import type { AccordionState } from '#tests/machines/accordion.rules.ts'
import { accordionAdapter } from '../screen-adapters/accordion.adapter.ts'

const byTheBrowser =
  'Le navigateur seul le fait, quand sa recherche trouve un mot d’une réponse fermée ; tous ne le font pas.'

function question(id: unknown) {
  return contact.faq.items.find((item) => item.id === id)
}

export const accordionManual = {
  screen: accordionAdapter,
  preconditions: [],
  start: [say(sentences.open, '/contact')],
  perform: ({ type, id }) =>
    type === 'item.toggle'
      ? { sayings: [say(sentences.press, question(id)?.question ?? '')] }
      : byTheBrowser,
  see: ({ open }): ReturnType<ManualAdapter['see']> =>
    open === null
      ? {}
      : { [open]: say(sentences.see, question(open)?.answer.split('. ')[0] ?? '') },
} satisfies ManualAdapter<AccordionState>
