import { type ManualAdapter, say, sentences } from 'statecharts'
import { sheets } from '#src/content/pages/catalogue.ts'
import { programmeWords } from '#src/content/programme-words.ts'
import type { AccordionState } from '#tests/machines/accordion.rules.ts'
import { accordionAdapter } from '../screen-adapters/accordion.adapter.ts'
import { desk } from './mailbox.ts'

const byTheBrowser =
  'Le navigateur seul le fait, quand sa recherche trouve un mot d’un programme fermé ; tous ne le font pas.'

function sheetOf(anchor: unknown) {
  return sheets.find((sheet) => sheet.anchor === anchor)
}

const controlOf = (anchor: unknown) =>
  `${programmeWords.show} ${sheetOf(anchor)?.title ?? ''}`

export const accordionTargets = {
  ...Object.fromEntries(
    sheets.map(
      ({ anchor }) =>
        [controlOf(anchor), { css: `details:has(> #${anchor}) > summary` }] as const,
    ),
  ),
  [programmeWords.close]: { css: 'details[open] a + button' },
}

export const accordionManual = {
  screen: accordionAdapter,
  preconditions: desk,
  start: [say(sentences.open, '/formations')],
  perform: ({ type, id }) => {
    if (type === 'item.toggle') return { sayings: [say(sentences.press, controlOf(id))] }
    if (type === 'item.dismiss')
      return { sayings: [say(sentences.press, programmeWords.close)] }
    return byTheBrowser
  },
  see: ({ open }): ReturnType<ManualAdapter['see']> =>
    open === null
      ? {}
      : {
          [open]: say(sentences.see, sheetOf(open)?.groups[0]?.lines[0]?.text ?? ''),
        },
} satisfies ManualAdapter<AccordionState>
