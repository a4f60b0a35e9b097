import { say, screenOf, sentences } from 'statecharts'
import { navigation } from '#src/content/navigation.ts'
import { mobileMenuSpec, type MobileMenuState } from '#tests/machines/mobile-menu.spec.ts'
import { served } from './mailbox.ts'
import { pageTurner, turn } from './menus.ts'
import { menuLabel, siteSentences } from './sentences.ts'

const { open, close } = navigation.menu
const [first, second] = ['/entreprise', '/qui-sommes-nous'] as const
const linkOf = (page: string) => `${menuLabel(page)}, dans le menu`
const button = { css: '[aria-controls=menu]' }
const byTheBrowser =
  'Seul le navigateur ouvre le menu de lui-même, avant que la page ne soit vivante.'

/** What the browser does by itself: a touch elsewhere, its own gesture of going back. */
function closeMenu() {
  document.querySelector<HTMLElement>('#menu')?.hidePopover()
}

function isShown() {
  return document.querySelector('#menu')?.matches(':popover-open')
}

export const mobileMenuScreen = screenOf<MobileMenuState>()({
  model: mobileMenuSpec,
  title: 'Menu mobile',
  pages: [first, second],
  width: 390,
  preconditions: [served, 'La fenêtre est large de 390 pixels, comme sur un téléphone.'],
  start: [
    say(sentences.press, open),
    say(sentences.press, linkOf(second)),
    say(siteSentences.menuClosed, open),
  ],
  controls: {
    button: { at: button, called: (_event, { isOpen }) => (isOpen ? close : open) },
  },
  gestures: {
    'menu.toggle': { on: 'button' },
    'menu.open': { impossible: () => byTheBrowser },
    'menu.close': {
      say: (_event, _state, { isFirst }) =>
        say(sentences.press, linkOf(isFirst === true ? first : second)),
    },
    'page.change': { say: (_event, _state, place) => turn(place) },
  },
  visit: (user) => {
    const history = pageTurner(user)
    let isByBrowser = false
    return {
      arrive: async () => {
        await user.press(button)
        await history.arrive({ css: `#menu a[href="${second}"]` })
      },
      does: {
        'menu.close': async () => {
          if ((await user.read(isShown)) !== true) return false
          isByBrowser = !isByBrowser
          if (!isByBrowser) return user.press({ css: '#menu a[aria-current=page]' })
          await user.happen(closeMenu)
          return true
        },
        'page.change': () => history.turn(),
      },
    }
  },
  sights: {
    isOpen: {
      of: ({ isOpen }) => isOpen,
      read: isShown,
      say: ({ isOpen }) => isOpen && say(siteSentences.menuOpen, open),
    },
    isSaidOpen: {
      of: ({ isOpen }) => String(isOpen),
      read: () =>
        document.querySelector('[aria-controls=menu]')?.getAttribute('aria-expanded'),
    },
    isPageReachable: {
      of: ({ isOpen }) => !isOpen,
      read: () => document.querySelector('main[inert]') === null,
    },
  },
  unreachable: { 'closed --menu.open--> open': byTheBrowser },
})
