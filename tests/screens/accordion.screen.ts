import { say, screenOf, sentences } from 'statecharts'
import { sheets } from '#src/content/pages/catalogue.ts'
import { programmeWords } from '#src/content/programme-words.ts'
import { accordionSpec, type AccordionState } from '#tests/machines/accordion.spec.ts'
import { desk } from './mailbox.ts'

const sheetOf = (id: unknown) => sheets.find(({ anchor }) => anchor === id)

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

const byTheBrowser = {
  say: () =>
    'Le navigateur seul le fait, quand sa recherche trouve un mot d’un programme fermé ; tous ne le font pas.',
}

export const accordionScreen = screenOf<AccordionState>()({
  model: accordionSpec,
  title: 'Programmes des formations',
  pages: ['/formations'],
  preconditions: desk,
  controls: {
    programme: {
      at: ({ id }) => ({ css: `details:has(> #${String(id)}) > summary` }),
      called: ({ id }) => `${programmeWords.show} ${sheetOf(id)?.title}`,
    },
    // The last button of the sheet, beside the link that asks for the training.
    close: { at: { css: 'details[open] a + button' }, called: programmeWords.close },
  },
  gestures: {
    'item.toggle': { on: 'programme' },
    'item.dismiss': { on: 'close' },
    'item.open': byTheBrowser,
    'item.close': byTheBrowser,
  },
  visit: (user) => {
    let focused = 0
    const byBrowser = (wanted: boolean) => async (id: unknown) => {
      if ((await user.read(isOpen, String(id))) === wanted) return false
      await user.happen(toggle, String(id))
      return true
    }
    return {
      does: {
        'item.open': ({ id }) => byBrowser(true)(id),
        'item.close': ({ id }) => byBrowser(false)(id),
        'item.dismiss': async ({ id }) => {
          if (!(await user.press({ css: `#${String(id)} a + button` }))) return false
          if (await user.read(hasControlFocus, String(id))) focused += 1
          return true
        },
      },
      looks: { focused: async () => focused },
    }
  },
  sights: {
    open: {
      of: ({ open }) => (open === null ? [] : [open]),
      read: () =>
        [...document.querySelectorAll('main details[open] > [id]')].map(({ id }) => id),
      say: ({ open }) =>
        open !== null && {
          [open]: say(sentences.see, sheetOf(open)?.groups[0]?.lines[0]?.text ?? ''),
        },
    },
    focused: { of: ({ focused }) => focused.length },
  },
})
