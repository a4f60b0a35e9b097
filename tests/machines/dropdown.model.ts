import type { SnapshotFrom } from 'xstate'
import { specify, type Timer } from 'statecharts'
import { dropdownMachine, findLabel } from '#machines/dropdown.ts'
import { solutions } from '#src/content/navigation.ts'

export type DropdownState = {
  readonly mode: 'closed' | 'hovered' | 'peeking' | 'leaving' | 'pinned'
  /** The index of the focused link. */
  readonly active: number | null
  readonly typed: string
  /** The number of times the focus was returned to the button. */
  readonly focusesOnButton: number
  readonly timers: readonly Timer[]
}

const open = { mode: ['peeking', 'leaving', 'pinned'] } as const
const isPinned = { mode: 'pinned' } as const
const hover = { name: 'hover', ms: 100 }
const leave = { name: 'leave', ms: 300 }
const typeahead = { name: 'typeahead', ms: 1000 }
const closed = { mode: 'closed', active: null, typed: '', timers: [] } as const

function without(timers: readonly Timer[], ...gone: readonly Timer[]): readonly Timer[] {
  return timers.filter(({ name }) => gone.every((one) => one.name !== name))
}

const types = [
  'pointer.enter',
  'pointer.leave',
  'button.press',
  'item.first',
  'item.last',
  'item.next',
  'item.previous',
  'menu.dismiss',
  'menu.close',
] as const

/** Returns the letters to type. The second letter shows whether the first one is still remembered. */
function letters({ context: { typed } }: SnapshotFrom<typeof dropdownMachine>) {
  if (typed === '') return ['f', 'P']
  return typed.length > 1 ? [] : typed === 'f' ? ['P', 'o'] : ['f', 'o']
}

const letter = (typed: string) => ({ type: 'letter.type', letter: typed }) as const
const typing = (first: string) => ['button.press', letter(first)] as const

const closedHasNoLinks =
  'Les liens du menu fermé ne sont pas accessibles. Une lettre tapée sur le bouton n’ouvre rien.'
const pinnedIgnoresPointer =
  'Un menu ouvert par un clic ou une touche ne dépend plus du pointeur.'

const labels = solutions.items.map(({ label }) => label)
const last = labels.length - 1

const pin = ({ timers }: DropdownState, active: number | null) =>
  ({ ...isPinned, active, timers: without(timers, leave, hover) }) as const

const initial: DropdownState = { ...closed, focusesOnButton: 0 }

export const dropdownModel = specify({ machine: dropdownMachine, initial })({
  name: 'dropdown',
  input: () => ({ labels }),
  rules: {
    'pointer.enter': [
      {
        from: { mode: 'closed' },
        says: '§9 – Le sous-menu s’ouvre après 100 ms de survol.',
        to: { mode: 'hovered', timers: [hover] },
      },
      {
        from: { mode: 'leaving' },
        says: 'Décision : si le pointeur revient à temps, le menu reste ouvert.',
        to: ({ timers }) => ({ mode: 'peeking', timers: without(timers, leave) }),
      },
      {
        ignoredBecause: `Le pointeur est déjà sur le menu. ${pinnedIgnoresPointer}`,
      },
    ],
    'pointer.leave': [
      {
        from: { mode: 'hovered' },
        says: 'Décision : si le pointeur repart avant 100 ms, le menu reste fermé.',
        to: closed,
      },
      {
        from: { mode: 'peeking' },
        says: 'Décision : après le départ du pointeur, le menu ouvert par survol reste ouvert pendant 300 ms.',
        to: ({ timers }) => ({ mode: 'leaving', timers: [...timers, leave] }),
      },
      {
        ignoredBecause: `Le menu est fermé, ou son délai de fermeture est déjà en cours. ${pinnedIgnoresPointer}`,
      },
    ],
    'after hover': {
      from: { mode: 'hovered' },
      says: '§9 – Le sous-menu s’ouvre après 100 ms de survol.',
      to: { mode: 'peeking' },
    },
    'after leave': {
      from: { mode: 'leaving' },
      says: 'Décision : le menu ouvert par survol se referme 300 ms après le départ du pointeur.',
      to: closed,
    },
    'button.press': [
      {
        from: { mode: ['closed', 'hovered', 'peeking', 'leaving'] },
        says: 'Lecture du §9 – Le bouton ouvre aussitôt le menu, et le départ du pointeur ne le referme plus. Décision : il garde ouvert un menu ouvert par survol.',
        to: (state) => pin(state, state.active),
      },
      {
        from: isPinned,
        says: 'Décision : activer le bouton referme un menu ouvert par un clic ou une touche.',
        to: closed,
      },
    ],
    'menu.dismiss': {
      from: open,
      says: 'Décision : Échap referme le menu et ramène le focus à son bouton.',
      to: ({ focusesOnButton }) => ({ ...closed, focusesOnButton: focusesOnButton + 1 }),
      otherwise:
        'Le menu n’est pas ouvert. L’ouverture par survol ne dépend que du pointeur.',
    },
    'menu.close': {
      from: { mode: ['hovered', ...open.mode] },
      says: 'Décision : un clic ou un focus ailleurs, ou un changement de page, referme le menu. Un menu sur le point de s’ouvrir reste fermé.',
      to: closed,
      otherwise: 'Le menu est déjà fermé.',
    },
    'item.first': {
      says: 'Lecture du §9 – Une touche ouvre aussitôt le menu sur le premier lien. La touche Origine y revient.',
      to: (state) => pin(state, 0),
    },
    'item.last': {
      says: 'Lecture du §9 – Une touche ouvre aussitôt le menu sur le dernier lien. La touche Fin y revient.',
      to: (state) => pin(state, last),
    },
    'item.next': {
      from: open,
      says: 'Décision : la flèche bas mène au lien suivant, et du dernier au premier. Le menu ne dépend plus du pointeur.',
      to: (state) =>
        pin(state, state.active === null || state.active === last ? 0 : state.active + 1),
      otherwise: closedHasNoLinks,
    },
    'item.previous': {
      from: open,
      says: 'Décision : la flèche haut mène au lien précédent, et du premier au dernier. Le menu ne dépend plus du pointeur.',
      to: (state) => pin(state, state.active ? state.active - 1 : last),
      otherwise: closedHasNoLinks,
    },
    'letter.type': {
      from: open,
      says: '§9 – Les lettres tapées mènent à un lien qui commence par elles, sans tenir compte des accents ni de la casse. Si aucun lien ne convient, le focus ne bouge pas.',
      to: ({ active, typed, timers }, event) => ({
        active: findLabel({ labels, active, typed }, typed + event.letter) ?? active,
        typed: typed + event.letter,
        timers: [...without(timers, typeahead), typeahead],
      }),
      otherwise: closedHasNoLinks,
    },
    'after typeahead': {
      from: open,
      says: '§9 – La recherche par lettres recommence 1000 ms après la dernière lettre.',
      to: { typed: '' },
    },
  },
  events: (snapshot) => [
    ...types.map((type) => ({ type })),
    ...letters(snapshot).map(letter),
  ],
  // Each generated event types one UTF-16 code unit of a text.
  values: ({ fc, text }) =>
    fc
      .oneof(text, fc.constantFrom(...labels))
      .filter((typed) => typed !== '')
      .chain((typed) => fc.constantFrom(...typed.split('')))
      .map(letter),
  bounds: [`${labels.length} links, two letters in a row at most`],
  // The focused link affects no transition. The key of a state omits it while letters are typed,
  // because it would multiply the states.
  identity: ({ value, context: { active, typed } }, due) => [
    value,
    due,
    typed.length,
    typed === '' && active,
  ],
  abstracted: ['active', 'focusesOnButton', 'typed'],
  view: ({ mode, active, typed, focusesOnButton }) => ({
    isOpen: mode !== 'closed' && mode !== 'hovered',
    isTyping: typed !== '',
    active,
    focusesOnButton,
  }),
  observe: (snapshot, { emitted }) => ({
    isOpen: snapshot.hasTag('open'),
    isTyping: snapshot.matches({ open: { typing: 'word' } }),
    active: snapshot.context.active,
    focusesOnButton: emitted.filter(({ type }) => type === 'button.focus').length,
  }),
  scenarios: {
    'events that a closed menu ignores do not open it later': [
      ['pointer.leave', 'wait 1000 ms', 'menu.dismiss', 'wait 1000 ms'],
      ['menu.close', 'wait 1000 ms', 'item.next', 'wait 1000 ms', 'item.previous'],
      'wait 1000 ms',
    ],
    'a repeated `pointer.leave` does not delay the closing of the menu': [
      ['pointer.enter', 'after 100 ms'],
      ['pointer.leave', 'wait 200 ms'],
      ['pointer.leave', 'after 100 ms'],
    ],
    'the typed letters are cleared 1000 ms after the last one': [
      [...typing('f'), 'wait 999 ms', letter('x'), 'wait 999 ms'],
      [letter('P'), 'wait 1000 ms', letter('P')],
    ],
    'moving to another link does not clear the typed letters': [
      [...typing('f'), 'item.first', letter('o'), 'menu.dismiss'],
      [...typing('P'), 'item.last', letter('o')],
    ],
    'the search for a link uses every typed letter': [
      [...typing('f'), ...'orma'.split('').map(letter), 'item.first', letter('x')],
      ['menu.dismiss', ...typing('x'), ...'appre'.split('').map(letter)],
    ],
  },
})
