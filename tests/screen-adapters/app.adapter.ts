import { solutions } from '#src/content/navigation.ts'
import { head as about } from '#src/content/pages/about.ts'
import { head as companyHome } from '#src/content/pages/company-home.ts'
import { appModel } from '#tests/machines/app.model.ts'
import type { AppState } from '#tests/machines/app.rules.ts'
import { linkTo, pageTurner } from './locators.ts'
import type { ScreenAdapter } from 'statecharts'

const [first, second] = ['/entreprise', '/qui-sommes-nous'] as const
const elsewhere = linkTo('/contact')
const menu = { role: 'button', name: solutions.label } as const

const toldByPart =
  'Une partie du site le dit au site : le parcours de cette partie voit la notification.'

export const appAdapter = {
  model: appModel,
  pages: [first, second],
  // What the forms and the assistant tell is walked with them.
  stepMapper: () => ({
    map: (step) =>
      step.kind === 'event' && step.event.type === 'page.change' ? [step] : toldByPart,
  }),
  view: ({ pageChanges }) => ({
    title: pageChanges % 2 === 0 ? about.title : companyHome.title,
    isHeadingFocused: pageChanges > 0,
    isMenuOpen: false,
  }),
  visitor: (user) => {
    const history = pageTurner(user)
    return {
      arrive: async () => {
        await history.arrive(linkTo(second))
        await user.focus(elsewhere)
      },
      perform: async () => {
        await user.focus(elsewhere)
        await user.activate(menu)
        await history.turn()
        return true
      },
      observe: () =>
        user.read(() => ({
          title: document.title,
          isHeadingFocused: document.activeElement?.matches('h1') ?? false,
          isMenuOpen: document.querySelector('#solutions')?.matches(':popover-open'),
        })),
    }
  },
  unreachable: Object.fromEntries(
    [
      'message.retry',
      'message.sent',
      'message.failed',
      'form.unsent',
      'reply.unavailable',
      'layer.dismiss',
    ].map((type) => [`(root) --${type}--> (stays)`, toldByPart]),
  ),
} satisfies ScreenAdapter<AppState>
