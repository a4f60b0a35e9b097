import { accordionModel } from '#tests/machines/accordion.model.ts'
import type { AccordionState } from '#tests/machines/accordion.rules.ts'
import type { Visit } from './visit.ts'

function isOpen(id: string) {
  return document.getElementById(id)?.closest('details')?.open ?? false
}

/** What the browser does by itself: its search opens an answer, or leaves it. */
function toggle(id: string) {
  document.getElementById(id)?.closest('details')?.toggleAttribute('open')
}

export const accordionVisit = {
  model: accordionModel,
  pages: ['/contact'],
  view: ({ open }) => (open === null ? [] : [open]),
  visitor: (hands) => ({
    perform: async (action) => {
      if (action.kind === 'outcome') return false
      const { type } = action.event
      const id = String(action.event.id)
      if (type === 'item.toggle')
        return hands.press({ css: `details:has(> #${id}) > summary` })
      if ((await hands.read(isOpen, id)) === (type === 'item.open')) return false
      await hands.happen(toggle, id)
      return true
    },
    observe: () =>
      hands.read(() =>
        [...document.querySelectorAll('main details[open] > [id]')].map(({ id }) => id),
      ),
  }),
  beyond: {},
} satisfies Visit<AccordionState>
