import { accordionModel } from '#tests/machines/accordion.model.ts'
import type { AccordionState } from '#tests/machines/accordion.rules.ts'
import type { ScreenAdapter } from 'statecharts'

function isOpen(id: string) {
  return document.getElementById(id)?.closest('details')?.open ?? false
}

/** What the browser does by itself: its search opens an answer, or leaves it. */
function toggle(id: string) {
  document.getElementById(id)?.closest('details')?.toggleAttribute('open')
}

export const accordionAdapter = {
  model: accordionModel,
  pages: ['/contact'],
  view: ({ open }) => (open === null ? [] : [open]),
  visitor: (user) => ({
    perform: async (action) => {
      if (action.kind === 'outcome') return false
      const { type } = action.event
      const id = String(action.event.id)
      if (type === 'item.toggle')
        return user.press({ css: `details:has(> #${id}) > summary` })
      if ((await user.read(isOpen, id)) === (type === 'item.open')) return false
      await user.happen(toggle, id)
      return true
    },
    observe: () =>
      user.read(() =>
        [...document.querySelectorAll('main details[open] > [id]')].map(({ id }) => id),
      ),
  }),
  unreachable: {},
} satisfies ScreenAdapter<AccordionState>
