import { titles } from '#src/content/titles.ts'
import { appModel } from '#tests/machines/app.model.ts'
import type { AppState } from '#tests/machines/app.rules.ts'
import { linkTo, pageTurner } from './places.ts'
import type { Visit } from './visit.ts'

const [first, second] = ['/entreprise', '/qui-sommes-nous'] as const
const elsewhere = linkTo('/contact')

export const appVisit = {
  model: appModel,
  pages: [first, second],
  view: ({ pageChanges }) => ({
    title: pageChanges % 2 === 0 ? titles.about : titles.companyHome,
    isHeadingFocused: pageChanges > 0,
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
        await history.turn()
        return true
      },
      observe: () =>
        hands.read(() => ({
          title: document.title,
          isHeadingFocused: document.activeElement?.matches('h1') ?? false,
        })),
    }
  },
  beyond: {},
} satisfies Visit<AppState>
