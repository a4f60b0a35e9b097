import {
  type Event,
  keyboard,
  type Place,
  phrase,
  defineScreen,
  sentences,
} from 'statecharts'
import { solutions } from '#src/content/navigation.ts'
import { dropdownModel, type DropdownState } from '#tests/machines/dropdown.model.ts'
import { desktopSetup } from './mailbox.ts'
import { closePopover } from './queries.ts'
import { countedPhrase, elsewhere, linkTo, siteSentences } from './sentences.ts'

const { label, items } = solutions
const button = { role: 'button', name: label } as const

/** Runs in the page: reads the state of the panel and of the focus. */
function lookAtPanel() {
  const panel = document.querySelector('#solutions')
  const opener = document.querySelector('[aria-controls=solutions]')
  const isOpen = panel?.matches(':popover-open') ?? false
  const link = document.activeElement?.closest('#solutions a')
  return {
    isOpen,
    isSaidOpen: opener?.getAttribute('aria-expanded'),
    href: isOpen ? (link?.getAttribute('href') ?? null) : null,
    isOnButton: opener !== null && document.activeElement === opener,
  }
}

const keys: Readonly<Record<string, readonly [onLink: string, onButton: string]>> = {
  'item.first': ['Origine', 'Flèche bas'],
  'item.last': ['Fin', 'Flèche haut'],
  'item.next': ['Flèche bas', 'Flèche bas'],
  'item.previous': ['Flèche haut', 'Flèche haut'],
}
const byKey = [...Object.keys(keys), 'letter.type']

function keyOf({ type, letter }: Event, isOnLink: boolean): string {
  return keys[type]?.[isOnLink ? 0 : 1] ?? String(letter)
}

const isOpen = ({ mode }: DropdownState) => mode !== 'closed' && mode !== 'hovered'
const onButton = ({ active }: DropdownState) =>
  active === null ? [phrase(sentences.focus, label)] : []
const key = {
  describe: (event: Event, state: DropdownState) => [
    ...onButton(state),
    phrase(sentences.key, keyOf(event, state.active !== null)),
  ],
}
const pointer = (isThere: boolean) => ({
  describe: (_event: Event, _state: DropdownState, place: Place) => {
    if (place.isPointed === isThere)
      return isThere ? 'Le pointeur est déjà sur le menu.' : []
    const phrases = [isThere ? phrase(sentences.point, label) : phrase(sentences.pointAway)]
    return { phrases, place: { ...place, isPointed: isThere } }
  },
})

export const dropdownScreen = defineScreen({
  model: dropdownModel,
  title: 'Menu « Solutions »',
  pages: ['/entreprise'],
  preconditions: [
    ...desktopSetup,
    'Le pointeur de la souris est loin du menu « Solutions ».',
  ],
  place: { isPointed: false },
  // A pointer that is already on the menu must leave it before it can enter again.
  adapt: (event, { mode }) =>
    event.type === 'pointer.enter' && mode === 'closed'
      ? [{ type: 'pointer.leave' }, event]
      : event,
  gestures: {
    'pointer.enter': pointer(true),
    'pointer.leave': pointer(false),
    'button.press': { describe: () => phrase(sentences.enter, label) },
    ...Object.fromEntries(byKey.map((type) => [type, key])),
    'menu.dismiss': {
      describe: (_event, state) => [...onButton(state), phrase(sentences.key, 'Échap')],
    },
    'menu.close': { describe: (_event, state) => [...onButton(state), elsewhere] },
  },
  visit: (user) => {
    let focusesOnButton = 0
    let isByBrowser = false
    const press = async (event: Event) => {
      const { isOpen: isShown, href } = await user.read(lookAtPanel)
      if (!isShown && ['item.next', 'item.previous'].includes(event.type)) return false
      if (href === null) await user.focus(button)
      const name = keyOf(event, href !== null)
      await user.type(keyboard[name] ?? name)
      return true
    }
    return {
      arrive: async () => {
        await user.hover(null)
      },
      actions: {
        'pointer.enter': () => user.hover(button),
        'pointer.leave': () => user.hover(null),
        'button.press': () => user.activate(button),
        ...Object.fromEntries(byKey.map((type) => [type, press])),
        // An open menu is closed alternately by the browser's light dismiss and by moving the focus away.
        'menu.close': async () => {
          isByBrowser = (await user.read(lookAtPanel)).isOpen && !isByBrowser
          await user.focus(button)
          if (!isByBrowser) return user.focus(linkTo('/contact'))
          await user.trigger(closePopover, '#solutions')
          return true
        },
        'menu.dismiss': async () => {
          const { isOpen: isShown, href } = await user.read(lookAtPanel)
          if (href === null) await user.focus(button)
          await user.type('Escape')
          const { isOnButton } = await user.read(lookAtPanel)
          if (isShown && isOnButton) focusesOnButton += 1
          return isShown
        },
      },
      reads: {
        panel: async () => {
          const { isOnButton: _, ...panel } = await user.read(lookAtPanel)
          return panel
        },
        focusesOnButton: async () => focusesOnButton,
      },
    }
  },
  observations: {
    panel: {
      expected: (state) => ({
        isOpen: isOpen(state),
        isSaidOpen: String(isOpen(state)),
        href: state.active === null ? null : (items[state.active]?.href ?? null),
      }),
      describe: (state) => ({
        menu: isOpen(state) && phrase(siteSentences.menuOpen, label),
        [`link ${state.active}`]:
          state.active !== null &&
          phrase(sentences.focusIsOn, items[state.active]?.label ?? ''),
      }),
    },
    focusesOnButton: {
      expected: ({ focusesOnButton }) => focusesOnButton,
      describe: ({ focusesOnButton }) =>
        countedPhrase(focusesOnButton, phrase(sentences.focusIsOn, label)),
    },
  },
})
