import { accordionMachine } from '#machines/accordion.ts'
import type { Model } from 'statecharts'
import {
  accordionOracle,
  type AccordionState,
  type AccordionView,
} from './accordion.rules.ts'

const types = ['item.toggle', 'item.open', 'item.close', 'item.dismiss'] as const
const ids = ['leadership-et-management', 'securite-et-prevention']

export const accordionModel = {
  ...accordionOracle,
  name: 'accordion',
  machine: accordionMachine,
  events: () => types.flatMap((type) => ids.map((id) => ({ type, id }))),
  bounds: ['two questions'],
  abstract: ({ value, context }) => JSON.stringify([value, context.open]),
  observe: ({ context }, { emitted }) => ({
    open: context.open,
    focused: emitted
      .filter(({ type }) => type === 'control.focus')
      .map(({ id }) => String(id)),
  }),
} satisfies Model<typeof accordionMachine, AccordionState, AccordionView>
