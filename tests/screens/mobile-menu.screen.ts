import { phrase, defineScreen, sentences } from 'statecharts'
import { navigation } from '#src/content/navigation.ts'
import { mobileMenuModel } from '#tests/machines/mobile-menu.model.ts'
import { siteIsServed } from './mailbox.ts'
import { closePopover } from './queries.ts'
import { menuLabel, siteSentences } from './sentences.ts'

const { open, close } = navigation.menu
const page = '/qui-sommes-nous'
const button = { css: '[aria-controls=menu]' }
const byTheBrowser =
  'Le navigateur seul ouvre le menu ainsi, avant le démarrage de l’application.'

function isShown() {
  return document.querySelector('#menu')?.matches(':popover-open')
}

export const mobileMenuScreen = defineScreen({
  model: mobileMenuModel,
  title: 'Menu mobile',
  pages: [page],
  width: 390,
  preconditions: [
    siteIsServed,
    'La fenêtre est large de 390 pixels, comme sur un téléphone.',
  ],
  controls: {
    button: { at: button, label: (_event, { isOpen }) => (isOpen ? close : open) },
  },
  gestures: {
    'menu.toggle': { on: 'button' },
    'menu.open': { impossible: () => byTheBrowser },
    'menu.close': {
      describe: () => phrase(sentences.press, `${menuLabel(page)} (dans le menu)`),
    },
  },
  visit: (user) => {
    let isByBrowser = false
    return {
      actions: {
        'menu.close': async () => {
          if ((await user.read(isShown)) !== true) return false
          isByBrowser = !isByBrowser
          if (!isByBrowser) return user.click({ css: '#menu a[aria-current=page]' })
          await user.trigger(closePopover, '#menu')
          return true
        },
      },
    }
  },
  observations: {
    isOpen: {
      expected: ({ isOpen }) => isOpen,
      read: isShown,
      describe: ({ isOpen }) => isOpen && phrase(siteSentences.menuOpen, open),
    },
    isSaidOpen: {
      expected: ({ isOpen }) => String(isOpen),
      read: () =>
        document.querySelector('[aria-controls=menu]')?.getAttribute('aria-expanded'),
    },
    isPageReachable: {
      expected: ({ isOpen }) => !isOpen,
      read: () => document.querySelector('main[inert]') === null,
    },
  },
  unreachable: { 'closed --menu.open--> open': byTheBrowser },
})
