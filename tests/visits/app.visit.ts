import { solutions } from '#src/content/navigation.ts'
import { titles } from '#src/content/titles.ts'
import { appModel } from '#tests/machines/app.model.ts'
import type { AppState } from '#tests/machines/app.rules.ts'
import { linkTo, pageTurner } from './places.ts'
import type { Visit } from './visit.ts'

const [first, second] = ['/entreprise', '/qui-sommes-nous'] as const
const elsewhere = linkTo('/contact')
const menu = { role: 'button', name: solutions.label } as const

export const appVisit = {
  model: appModel,
  pages: [first, second],
  view: ({ pageChanges }) => ({
    title: pageChanges % 2 === 0 ? titles.about : titles.companyHome,
    isHeadingFocused: pageChanges > 0,
    isMenuOpen: false,
  }),
  visitor: (hands) => {
    const history = pageTurner(hands)
    return {
      arrive: async () => {
        await history.arrive(linkTo(second))
        await hands.focus(elsewhere)
      },
      perform: async () => {
        await hands.focus(elsewhere)
        await hands.activate(menu)
        await history.turn()
        return true
      },
      observe: () =>
        hands.read(() => ({
          title: document.title,
          isHeadingFocused: document.activeElement?.matches('h1') ?? false,
          isMenuOpen: document.querySelector('#solutions')?.matches(':popover-open'),
        })),
    }
  },
  beyond: {},
} satisfies Visit<AppState>
