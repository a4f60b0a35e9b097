import { type ManualAdapter, type Means, type Place, say, sentences } from 'statecharts'
import { solutions } from '#src/content/navigation.ts'
import type { DropdownState } from '#tests/machines/dropdown.rules.ts'
import { dropdownAdapter } from '../screen-adapters/dropdown.adapter.ts'
import { elsewhere, turn } from './menus.ts'
import { menuLabel, siteSentences } from './sentences.ts'

const { label, items } = solutions

/** By event, the key on a link, and the key on the button. */
const keys: Readonly<Record<string, readonly [onLink: string, onButton: string]>> = {
  'item.first': ['Origine', 'Flèche bas'],
  'item.last': ['Fin', 'Flèche haut'],
  'item.next': ['Flèche bas', 'Flèche bas'],
  'item.previous': ['Flèche haut', 'Flèche haut'],
}

function pointing(isThere: boolean, place: Place): Means {
  if (place.isPointed === isThere) return 'Le pointeur y est déjà.'
  return {
    sayings: [isThere ? say(sentences.point, label) : say(sentences.pointAway)],
    place: { ...place, isPointed: isThere },
  }
}

export const dropdownManual = {
  screen: dropdownAdapter,
  preconditions: ['Le pointeur de la souris est loin du menu « Solutions ».'],
  start: [
    say(sentences.open, '/entreprise'),
    say(siteSentences.follow, menuLabel('/qui-sommes-nous')),
  ],
  place: { isPointed: false },
  perform: ({ type, letter }, { active }, place) => {
    const onButton = active === null ? [say(sentences.focus, label)] : []
    switch (type) {
      case 'pointer.enter':
        return pointing(true, place)
      case 'pointer.leave':
        return pointing(false, place)
      case 'button.press':
        return { sayings: [say(sentences.enter, label)] }
      case 'page.change':
        return turn(place)
      case 'menu.close':
        return { sayings: [...onButton, elsewhere()] }
      case 'menu.dismiss':
        return { sayings: [...onButton, say(sentences.key, 'Échap')] }
      default: {
        const key = keys[type]?.[active === null ? 1 : 0] ?? String(letter)
        return { sayings: [...onButton, say(sentences.key, key)] }
      }
    }
  },
  see: ({ mode, active, focusesOnButton }) => ({
    ...(mode !== 'closed' &&
      mode !== 'hovered' && { menu: say(siteSentences.menuOpen, label) }),
    ...(active !== null && {
      [`link ${active}`]: say(sentences.focusIsOn, items[active]?.label ?? ''),
    }),
    ...(focusesOnButton > 0 && {
      [`button ${focusesOnButton}`]: say(sentences.focusIsOn, label),
    }),
  }),
} satisfies ManualAdapter<DropdownState>
