import type { Ignored, Oracle, Table } from 'statecharts'

export type AccordionState = {
  readonly open: string | null
  /** The items whose control was given the focus, oldest first. */
  readonly focused: readonly string[]
}
export type AccordionView = AccordionState

type Cause = {
  readonly type: 'item.toggle' | 'item.open' | 'item.close' | 'item.dismiss'
  readonly id: string
}

const table: Table<AccordionState, Cause> = [
  {
    id: 'accordion-toggle-opens',
    from: {},
    when: 'item.toggle',
    if: ({ open }, { id }) => open !== id,
    gives: (_state, { id }) => ({ open: id }),
    statement:
      '§4 – Une seule question ouverte à la fois : presser une question fermée l’ouvre et referme l’autre.',
  },
  {
    id: 'accordion-toggle-closes',
    from: {},
    when: 'item.toggle',
    if: ({ open }, { id }) => open === id,
    gives: () => ({ open: null }),
    statement: '§4 – La question ouverte peut être refermée.',
  },
  {
    id: 'accordion-open',
    from: {},
    when: 'item.open',
    if: ({ open }, { id }) => open !== id,
    gives: (_state, { id }) => ({ open: id }),
    statement: 'Décision : le fragment de l’adresse ouvre la question qu’il nomme.',
  },
  {
    id: 'accordion-close',
    from: {},
    when: 'item.close',
    if: ({ open }, { id }) => open === id,
    gives: () => ({ open: null }),
    statement: 'Décision : refermer une question n’agit que si c’est elle qui est ouverte.',
  },
  {
    id: 'accordion-dismiss',
    from: {},
    when: 'item.dismiss',
    if: ({ open }, { id }) => open === id,
    gives: ({ focused }, { id }) => ({ open: null, focused: [...focused, id] }),
    statement:
      'Décision : « Fermer le programme », au bout du programme, le referme et rend le focus à la commande qui l’a ouvert.',
  },
]

const ignored: readonly Ignored<AccordionState, Cause>[] = [
  {
    from: {},
    when: 'item.open',
    if: ({ open }, { id }) => open === id,
    because: 'La question est déjà ouverte.',
  },
  {
    from: {},
    when: 'item.close',
    if: ({ open }, { id }) => open !== id,
    because: 'La question est déjà fermée : une autre, ouverte entre-temps, le reste.',
  },
  {
    from: {},
    when: 'item.dismiss',
    if: ({ open }, { id }) => open !== id,
    because: 'Ce qui est fermé ne montre pas de bouton pour le fermer.',
  },
]

export const accordionOracle: Oracle<AccordionState, AccordionView> = {
  initial: { open: null, focused: [] },
  table,
  ignored,
  view: ({ open, focused }) => ({ open, focused }),
}
