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

/** Types a letter that shows whether the first one was forgotten. */
function letters({ context: { typed } }: SnapshotFrom<typeof dropdownMachine>) {
  if (typed === '') return ['f', 'P']
  return typed.length > 1 ? [] : typed === 'f' ? ['P', 'o'] : ['f', 'o']
}

const letter = (typed: string) => ({ type: 'letter.type', letter: typed }) as const
const typing = (first: string) => ['button.press', letter(first)] as const
const timerEndsWithMenu =
  'Le délai des lettres s’arrête avec le menu : rien ne vient menu fermé, et rien n’y serait entendu.'

const closedHasNoLinks =
  'Le menu fermé n’a pas de lien où aller ; une lettre sur le bouton n’ouvre rien.'
const pinnedIgnoresPointer =
  'Un menu retenu par un clic ou une touche ne dépend plus du pointeur.'

const labels = solutions.items.map(({ label }) => label)
const last = labels.length - 1

const pin = ({ timers }: DropdownState, active: number) =>
  ({ ...isPinned, active, timers: without(timers, leave, hover) }) as const

const initial: DropdownState = { ...closed, focusesOnButton: 0 }

export const dropdownSpec = specify({ machine: dropdownMachine, initial })({
  name: 'dropdown',
  input: () => ({ labels }),
  rules: {
    'pointer.enter': [
      {
        from: { mode: 'closed' },
        says: '§9 – Le sous-menu s’ouvre après 100 ms de survol.',
        gives: { mode: 'hovered', timers: [hover] },
      },
      {
        from: { mode: 'leaving' },
        says: 'Décision : le pointeur revenu à temps garde le menu ouvert.',
        gives: ({ timers }) => ({ mode: 'peeking', timers: without(timers, leave) }),
      },
      {
        ignoredBecause: `Le pointeur est déjà là, et le temps déjà compté. ${pinnedIgnoresPointer}`,
      },
    ],
    'pointer.leave': [
      {
        from: { mode: 'hovered' },
        says: 'Décision : le pointeur reparti avant 100 ms n’ouvre rien.',
        gives: closed,
      },
      {
        from: { mode: 'peeking' },
        says: 'Décision : le pointeur parti, le menu ouvert par le survol reste 300 ms de plus.',
        gives: ({ timers }) => ({ mode: 'leaving', timers: [...timers, leave] }),
      },
      {
        ignoredBecause: `Le départ du pointeur a déjà fait son effet. ${pinnedIgnoresPointer}`,
      },
    ],
    'after hover': {
      from: { mode: 'hovered' },
      says: '§9 – Le sous-menu s’ouvre après 100 ms de survol.',
      gives: { mode: 'peeking' },
    },
    'after leave': {
      from: { mode: 'leaving' },
      says: 'Décision : le menu ouvert par le survol se referme 300 ms après le départ du pointeur.',
      gives: closed,
    },
    'button.press': [
      {
        from: { mode: ['closed', 'hovered'] },
        says: 'Lecture du §9 – Le bouton ouvre aussitôt ; le pointeur ne le referme plus.',
        gives: { mode: 'pinned', timers: [] },
      },
      {
        from: { mode: ['peeking', 'leaving'] },
        says: 'Décision : presser le bouton retient le menu que le survol a ouvert.',
        gives: ({ timers }) => ({ mode: 'pinned', timers: without(timers, leave) }),
      },
      {
        from: isPinned,
        says: 'Décision : presser le bouton referme le menu retenu.',
        gives: closed,
      },
    ],
    'menu.dismiss': {
      from: open,
      says: 'Décision : Échap referme le menu et rend le focus à son bouton.',
      gives: ({ focusesOnButton }) => ({ ...closed, focusesOnButton: focusesOnButton + 1 }),
      otherwise: 'Rien n’est ouvert ; l’ouverture par le survol ne dépend que du pointeur.',
    },
    'menu.close': {
      from: { mode: ['hovered', ...open.mode] },
      says: 'Décision : un clic ou un focus ailleurs et le changement de page referment le menu, et celui qui allait s’ouvrir reste fermé.',
      gives: closed,
      otherwise: 'Le menu est déjà fermé.',
    },
    'item.first': {
      says: 'Lecture du §9 – Une touche ouvre aussitôt, sur le premier lien ; Origine y ramène.',
      gives: (state) => pin(state, 0),
    },
    'item.last': {
      says: 'Lecture du §9 – Une touche ouvre aussitôt, sur le dernier lien ; Fin y ramène.',
      gives: (state) => pin(state, last),
    },
    'item.next': {
      from: open,
      says: 'Décision : la flèche du bas descend d’un lien, du dernier au premier, et retient le menu.',
      gives: (state) =>
        pin(state, state.active === null || state.active === last ? 0 : state.active + 1),
      otherwise: closedHasNoLinks,
    },
    'item.previous': {
      from: open,
      says: 'Décision : la flèche du haut monte d’un lien, du premier au dernier, et retient le menu.',
      gives: (state) => pin(state, state.active ? state.active - 1 : last),
      otherwise: closedHasNoLinks,
    },
    'letter.type': {
      from: open,
      says: '§9 – Recherche par lettres : aller au lien suivant qui commence ainsi, sans accents ni casse ; sans réponse, rester.',
      gives: ({ active, typed, timers }, event) => ({
        active: findLabel({ labels, active, typed }, typed + event.letter) ?? active,
        typed: typed + event.letter,
        timers: [...without(timers, typeahead), typeahead],
      }),
      otherwise: closedHasNoLinks,
    },
    'after typeahead': {
      from: open,
      says: '§9 – La recherche par lettres recommence 1000 ms après la dernière.',
      gives: { typed: '' },
    },
  },
  events: (snapshot) => [
    ...types.map((type) => ({ type })),
    ...letters(snapshot).map(letter),
  ],
  // The characters that one key can produce.
  values: ({ fc, text }) =>
    fc
      .oneof(text, fc.constantFrom(...labels))
      .filter((typed) => typed !== '')
      .chain((typed) => fc.constantFrom(...typed.split('')))
      .map(letter),
  bounds: [`${labels.length} links, two letters in a row at most`],
  // The focused link affects no transition. While letters are typed it would only multiply the
  // states.
  same: ({ value, context: { active, typed } }, due) => [
    value,
    due,
    typed.length,
    typed === '' && active,
  ],
  see: ({ mode, active, focusesOnButton }) => ({
    isOpen: mode !== 'closed' && mode !== 'hovered',
    active,
    focusesOnButton,
  }),
  observe: (snapshot, { emitted }) => ({
    isOpen: snapshot.hasTag('open'),
    active: snapshot.context.active,
    focusesOnButton: emitted.filter(({ type }) => type === 'button.focus').length,
  }),
  equivalentMutants: {
    'drop action: open exit stopWaitingForLetter': timerEndsWithMenu,
    'add transition: closed letters.forget to hovered': timerEndsWithMenu,
    'add transition: closed letters.forget to open': timerEndsWithMenu,
    'add transition: hovered letters.forget to closed': timerEndsWithMenu,
    'add transition: hovered letters.forget to open': timerEndsWithMenu,
  },
  scenarios: {
    'what is not heard on a closed menu opens nothing later': [
      ['pointer.leave', 'wait 1000 ms', 'menu.dismiss', 'wait 1000 ms'],
      ['menu.close', 'wait 1000 ms', 'item.next', 'wait 1000 ms', 'item.previous'],
      'wait 1000 ms',
    ],
    'a pointer that leaves twice closes after the first time': [
      ['pointer.enter', 'after 100 ms'],
      ['pointer.leave', 'wait 200 ms'],
      ['pointer.leave', 'after 100 ms'],
    ],
    'the last letter decides when they are forgotten': [
      [...typing('f'), 'wait 999 ms', letter('x'), 'wait 999 ms'],
      [letter('P'), 'wait 1000 ms', letter('P')],
    ],
    'a link in between does not end the word that is typed': [
      [...typing('f'), 'item.first', letter('o'), 'menu.dismiss'],
      [...typing('P'), 'item.last', letter('o')],
    ],
    'every letter of a word counts, the first and the sixth too': [
      [...typing('f'), ...'orma'.split('').map(letter), 'item.first', letter('x')],
      ['menu.dismiss', ...typing('x'), ...'appre'.split('').map(letter)],
    ],
  },
})
