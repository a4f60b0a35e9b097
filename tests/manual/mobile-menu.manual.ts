import { type ManualAdapter, say, sentences } from 'statecharts'
import { navigation } from '#src/content/navigation.ts'
import type { MobileMenuState } from '#tests/machines/mobile-menu.rules.ts'
import { mobileMenuAdapter } from '../screen-adapters/mobile-menu.adapter.ts'
import { turn } from './menus.ts'
import { menuLabel, siteSentences } from './sentences.ts'

const { open, close } = navigation.menu
const [first, second] = ['/entreprise', '/qui-sommes-nous'] as const
const linkOf = (page: string) => `${menuLabel(page)}, dans le menu`

export const mobileMenuTargets = {
  [open]: { css: '[aria-controls=menu]' },
  [close]: { css: '[aria-controls=menu]' },
  [linkOf(first)]: { css: `#menu a[href="${first}"]` },
  [linkOf(second)]: { css: `#menu a[href="${second}"]` },
} as const

export const mobileMenuManual = {
  screen: mobileMenuAdapter,
  preconditions: ['La fenêtre est large de 390 pixels, comme sur un téléphone.'],
  start: [
    say(sentences.open, first),
    say(sentences.press, open),
    say(sentences.press, linkOf(second)),
    say(siteSentences.menuClosed, open),
  ],
  perform: ({ type }, { isOpen }, place) => {
    if (type === 'menu.toggle')
      return { sayings: [say(sentences.press, isOpen ? close : open)] }
    if (type === 'page.change') return turn(place)
    const here = place.isFirst === true ? first : second
    return { sayings: [say(sentences.press, linkOf(here))] }
  },
  see: ({ isOpen }): ReturnType<ManualAdapter['see']> =>
    isOpen ? { menu: say(siteSentences.menuOpen, open) } : {},
} satisfies ManualAdapter<MobileMenuState>
