import type { Ignored, Oracle, Table, Timer } from 'statecharts'

export type DropdownState = {
  readonly mode: 'closed' | 'hovered' | 'peeking' | 'leaving' | 'pinned'
  /** The link that has the focus. */
  readonly active: number | null
  readonly typed: string
  /** How many times the focus was given back to the button. */
  readonly focusesOnButton: number
  readonly timers: readonly Timer[]
}

export type DropdownView = {
  readonly isOpen: boolean
  readonly activeLabel: string | null
  readonly focusesOnButton: number
}

type Cause =
  | {
      readonly type:
        | 'pointer.enter'
        | 'pointer.leave'
        | 'button.press'
        | 'item.first'
        | 'item.last'
        | 'item.next'
        | 'item.previous'
        | 'menu.dismiss'
        | 'menu.close'
        | 'page.change'
    }
  | { readonly type: 'letter.type'; readonly letter: string }

const open = ['peeking', 'leaving', 'pinned'] as const
const hover = { name: 'hover', ms: 100 }
const leave = { name: 'leave', ms: 300 }
const typeahead = { name: 'typeahead', ms: 1000 }
const closed = { mode: 'closed', active: null, typed: '', timers: [] } as const

function without(timers: readonly Timer[], gone: Timer): readonly Timer[] {
  return timers.filter(({ name }) => name !== gone.name)
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLocaleLowerCase('fr')
}

/** The link that letters lead to; the one that has the focus when no link begins so. */
function find(
  labels: readonly string[],
  active: number | null,
  letters: string,
): number | null {
  const places = [...labels.keys()]
  const wanted = fold(letters)
  const first = active === null ? 0 : wanted.length > 1 ? active : active + 1
  const inTurn = [...places.slice(first), ...places.slice(0, first)]
  return (
    inTurn.find((place) => wanted !== '' && fold(labels[place] ?? '').startsWith(wanted)) ??
    active
  )
}

function pointerRules(): Table<DropdownState, Cause> {
  return [
    {
      id: 'dropdown-hover',
      from: { mode: 'closed' },
      when: 'pointer.enter',
      gives: () => ({ mode: 'hovered', timers: [hover] }),
      statement: '§9 – Le sous-menu s’ouvre après 100 ms de survol.',
    },
    {
      id: 'dropdown-hover-abandoned',
      from: { mode: 'hovered' },
      when: 'pointer.leave',
      gives: () => closed,
      statement: 'Décision : le pointeur reparti avant 100 ms n’ouvre rien.',
    },
    {
      id: 'dropdown-peek',
      from: { mode: 'hovered' },
      when: 'after hover',
      gives: () => ({ mode: 'peeking' }),
      statement: '§9 – Le sous-menu s’ouvre après 100 ms de survol.',
    },
    {
      id: 'dropdown-leave',
      from: { mode: 'peeking' },
      when: 'pointer.leave',
      gives: ({ timers }) => ({ mode: 'leaving', timers: [...timers, leave] }),
      statement:
        'Décision : le pointeur parti, le menu ouvert par le survol reste 300 ms de plus.',
    },
    {
      id: 'dropdown-return',
      from: { mode: 'leaving' },
      when: 'pointer.enter',
      gives: ({ timers }) => ({ mode: 'peeking', timers: without(timers, leave) }),
      statement: 'Décision : le pointeur revenu à temps garde le menu ouvert.',
    },
    {
      id: 'dropdown-left',
      from: { mode: 'leaving' },
      when: 'after leave',
      gives: () => closed,
      statement:
        'Décision : le menu ouvert par le survol se referme 300 ms après le départ du pointeur.',
    },
  ]
}

function buttonRules(): Table<DropdownState, Cause> {
  return [
    {
      id: 'dropdown-press-opens',
      from: { mode: ['closed', 'hovered'] },
      when: 'button.press',
      gives: () => ({ mode: 'pinned', timers: [] }),
      statement:
        'Lecture du §9 – Le bouton ouvre aussitôt ; le pointeur ne le referme plus.',
    },
    {
      id: 'dropdown-press-pins',
      from: { mode: ['peeking', 'leaving'] },
      when: 'button.press',
      gives: ({ timers }) => ({ mode: 'pinned', timers: without(timers, leave) }),
      statement: 'Décision : presser le bouton retient le menu que le survol a ouvert.',
    },
    {
      id: 'dropdown-press-closes',
      from: { mode: 'pinned' },
      when: 'button.press',
      gives: () => closed,
      statement: 'Décision : presser le bouton referme le menu retenu.',
    },
    {
      id: 'dropdown-dismiss',
      from: { mode: open },
      when: 'menu.dismiss',
      gives: ({ focusesOnButton }) => ({ ...closed, focusesOnButton: focusesOnButton + 1 }),
      statement: 'Décision : Échap referme le menu et rend le focus à son bouton.',
    },
    {
      id: 'dropdown-close',
      from: { mode: open },
      when: 'menu.close',
      gives: () => closed,
      statement: 'Décision : un clic ou un focus ailleurs referme le menu.',
    },
    {
      id: 'dropdown-page-change',
      from: { mode: ['hovered', ...open] },
      when: 'page.change',
      gives: () => closed,
      statement:
        'Décision : le changement de page referme le menu, et celui qui allait s’ouvrir reste fermé.',
    },
  ]
}

function linkRules(labels: readonly string[]): Table<DropdownState, Cause> {
  const last = labels.length - 1
  const pin = ({ timers }: DropdownState, active: number) =>
    ({
      mode: 'pinned',
      active,
      timers: without(without(timers, leave), hover),
    }) as const
  return [
    {
      id: 'dropdown-first',
      from: {},
      when: 'item.first',
      gives: (state) => pin(state, 0),
      statement:
        'Lecture du §9 – Une touche ouvre aussitôt, sur le premier lien ; Origine y ramène.',
    },
    {
      id: 'dropdown-last',
      from: {},
      when: 'item.last',
      gives: (state) => pin(state, last),
      statement:
        'Lecture du §9 – Une touche ouvre aussitôt, sur le dernier lien ; Fin y ramène.',
    },
    {
      id: 'dropdown-next',
      from: { mode: open },
      when: 'item.next',
      gives: (state) =>
        pin(state, state.active === null || state.active === last ? 0 : state.active + 1),
      statement:
        'Décision : la flèche du bas descend d’un lien, du dernier au premier, et retient le menu.',
    },
    {
      id: 'dropdown-previous',
      from: { mode: open },
      when: 'item.previous',
      gives: (state) => pin(state, state.active ? state.active - 1 : last),
      statement:
        'Décision : la flèche du haut monte d’un lien, du premier au dernier, et retient le menu.',
    },
    {
      id: 'dropdown-letter',
      from: { mode: open },
      when: 'letter.type',
      gives: ({ active, typed, timers }, { letter }) => ({
        active: find(labels, active, typed + letter),
        typed: typed + letter,
        timers: [...without(timers, typeahead), typeahead],
      }),
      statement:
        '§9 – Recherche par lettres : aller au lien suivant qui commence ainsi, sans accents ni casse ; sans réponse, rester.',
    },
    {
      id: 'dropdown-letters-forgotten',
      from: { mode: open },
      when: 'after typeahead',
      gives: () => ({ typed: '' }),
      statement: '§9 – La recherche par lettres recommence 1000 ms après la dernière.',
    },
  ]
}

const ignored: readonly Ignored<DropdownState, Cause>[] = [
  {
    from: { mode: ['closed', 'hovered'] },
    when: ['item.next', 'item.previous', 'letter.type'],
    because:
      'Le menu fermé n’a pas de lien où aller ; une lettre sur le bouton n’ouvre rien.',
  },
  {
    from: { mode: ['closed', 'hovered'] },
    when: ['menu.dismiss', 'menu.close'],
    because: 'Rien n’est ouvert ; l’ouverture par le survol ne dépend que du pointeur.',
  },
  {
    from: { mode: 'closed' },
    when: ['page.change'],
    because: 'Le menu est déjà fermé.',
  },
  {
    from: { mode: ['hovered', 'peeking'] },
    when: ['pointer.enter'],
    because: 'Le pointeur est déjà là, et le temps déjà compté.',
  },
  {
    from: { mode: ['closed', 'leaving'] },
    when: ['pointer.leave'],
    because: 'Le départ du pointeur a déjà fait son effet.',
  },
  {
    from: { mode: 'pinned' },
    when: ['pointer.enter', 'pointer.leave'],
    because: 'Un menu retenu par un clic ou une touche ne dépend plus du pointeur.',
  },
]

export function dropdownOracle(
  labels: readonly string[],
): Oracle<DropdownState, DropdownView> {
  return {
    initial: { ...closed, focusesOnButton: 0 },
    table: [...pointerRules(), ...buttonRules(), ...linkRules(labels)],
    ignored,
    view: ({ mode, active, focusesOnButton }) => ({
      isOpen: mode !== 'closed' && mode !== 'hovered',
      activeLabel: active === null ? null : (labels[active] ?? null),
      focusesOnButton,
    }),
  }
}
