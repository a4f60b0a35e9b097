import { filterMachine } from '#machines/filter.ts'
import type { Model } from 'statecharts'
import { filterOracle, type FilterState, type FilterView } from './filter.rules.ts'
import { filterScenarios } from './filter.scenarios.ts'

const categories = ['integration', 'continue']
const asked = ['all', ...categories, 'inconnue']

/** The filter on a page whose address asks for `arrival`. */
export function filterModelOf(arrival: string) {
  return {
    ...filterOracle(categories, arrival),
    name: 'filter',
    scenarios: filterScenarios,
    machine: filterMachine,
    input: () => ({ known: categories, value: arrival }),
    events: () => asked.map((value) => ({ type: 'filter.choose', value })),
    values: ({ fc, near, text }) =>
      fc
        .oneof(text, near(...asked))
        .map((value) => ({ type: 'filter.choose', value }) as const),
    bounds: ['two categories, and one that the page lacks'],
    abstract: ({ value, context }) => JSON.stringify([value, context.value]),
    observe: (snapshot) => ({
      value: snapshot.context.value,
      isAnnounced: snapshot.hasTag('announced'),
    }),
  } satisfies Model<typeof filterMachine, FilterState, FilterView>
}

export const filterModel = filterModelOf('all')
