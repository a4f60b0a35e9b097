import { expect, test } from 'vitest'
import { conform, explore } from 'statecharts'
import { filterModel, filterModelOf } from './filter.model.ts'
import { filterScenarios } from './filter.scenarios.ts'
import { testModel } from './model-suite.ts'

testModel(filterModel, filterScenarios)

test.each(['continue', 'inconnue', '', 'toString'])(
  'a page whose address asks for "%s" does what the table says',
  (arrival) => {
    expect(conform(explore(filterModelOf(arrival))).problems).toEqual([])
  },
)
