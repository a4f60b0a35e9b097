import { accordionMachine } from '#machines/accordion.ts'
import type { Model } from 'statecharts'
import {
  accordionOracle,
  type AccordionState,
  type AccordionView,
} from './accordion.rules.ts'

const types = ['item.toggle', 'item.open', 'item.close'] as const
const ids = ['financement', 'devis']

export const accordionModel = {
  ...accordionOracle,
  name: 'accordion',
  machine: accordionMachine,
  events: () => types.flatMap((type) => ids.map((id) => ({ type, id }))),
  bounds: ['two questions'],
  abstract: ({ value, context }) => JSON.stringify([value, context.open]),
  observe: ({ context }) => ({ open: context.open }),
} satisfies Model<typeof accordionMachine, AccordionState, AccordionView>
