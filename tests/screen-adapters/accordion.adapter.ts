import { accordionModel } from '#tests/machines/accordion.model.ts'
import type { AccordionState } from '#tests/machines/accordion.rules.ts'
import type { ScreenAdapter } from 'statecharts'

function isOpen(id: string) {
  return document.getElementById(id)?.closest('details')?.open ?? false
}

/** What the browser does by itself: its search opens a programme, or leaves it. */
function toggle(id: string) {
  document.getElementById(id)?.closest('details')?.toggleAttribute('open')
}

function hasControlFocus(id: string) {
  const details = document.getElementById(id)?.closest('details')
  return document.activeElement === details?.querySelector('summary')
}

export const accordionAdapter = {
  model: accordionModel,
  pages: ['/formations'],
  view: ({ open, focused }) => ({
    open: open === null ? [] : [open],
    focused: focused.length,
  }),
  visitor: (user) => {
    let focused = 0
    return {
      perform: async (action) => {
        if (action.kind === 'outcome') return false
        const { type } = action.event
        const id = String(action.event.id)
        if (type === 'item.toggle')
          return user.press({ css: `details:has(> #${id}) > summary` })
        if (type === 'item.dismiss') {
          // The last button of the sheet, beside the link that asks for the training.
          if (!(await user.press({ css: `#${id} a + button` }))) return false
          if (await user.read(hasControlFocus, id)) focused += 1
          return true
        }
        if ((await user.read(isOpen, id)) === (type === 'item.open')) return false
        await user.happen(toggle, id)
        return true
      },
      observe: async () => ({
        open: await user.read(() =>
          [...document.querySelectorAll('main details[open] > [id]')].map(({ id }) => id),
        ),
        focused,
      }),
    }
  },
  unreachable: {},
} satisfies ScreenAdapter<AccordionState>
