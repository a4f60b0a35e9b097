import { specify } from 'statecharts'
import { accordionMachine } from '#machines/accordion.ts'

type AccordionState = { readonly open: string | null }

const types = ['item.open', 'item.close'] as const
const ids = ['public', 'niveau']

const initial: AccordionState = { open: null }

export const accordionSpec = specify({ machine: accordionMachine, initial })({
  name: 'accordion',
  rules: {
    'item.open': {
      if: ({ open }, { id }) => open !== id,
      says: '§4 – Une seule question ouverte à la fois : presser une question fermée, ou l’adresse qui la nomme, l’ouvre et referme l’autre.',
      gives: (_state, { id }) => ({ open: id }),
      otherwise: 'La question est déjà ouverte.',
    },
    'item.close': {
      if: ({ open }, { id }) => open === id,
      says: '§4 – La question ouverte peut être refermée.',
      gives: { open: null },
      otherwise: 'La question est déjà fermée : une autre, ouverte entre-temps, le reste.',
    },
  },
  events: types.flatMap((type) => ids.map((id) => ({ type, id }))),
  bounds: ['two questions'],
  observe: ({ context }) => ({ open: context.open }),
})
