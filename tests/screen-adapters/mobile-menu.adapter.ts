import { mobileMenuModel } from '#tests/machines/mobile-menu.model.ts'
import type { MobileMenuState } from '#tests/machines/mobile-menu.rules.ts'
import { pageTurner } from './locators.ts'
import type { ScreenAdapter } from 'statecharts'

const [first, second] = ['/entreprise', '/qui-sommes-nous'] as const
const button = { css: '[aria-controls=menu]' }
const byTheBrowser =
  'Seul le navigateur ouvre le menu de lui-même, avant que la page ne soit vivante.'

function lookAtMenu() {
  return {
    isOpen: document.querySelector('#menu')?.matches(':popover-open'),
    isSaidOpen: document
      .querySelector('[aria-controls=menu]')
      ?.getAttribute('aria-expanded'),
    isPageReachable: document.querySelector('main[inert]') === null,
  }
}

/** What the browser does by itself: a touch elsewhere, its own gesture of going back. */
function closeMenu() {
  document.querySelector<HTMLElement>('#menu')?.hidePopover()
}

export const mobileMenuAdapter = {
  model: mobileMenuModel,
  pages: [first, second],
  width: 390,
  stepMapper: () => ({
    map: (step) =>
      step.kind === 'event' && step.event.type === 'menu.open' ? byTheBrowser : [step],
  }),
  view: ({ isOpen }) => ({
    isOpen,
    isSaidOpen: String(isOpen),
    isPageReachable: !isOpen,
  }),
  visitor: (user) => {
    const history = pageTurner(user)
    let isByBrowser = false
    return {
      arrive: async () => {
        await user.press(button)
        await history.arrive({ css: `#menu a[href="${second}"]` })
      },
      perform: async (action) => {
        if (action.kind === 'outcome') return false
        switch (action.event.type) {
          case 'menu.toggle':
            return user.press(button)
          case 'menu.close': {
            const { isOpen } = await user.read(lookAtMenu)
            if (isOpen !== true) return false
            isByBrowser = !isByBrowser
            if (!isByBrowser) return user.press({ css: '#menu a[aria-current=page]' })
            await user.happen(closeMenu)
            return true
          }
          case 'page.change':
            await history.turn()
            return true
          default:
            throw new Error(`Nobody knows how to do ${action.event.type}`)
        }
      },
      observe: () => user.read(lookAtMenu),
    }
  },
  unreachable: { 'closed --menu.open--> open': byTheBrowser },
} satisfies ScreenAdapter<MobileMenuState>
