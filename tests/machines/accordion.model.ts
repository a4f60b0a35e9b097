import { specify } from 'statecharts'
import { accordionMachine } from '#machines/accordion.ts'

type AccordionState = { readonly open: string | null }

const types = ['item.open', 'item.close'] as const
const ids = ['public', 'niveau']

const initial: AccordionState = { open: null }

export const accordionModel = specify({ machine: accordionMachine, initial })({
  name: 'accordion',
  rules: {
    'item.open': [
      {
        from: { open: null },
        says: '§4 – Activer une question fermée, ou ouvrir son adresse, l’ouvre.',
        to: (_state, { id }) => ({ open: id }),
      },
      {
        if: ({ open }, { id }) => open !== null && open !== id,
        says: '§4 – Une seule question est ouverte à la fois : ouvrir une question referme l’autre.',
        to: (_state, { id }) => ({ open: id }),
        otherwise: 'La question est déjà ouverte.',
      },
    ],
    'item.close': {
      if: ({ open }, { id }) => open === id,
      says: '§4 – La question ouverte peut être refermée.',
      to: { open: null },
      otherwise:
        'La question est déjà fermée. Une autre, ouverte entre-temps, reste ouverte.',
    },
  },
  events: types.flatMap((type) => ids.map((id) => ({ type, id }))),
  bounds: ['two questions'],
  identity: ({ value, context }) => [value, value === 'open' && context.item],
  observe: ({ value, context }) => ({ open: value === 'open' ? context.item : null }),
})
