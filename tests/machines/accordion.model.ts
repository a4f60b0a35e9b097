import { accordionMachine } from '#machines/accordion.ts'
import type { Model } from 'statecharts'
import {
  accordionOracle,
  type AccordionState,
  type AccordionView,
} from './accordion.rules.ts'

const types = ['item.toggle', 'item.open', 'item.close'] as const
const ids = ['financement', 'devis']

const sameAnswers =
  'L’état « opened » sans question ouverte répond à tout comme « closed ».'

export const accordionModel = {
  ...accordionOracle,
  name: 'accordion',
  machine: accordionMachine,
  events: () => types.flatMap((type) => ids.map((id) => ({ type, id }))),
  abstract: ({ value, context }) => JSON.stringify([value, context.open]),
  observe: ({ context }) => ({ open: context.open }),
  equivalent: {
    'change initial: (root) to opened': sameAnswers,
    'add transition: closed item.close to opened': sameAnswers,
    'retarget: opened item.toggle[0] to opened': sameAnswers,
    'stay: opened item.toggle[0]': sameAnswers,
    'retarget: opened item.close[0] to opened': sameAnswers,
    'stay: opened item.close[0]': sameAnswers,
  },
} satisfies Model<typeof accordionMachine, AccordionState, AccordionView>
